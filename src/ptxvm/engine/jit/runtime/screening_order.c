// Screening of what CTAs hand to each other: strong accesses by which one releases what it has done, and another learns
// of it (patterns of release and acquire, 8.8 to 8.9.5 of the ISA). Only launches that are exact follow this, and they
// have one worker, so that looking at an access and doing it is one.
//
// Followed are words that single instructions access by strong accesses of the whole GPU. Each write of one has a
// number; who reads the last one observes the releases before it, as long as each write reads the one before or hands
// on what came before. What is not followed, or forgotten, orders nothing: then the interpreter judges. Nor does the
// order in which fence.sc happen to come: whoever needs that may be early in another run.

#include "runtime.h"

INLINE FollowedWarp *followed_warp(Cta *cta, const Warp *warp) {
    return cta->followed_warps + warp->index;
}

INLINE uint64_t bit_of_line(uint64_t line) {
    return UINT64_C(1) << ((line ^ line >> 6 ^ line >> 12) & 63);
}

// ----------------------------------------------------------------------------------------------------- what is known

// Whether the executing lanes know of it.
INLINE bool is_known_now(const Screening *now, const FollowedKnown *known) {
    if (known->span.word == 0)
        return false;
    if (now->warp->screen_time >> PAUSE_BITS > known->clock)
        return true;
    return known->warp == now->warp->index && (now->mask & ~known->lanes) == 0;
}

// Whether an access came before what a release has released.
static KEEPS_REGISTERS bool is_released(const FollowedRelease *release, uint64_t old, Set words) {
    if (clock_of(old) != clock_of(release->stamp))
        return clock_of(old) < clock_of(release->stamp);
    if (stride_of(old) == SOME_WARPS || warp_of(old) != warp_of(release->stamp))
        return false;
    if (pause_of(old) != pause_of(release->stamp))
        return pause_of(old) < pause_of(release->stamp);
    if (stride_of(old) < 2 || stride_of(old) > OWN_LINE || is_strong(old))
        return false;
    EACH (word, words) {
        int32_t lane = lane_at(old, word);
        if (lane < 0 || lane > 31 || (release->lanes >> lane & 1) == 0)
            return false;
    }
    return true;
}

// Whether an access of another CTA was released by one of which the executing lanes know.
static KEEPS_REGISTERS bool is_handed_on(const Screening *now, uint64_t old, Set words) {
    if (cta_of(old) >= now->worker->cta_count)
        return false;
    const FollowedRelease *releases =
        (const FollowedRelease *)now->worker->followed_releases + cta_of(old) * FOLLOWED_RELEASES;
    for (uint32_t place = 0; place < FOLLOWED_KNOWN; place++) {
        const FollowedKnown *known = now->cta->followed_known + place;
        if (!is_known_now(now, known))
            continue;
        for (uint32_t number = 0; number < FOLLOWED_RELEASES; number++) {
            const FollowedRelease *release = releases + number;
            if (release->word == known->span.word && release->number >= known->span.first &&
                release->number <= known->span.last && is_released(release, old, words))
                return true;
        }
    }
    return false;
}

// ------------------------------------------------------------------------------------------------------------- words

INLINE FollowedWord *words_of_launch(const Worker *worker) {
    return (FollowedWord *)worker->followed_words;
}

// The word at an address; if there is none, a free place for it, or null.
static KEEPS_REGISTERS FollowedWord *place_of_word(const Worker *worker, uint64_t address) {
    uint32_t first = (uint32_t)(address / 4 * 0x9e3779b1u >> 8);
    for (uint32_t tried = 0; tried < FOLLOWED_WORDS / 4; tried++) {
        FollowedWord *word = words_of_launch(worker) + ((first + tried) & (FOLLOWED_WORDS - 1));
        if (word->address == address || word->address == 0)
            return word;
    }
    return 0;
}

INLINE FollowedWord *word_at(const Worker *worker, uint64_t address) {
    FollowedWord *word = place_of_word(worker, address);
    return word != 0 && word->address == address ? word : 0;
}

INLINE uint64_t number_of_word(const Worker *worker, const FollowedWord *word) {
    return (uint64_t)(word - words_of_launch(worker)) + 1;
}

// What came before the write that comes now no longer reaches those who read the word.
INLINE void forget_history(const Worker *worker, FollowedWord *word) {
    word->first = worker->followed_writes + 1;
    for (uint32_t place = 0; place < FOLLOWED_SPANS; place++)
        word->spans[place].word = 0;
}

// A write of something else, or that is not followed.
INLINE void cut(Worker *worker, FollowedWord *word) {
    forget_history(worker, word);
    word->last = ++worker->followed_writes;
    word->whole = 0;
}

