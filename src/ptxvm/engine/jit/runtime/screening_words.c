// Screening (screening.c) of shared memory where each word has two stamps of 32 bits: of who wrote it last, and, behind
// those of all words, of who read it. So it is in launches that have to be exact and whose accesses to shared memory
// are all weak and of whole words; lines have no records there. Emitted code looks at most accesses of lanes anywhere
// (memory/screened_words.py).
//
// A stamp: bits 0 to 6 who, 7 to 11 warp, 12 to 15 its pause, 16 to 31 the CTA's clock + 1; 0: nobody in this CTA. Who:
// a lane, 32 + a lane that has stored what is told by its value, several lanes (SEVERAL_LANES; + 1: what is told), or
// several warps (SEVERAL_WARPS, a pause that no other has; + 1).

#include "runtime.h"

// Of the time of a warp, without who.
INLINE uint32_t word_time(const Warp *warp) {
    return ((uint32_t)(warp->screen_stamp >> WORD_STAMP_AT) & ~(uint32_t)WORD_WHO) + WORD_CLOCK;
}

INLINE uint32_t begin_of_clock(uint32_t time) {
    return time & -(uint32_t)WORD_CLOCK;
}

// The stamp of what happens now to a word.
INLINE uint32_t own_stamp(const Screening *now, uint64_t stamp, uint32_t time, uint32_t word) {
    int32_t lane = lane_of_new(now, stamp, word);
    return time | (lane < 0 ? SEVERAL_LANES : (uint32_t)lane);
}

// Whether an old stamp comes before what happens now.
INLINE bool word_precedes_now(uint32_t old, uint32_t own, uint32_t time) {
    if (old < begin_of_clock(time) || (old < time && ((old ^ time) & WARP_OF_WORD) == 0))
        return true;
    return (old & ~(uint32_t)TOLD_LANE) == own && (own & SEVERAL_LANES) == 0;
}

// A stamp of both an old one, which does not precede, and what this warp does now.
INLINE uint32_t joined_words(uint32_t old, uint32_t time) {
    uint32_t all = begin_of_clock(time) | SEVERAL_WARPS;
    return ((old ^ time) & WARP_OF_WORD) == 0 && (old & ~1u) != all ? time | SEVERAL_LANES : all;
}

INLINE bool is_told_word(uint32_t old) {
    uint32_t who = old & WORD_WHO;
    return (who & TOLD_LANE) != 0 || who == SEVERAL_LANES + 1 || who == (SEVERAL_WARPS & WORD_WHO) + 1;
}

// Of words of shared memory; a multiple of a line's.
INLINE uint64_t stamped_words(const Worker *worker) {
    return (worker->shared_size + LINE - 1) / LINE * (LINE / 4);
}

INLINE bool note_read(const Screening *now, const uint32_t *wrote, uint32_t *read, uint32_t own, uint32_t time) {
    if (!word_precedes_now(*wrote, own, time) || (*wrote == 0 && now->worker->screen_written))
        return false;
    *read = word_precedes_now(*read, own, time) ? own : joined_words(*read, time);
    return true;
}

// A store that is only told from others by its value must not hide a weak one that it comes after.
INLINE uint32_t told_stamp(uint32_t old, uint32_t own, uint32_t time, bool fine) {
    if (!fine)
        return joined_words(old, time) | 1;
    if (old >= begin_of_clock(time) && !is_told_word(old))
        return own;
    return own | ((own & SEVERAL_LANES) != 0 ? 1 : TOLD_LANE);
}

INLINE bool note_write(const Screening *now, uint32_t *wrote, uint32_t read, uint64_t stamp, uint32_t own,
                       uint32_t time) {
    uint32_t old = *wrote;
    bool fine = word_precedes_now(old, own, time), told = is_told(stamp);
    if (!word_precedes_now(read, own, time))
        return false;
    if (!fine && !(told && is_told_word(old) && has_told_value(now, stamp)))
        return false;
    *wrote = told ? told_stamp(old, own, time, fine) : own;
    return true;
}

// `judge_words` where words have stamps.
static KEEPS_REGISTERS bool judge_by_words(const Screening *now, uint64_t number, uint64_t stamp, Set words) {
    uint32_t time = word_time(now->warp), *wrote = (uint32_t *)now->lists + number * (LINE / 4);
    uint32_t *read = wrote + stamped_words(now->worker);
    bool is_read = reads(now);
    if (is_strong(stamp) || now->access->width % 4 != 0)
        return false;
    EACH (word, words) {
        uint32_t own = own_stamp(now, stamp, time, word);
        if (!(is_read ? note_read(now, wrote + word, read + word, own, time)
                      : note_write(now, wrote + word, read[word], stamp, own, time)))
            return false;
    }
    if (is_told(stamp))
        store_told_value(now);
    return true;
}

// Nobody has accessed shared memory.
static KEEPS_REGISTERS void forget_words(const Worker *worker, Cta *cta) {
    uint64_t count = worker->screen_words ? stamped_words(worker) : 0, *pairs = cta->screen_lists;
    // Atomic: no function is called for it, which callers would have to save registers for.
    for (uint64_t pair = 0; pair < count; pair++)
        __atomic_store_n(pairs + pair, 0, __ATOMIC_RELAXED);
}