// An access that is not followed writes words of a line.
static KEEPS_REGISTERS void cut_words(Worker *worker, uint64_t line, Set words) {
    EACH (each, words) {
        uint64_t address = line + 4 * (uint64_t)each;
        FollowedWord *word = word_at(worker, address), *before = word_at(worker, address - 4);
        if (word != 0)
            cut(worker, word);
        if (before != 0 && before->width == 8)
            cut(worker, before);
    }
}

// Whether the executing lanes have read, at each of these words of a line, the last of all writes, or know of it.
static KEEPS_REGISTERS bool are_observed(const Screening *now, uint64_t line, Set words) {
    const FollowedWarp *own = followed_warp(now->cta, now->warp);
    EACH (each, words) {
        const FollowedWord *word = word_at(now->worker, line + 4 * (uint64_t)each);
        if (word == 0 || !word->whole || word->width != 4)
            return false;
        uint64_t number = number_of_word(now->worker, word);
        bool seen = own->spans[0].word == number && own->spans[0].last == word->last && (now->mask & ~own->lanes) == 0;
        for (uint32_t place = 0; place < FOLLOWED_KNOWN; place++) {
            const FollowedKnown *known = now->cta->followed_known + place;
            seen |= known->span.word == number && known->span.last == word->last && is_known_now(now, known);
        }
        if (!seen)
            return false;
    }
    return true;
}

// ------------------------------------------------------------------------------------------------ release and acquire

// Field by field: code that keeps registers calls nothing that moves memory.
INLINE void set_span(FollowedSpan *target, const FollowedSpan *span) {
    target->first = span->first;
    target->last = span->last;
    target->word = span->word;
}

// One span more of those that are handed on; where there is no room, it is forgotten.
static KEEPS_REGISTERS void add_span(FollowedSpan *spans, const FollowedSpan *span) {
    uint32_t target = FOLLOWED_SPANS;
    for (uint32_t place = 0; place < FOLLOWED_SPANS; place++) {
        if (spans[place].word == span->word) {
            bool meets = span->first <= spans[place].last + 1 && spans[place].first <= span->last + 1;
            if (meets && spans[place].first < span->first)
                spans[place].last = spans[place].last > span->last ? spans[place].last : span->last;
            else
                set_span(spans + place, span);
            return;
        }
        if (spans[place].word == 0 && target == FOLLOWED_SPANS)
            target = place;
    }
    if (target != FOLLOWED_SPANS)
        set_span(spans + target, span);
}

// Lanes of a warp know these spans from now on.
static KEEPS_REGISTERS void learn(Cta *cta, const Warp *warp, Set lanes, const FollowedSpan *spans) {
    for (uint32_t place = 0; place < FOLLOWED_SPANS; place++) {
        if (spans[place].word == 0)
            continue;
        FollowedKnown *known = cta->followed_known + (cta->followed_next++ & (FOLLOWED_KNOWN - 1));
        set_span(&known->span, spans + place);
        known->warp = warp->index;
        known->lanes = lanes;
        known->clock = warp->screen_time >> PAUSE_BITS;
    }
    followed_warp(cta, warp)->fresh = 0;
}

// A write that releases: what the thread knows of other words goes with it, if it knew that before.
static KEEPS_REGISTERS void release_word(const Screening *now, FollowedWord *word, Set lanes, uint64_t stamp,
                                         bool own) {
    Worker *worker = now->worker;
    FollowedRelease *releases = (FollowedRelease *)worker->followed_releases + now->cta->index * FOLLOWED_RELEASES;
    FollowedRelease *oldest = releases;
    for (uint32_t place = 1; place < FOLLOWED_RELEASES; place++)
        if (releases[place].number < oldest->number)
            oldest = releases + place;
    uint32_t number = (uint32_t)number_of_word(worker, word);
    *oldest = (FollowedRelease){word->last, stamp, number, own ? lanes : 0};
    followed_warp(now->cta, now->warp)->has_released |= own;
    for (uint32_t place = 0; own && place < FOLLOWED_KNOWN; place++) {
        const FollowedKnown *known = now->cta->followed_known + place;
        if (is_known_now(now, known) && known->span.word != number)
            add_span(word->spans, &known->span);
    }
}

// Whether the executing lanes know of all releases that the word carries.
static KEEPS_REGISTERS bool knows_word(const Screening *now, const FollowedWord *word) {
    for (uint32_t place = 0; place < FOLLOWED_KNOWN; place++) {
        const FollowedKnown *known = now->cta->followed_known + place;
        if (is_known_now(now, known) && known->span.word == number_of_word(now->worker, word) &&
            known->span.first <= word->first && known->span.last >= word->last)
            return true;
    }
    return false;
}

// A strong write. `fresh`: the warp has done nothing since its last fence.
static KEEPS_REGISTERS void write_word(Screening *now, FollowedWord *word, Set lanes, bool fresh) {
    const ScreenAccess *access = now->access;
    const FollowedWarp *own = followed_warp(now->cta, now->warp);
    bool releases = (access->order & SCREEN_ORDER_RELEASES) != 0;
    Set released = releases ? lanes : lanes & own->fence_lanes;
    if ((access->order & SCREEN_ORDER_MAY_FAIL) != 0)
        released = 0;
    bool in_time = releases || (fresh && clock_of(own->fence) == now->warp->screen_time >> PAUSE_BITS);
    if (access->kind != SCREEN_KIND_CHANGE) {
        if (released == 0 || !in_time || !knows_word(now, word))
            forget_history(now->worker, word);
        word->first += released == 0 ? 1 : 0;
        word->whole = 0;
    }
    word->last = ++now->worker->followed_writes;
    if (released != 0)
        release_word(now, word, released, releases ? now->stamp : own->fence, in_time);
}

// A strong read of the last write: acquired at once, or by a fence.
static KEEPS_REGISTERS void read_word(Screening *now, const FollowedWord *word, Set lanes) {
    FollowedWarp *own = followed_warp(now->cta, now->warp);
    if ((now->access->order & SCREEN_ORDER_SHOWS) == 0)
        return;
    own->lanes = lanes;
    for (uint32_t place = 0; place < FOLLOWED_SPANS; place++)
        own->spans[place].word = 0;
    FollowedSpan all = {word->first, word->last, number_of_word(now->worker, word)};
    add_span(own->spans, &all);
    for (uint32_t place = 0; place < FOLLOWED_SPANS; place++)
        if (word->spans[place].word != 0)
            add_span(own->spans, word->spans + place);
    if ((now->access->order & SCREEN_ORDER_ACQUIRES) != 0)
        learn(now->cta, now->warp, lanes, own->spans);
}

// A strong access by lanes to one place of global memory, which has been found to be in order.
static KEEPS_REGISTERS void follow_access(Screening *now, uint64_t address, Set lanes, bool fresh) {
    const ScreenAccess *access = now->access;
    bool writes = access->kind == SCREEN_KIND_CHANGE || access->kind == SCREEN_KIND_STRONG_WRITE;
    FollowedWord *word = place_of_word(now->worker, address);
    if (word == 0 || (word->address == 0 && !writes))
        return;
    if (word->address == 0) {
        word->address = address;
        word->first = now->worker->followed_writes + 1;
        word->width = access->width;
        word->whole = now->untouched && access->kind == SCREEN_KIND_CHANGE;
        now->worker->followed_lines |= bit_of_line(address / LINE);
    }
    if (word->width != access->width) {
        if (writes)
            cut(now->worker, word);
        return;
    }
    if (writes)
        write_word(now, word, lanes, fresh);
    if (access->kind != SCREEN_KIND_STRONG_WRITE)
        read_word(now, word, lanes);
}

// A warp makes a weak access to global memory: it is not part of what it has released in this time, nor of what its
// fence releases.
INLINE void leave_release(Worker *worker, Cta *cta, const Warp *warp) {
    FollowedWarp *own = followed_warp(cta, warp);
    FollowedRelease *releases = (FollowedRelease *)worker->followed_releases + cta->index * FOLLOWED_RELEASES;
    own->fresh = 0;
    if (!own->has_released)
        return;
    own->has_released = 0;
    for (uint32_t place = 0; place < FOLLOWED_RELEASES; place++)
        if (warp_of(releases[place].stamp) == warp->index &&
            clock_of(releases[place].stamp) == warp->screen_time >> PAUSE_BITS)
            releases[place].lanes = 0;
}

// A fence of the whole GPU; `order`: of ScreenOrder.
KEEPS_REGISTERS void ptxvm_screen_fence(Worker *worker, Cta *cta, Warp *warp, Set mask, uint32_t order) {
    if (worker->followed_words == 0 || mask == 0)
        return;
    FollowedWarp *own = followed_warp(cta, warp);
    if ((order & SCREEN_ORDER_ACQUIRES) != 0 && (own->lanes & mask) != 0)
        learn(cta, warp, own->lanes & mask, own->spans);
    if ((order & SCREEN_ORDER_RELEASES) != 0) {
        own->fence_lanes = mask;
        own->fence = warp->screen_stamp;
        own->fresh = 1;
    }
}

static void begin_following(Cta *cta) {
    __builtin_memset(cta->followed_known, 0, sizeof cta->followed_known);
    __builtin_memset(cta->followed_warps, 0, sizeof cta->followed_warps);
    cta->followed_next = 0;
}
