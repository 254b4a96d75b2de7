// What screening (screening.c) knows of a line of memory: stamps of those who wrote and read its words last.
//
// A stamp: bits 0 to 2 strength, 3 to 6 stride, 7 to 14 lane of the line's first byte + 128, 15 to 19 warp, 20 to 39
// time of the warp, 40 to 63 CTA. A byte of the line, number `at`, is lane (that of the first) + (at >> stride)'s.
// Launches that have to be exact also have lists: who accessed each word last, where stamps have no pattern for it.

#include "runtime.h"

// Strides of stamps: a line that one lane accesses; threads of a CTA that its list tells; lanes that Screening.map
// tells (never kept); threads of any CTA, by a stamp for each word; copies of a phase of an mbarrier, whose number is
// in the place of a warp's, and cp.async of a warp (screening_ages.c); lanes of a warp that are not told apart; warps
// of a CTA. And STRIDE_SPREAD: lanes in places of a grid (screen_grids.c).
enum { OWN_LINE = 7, LISTED, MAPPED, STAMPED, LANDED = 12, COPIED, SOME_LANES, SOME_WARPS };

// Of lists: bits 0 to 4 lane, 5 to 9 warp, 10 to 13 its pause; several threads; somebody before the CTA's last barrier.
enum { LISTED_WARP_AT = 5, LISTED_PAUSE_AT = 10, LISTED_MANY = 0xffff, LISTED_EARLIER = 0x8000 };

#define STRENGTH UINT64_C(7)
// Strengths of weak stores of words, or bytes, which only differ if their values do: strong ones are less.
#define TOLD_WORD 6
#define TOLD_BYTE 7
#define SOME_CTAS UINT64_C(0xffffff)
// Of ScreenLine.quiet in global memory.
#define LOCKED UINT64_C(1)
// Of pages: what somebody copies now.
#define BEING_KEPT UINT64_MAX
// Of ScreenPage.owners.
#define IN_RECORD UINT64_MAX
#define IN_PARTS (UINT64_MAX - 1)
#define IN_BYTES (UINT64_MAX - 2)

#define PIECE (LINE / PIECES)

#define CLOCK_AT (TIME_AT + PAUSE_BITS)
#define LONGEST_PAUSE ((1u << PAUSE_BITS) - 1)
#define LANES_OF(stamp) ((stamp) >> STRIDE_AT & 0xfff)

// An access on its way, and the memory that it has met.
typedef struct {
    Worker *worker;
    const ScreenAccess *access;
    uint64_t stamp;  // of the thread, without its lanes
    uint64_t tag;
    uint64_t base, size, host;
    uint64_t number;  // of the line
    uint64_t piece;   // 1 + that of the line which a record is of; 0: it is of the line's words
    ScreenLine *lines;
    ScreenPage *pages;
    ScreenParts *row_parts;
    Set *written;
    uint8_t *parts;
    uint16_t *lists;
    uint8_t *place;  // in the host's memory, of what is told
    const uint8_t *map;
    Cta *cta;
    const Warp *warp;
    Set mask;
    bool shared;
    bool aged;      // the same, in launches in which warps have ages (screening_ages.c)
    bool is_plain;  // what is stored need not be told
    bool follows;   // the words of a strong access are followed (screening_order.c)
    bool untouched; // they were not written before
    bool is_part;   // words of a line of global memory are accessed in part: of the line, these `bytes`
    Set bytes[PIECES];
} Screening;

static KEEPS_REGISTERS uint32_t screen_varying(Screening *now, const Cta *cta, const Warp *warp, Set lanes,
                                               uint32_t known);
static KEEPS_REGISTERS bool is_handed_on(const Screening *now, uint64_t old, Set words);
static KEEPS_REGISTERS bool age_precedes(const Screening *now, uint64_t old, uint64_t new, Set words);
static KEEPS_REGISTERS uint64_t joined_ages(uint64_t old, uint64_t new);
static KEEPS_REGISTERS bool may_overwrite(const Screening *now, uint64_t number, Set words);
static KEEPS_REGISTERS void quieten_aged(const Screening *now, ScreenLine *line);
static KEEPS_REGISTERS bool judge_by_words(const Screening *now, uint64_t number, uint64_t stamp, Set words);
static KEEPS_REGISTERS bool judge_bytes(Screening *now, uint64_t number, uint64_t stamp, Set words);
static KEEPS_REGISTERS void forget_words(const Worker *worker, Cta *cta);
static KEEPS_REGISTERS bool are_observed(const Screening *now, uint64_t line, Set words);

INLINE bool is_followed(const Screening *now) {
    return now->worker->followed_words != 0 && !now->shared;
}

// Whether each word of a line may get a stamp of its own.
INLINE bool keeps_stamps(const Screening *now) {
    return now->aged || is_followed(now);
}

static KEEPS_REGISTERS uint32_t suspect(const Screening *now) {
    Worker *worker = now->worker;
    record_fault(worker, FAULT_CODE_SUSPICION, now->access->site, first_of(now->mask), 0);
    return 1;
}

// What a worker remembers of the allocation that the place of an access has met last.
INLINE ScreenCache *cache_of_place(Worker *worker, const ScreenAccess *access) {
    return worker->screen_caches + ((uint64_t)access / sizeof(ScreenAccess) & (SCREEN_CACHES - 1));
}

// ------------------------------------------------------------------------------------------------------------- stamps

INLINE uint64_t cta_of(uint64_t stamp) {
    return stamp >> CTA_AT;
}

INLINE uint64_t clock_of(uint64_t stamp) {
    return stamp >> CLOCK_AT & 0xffff;
}

INLINE uint32_t pause_of(uint64_t stamp) {
    return (uint32_t)(stamp >> TIME_AT) & LONGEST_PAUSE;
}

INLINE uint32_t warp_of(uint64_t stamp) {
    return (uint32_t)(stamp >> WARP_AT) & 31;
}

INLINE uint32_t stride_of(uint64_t stamp) {
    return (uint32_t)(stamp >> STRIDE_AT) & 15;
}

// Of the line's first byte.
INLINE int32_t first_lane_of(uint64_t stamp) {
    return (int32_t)(stamp >> LANE_AT & 0xff) - 128;
}

INLINE int32_t lane_at(uint64_t stamp, uint32_t word) {
    return first_lane_of(stamp) + (int32_t)(word * 4 >> stride_of(stamp));
}

INLINE bool tells_lanes(uint64_t stamp) {
    return stride_of(stamp) <= OWN_LINE || stride_of(stamp) == STRIDE_SPREAD;
}

static KEEPS_REGISTERS int32_t lane_in_grid(const Screening *now, uint64_t stamp, uint32_t word);

// The lane that a stamp tells of a word, or -1.
INLINE int32_t lane_told(const Screening *now, uint64_t stamp, uint32_t word) {
    uint32_t stride = stride_of(stamp);
    if (stride == STRIDE_SPREAD)
        return lane_in_grid(now, stamp, word);
    return stride < 2 || stride > OWN_LINE ? -1 : lane_at(stamp, word);
}

// Whether two accesses of a warp are of the same lane in each of the words.
static KEEPS_REGISTERS bool same_lanes(const Screening *now, uint64_t old, uint64_t new, Set words) {
    if (!tells_lanes(old) || !tells_lanes(new))
        return false;
    if (LANES_OF(old) == LANES_OF(new))
        return true;
    // Words that several lanes share are compared by their pattern alone.
    EACH (word, words) {
        int32_t lane = lane_told(now, old, word);
        if (lane < 0 || lane != lane_told(now, new, word))
            return false;
    }
    return true;
}

// Whether an earlier access to these words is known to come before one that happens now.
INLINE bool precedes(const Screening *now, uint64_t old, uint64_t new, Set words) {
    if (now->aged)
        return age_precedes(now, old, new, words);
    if (cta_of(old) != cta_of(new))
        return false;
    if (clock_of(old) < clock_of(new))
        return true;
    if (stride_of(old) == SOME_WARPS || warp_of(old) != warp_of(new))
        return false;
    return pause_of(old) < pause_of(new) || same_lanes(now, old, new, words);
}

// The word of the map that tells of a word. Of bytes, the stamp says in which piece of the line they are.
INLINE uint32_t mapped_word(uint64_t stamp, uint32_t word) {
    uint32_t piece = (uint32_t)(stamp >> LANE_AT) & 0xff;
    return piece == 0 ? word : ((piece - 1) * PIECE + word) / 4;
}

// The lane of a new access to a word, or -1.
INLINE int32_t lane_of_new(const Screening *now, uint64_t new, uint32_t word) {
    return stride_of(new) == MAPPED ? now->map[mapped_word(new, word)] : lane_told(now, new, word);
}

// The list of the words of a line that were written, or read.
INLINE uint16_t *list_of(const Screening *now, const ScreenLine *line, uint32_t first) {
    return now->lists + (uint64_t)(line - now->lines) * (LIST / 2) + (first == 0 ? 0 : LIST / 4);
}

// `precedes` where a list, or a map, tells of threads.
static KEEPS_REGISTERS bool list_precedes(const Screening *now, const uint16_t *list, uint64_t old, uint64_t new,
                                          Set words) {
    if (cta_of(old) != cta_of(new))
        return false;
    if (clock_of(old) < clock_of(new))
        return true;
    if (stride_of(old) != LISTED && (stride_of(old) == SOME_WARPS || warp_of(old) != warp_of(new)))
        return false;
    if (stride_of(old) != LISTED && pause_of(old) < pause_of(new))
        return true;
    EACH (word, words) {
        int32_t lane = lane_of_new(now, new, word);
        if (stride_of(old) == LISTED) {
            uint32_t of_word = list[word];
            if (of_word == LISTED_EARLIER)
                continue;
            if (of_word == LISTED_MANY || (of_word >> LISTED_WARP_AT & 31) != warp_of(new) ||
                (of_word >> LISTED_PAUSE_AT >= pause_of(new) && (int32_t)(of_word & 31) != lane))
                return false;
        } else if (lane < 0 || lane_told(now, old, word) != lane) {
            return false;
        }
    }
    return true;
}

// The stamps of the words of a line of global memory that were written, or read.
INLINE uint64_t *stamps_of(const Screening *now, const ScreenLine *line, uint32_t first) {
    uint64_t *stamps = (uint64_t *)now->lists + (uint64_t)(line - now->lines) * (LIST_OF_ALL / 8);
    return stamps + (first == 0 ? 0 : LIST_OF_ALL / 16);
}

INLINE uint64_t with_lanes(uint64_t stamp, uint32_t stride, int64_t lane) {
    return stamp | (uint64_t)stride << STRIDE_AT | ((uint64_t)(lane + 128) & 0xff) << LANE_AT;
}

// Of a stamp, what it tells of one word.
static KEEPS_REGISTERS uint64_t stamp_of_word(const Screening *now, uint64_t stamp, uint32_t word) {
    if (stride_of(stamp) >= LANDED)
        return stamp;
    int32_t lane = lane_of_new(now, stamp, word);
    uint64_t rest = (stamp >> WARP_AT << WARP_AT) | (stamp & STRENGTH);
    return lane < 0 ? rest | (uint64_t)SOME_LANES << STRIDE_AT : with_lanes(rest, OWN_LINE, lane);
}

// `precedes` for one word, or by what CTAs hand on.
static KEEPS_REGISTERS bool word_precedes(const Screening *now, uint64_t old, uint64_t new, uint32_t word) {
    return precedes(now, old, stamp_of_word(now, new, word), only(word)) ||
           (is_followed(now) && is_handed_on(now, old, only(word)));
}

static KEEPS_REGISTERS bool stamps_precede(const Screening *now, const uint64_t *stamps, uint64_t new, Set words) {
    EACH (word, words)
        if (!word_precedes(now, stamps[word], new, word))
            return false;
    return true;
}

static KEEPS_REGISTERS bool each_preceded(const Screening *now, uint64_t old, uint64_t new, Set words) {
    EACH (word, words)
        if (!word_precedes(now, old, new, word))
            return false;
    return true;
}

// Whether what one of the stamps of a line tells is known to come before an access that happens now.
INLINE bool slot_precedes(const Screening *now, const ScreenLine *line, uint32_t slot, uint64_t new, Set words) {
    uint64_t old = line->stamps[slot];
    if (stride_of(old) == STAMPED)
        return stamps_precede(now, stamps_of(now, line, slot & ~1u), new, words);
    if (now->aged && stride_of(new) == MAPPED)
        return each_preceded(now, old, new, words);
    bool found = stride_of(old) != LISTED && stride_of(new) != MAPPED
                     ? precedes(now, old, new, words)
                     : list_precedes(now, list_of(now, line, slot & ~1u), old, new, words);
    return found || (is_followed(now) && is_handed_on(now, old, words));
}

INLINE bool is_told(uint64_t stamp) {
    return (stamp & STRENGTH) >= TOLD_WORD;
}

INLINE bool is_strong(uint64_t stamp) {
    return (stamp & STRENGTH) != 0 && !is_told(stamp);
}

// Of a stamp of shared memory whose lanes are not told apart: it is only strong to its own warp, all lanes of which
// know of the weak accesses that came before.
#define INNER (UINT64_C(1) << LANE_AT)

INLINE bool is_inner(uint64_t stamp) {
    return stride_of(stamp) == SOME_LANES && (stamp & INNER) != 0;
}

INLINE bool both_strong(uint64_t one, uint64_t other) {
    if ((one & STRENGTH) == 0 || ((one ^ other) & STRENGTH) != 0)
        return false;
    if (!is_inner(one) && !is_inner(other))
        return true;
    return stride_of(one) != SOME_WARPS && stride_of(other) != SOME_WARPS && warp_of(one) == warp_of(other);
}

// A stamp that comes before nothing before which one of both does not come. They may come in any order.
static KEEPS_REGISTERS uint64_t joined(uint64_t one, uint64_t other) {
    if (stride_of(one) == LISTED)
        one |= (uint64_t)SOME_WARPS << STRIDE_AT;
    bool ordered = one >> TIME_AT <= other >> TIME_AT;
    uint64_t old = ordered ? one : other, new = ordered ? other : one;
    if (((old ^ new) & ~STRENGTH) == 0)
        return old == new ? new : new & ~STRENGTH;
    uint64_t strength = both_strong(old, new) ? new & STRENGTH : 0;
    if (cta_of(old) != cta_of(new))
        return SOME_CTAS << CTA_AT | (uint64_t)SOME_WARPS << STRIDE_AT | strength;
    if (clock_of(old) < clock_of(new))
        return (new & ~STRENGTH) | strength;
    uint64_t clock = new >> CLOCK_AT << CLOCK_AT;
    if (stride_of(old) == SOME_WARPS || stride_of(new) == SOME_WARPS || warp_of(old) != warp_of(new))
        return clock | (uint64_t)SOME_WARPS << STRIDE_AT | strength;
    if (LANES_OF(old) == LANES_OF(new))
        return (new & ~STRENGTH) | strength;
    uint64_t warp = new >> WARP_AT << WARP_AT, inner = is_inner(old) || is_inner(new) ? INNER : 0;
    return warp | (uint64_t)SOME_LANES << STRIDE_AT | inner | strength;
}

// Whether a stamp is of any warps of the CTA now, or of any CTAs.
INLINE bool is_of_all(uint64_t old, uint64_t new) {
    return stride_of(old) == SOME_WARPS && (cta_of(old) == SOME_CTAS || (old ^ new) >> CLOCK_AT == 0);
}

// What a stamp's list says of a word.
INLINE uint16_t entry_of(const Screening *now, uint64_t stamp, uint64_t new, uint32_t word) {
    int32_t lane = lane_of_new(now, stamp, word);
    if (clock_of(stamp) < clock_of(new))
        return LISTED_EARLIER;
    if (lane < 0)
        return LISTED_MANY;
    return (uint16_t)(pause_of(stamp) << LISTED_PAUSE_AT | warp_of(stamp) << LISTED_WARP_AT | (uint32_t)lane);
}

// Whether words of a stamp may be in one list with those of `new`.
INLINE bool may_share_list(uint64_t old, uint64_t new) {
    return cta_of(old) == cta_of(new) && cta_of(old) != SOME_CTAS && ((old ^ new) & STRENGTH) == 0;
}

// Whether all that a line tells of one kind is in its list, and of this time.
INLINE bool is_listed(const ScreenLine *line, uint32_t first, uint64_t new) {
    uint64_t listed = (new >> CLOCK_AT << CLOCK_AT) | (uint64_t)LISTED << STRIDE_AT;
    return line->masks[first + 1] == 0 && (line->masks[first] == 0 || line->stamps[first] == listed);
}

// Whether words that lists tell of are all of the lanes that access them now, or what others of their warp did is over.
INLINE bool are_of_lanes(const Screening *now, const uint16_t *list, uint64_t new, Set words) {
    uint32_t warp = warp_of(new), pause = pause_of(new);
    EACH (word, words) {
        uint32_t old = list[word];
        if (old >= LISTED_EARLIER || (old >> LISTED_WARP_AT & 31) != warp)
            return false;
        if (old >> LISTED_PAUSE_AT >= pause && (old & 31) != now->map[word])
            return false;
    }
    return true;
}

// Puts the words of a slot into the list.
static KEEPS_REGISTERS void list_slot(const Screening *now, uint16_t *list, uint64_t old, uint64_t new, Set words) {
    bool is_listed = stride_of(old) == LISTED;
    if (is_listed && clock_of(old) == clock_of(new))
        return;
    EACH (word, words)
        list[word] = is_listed ? LISTED_EARLIER : entry_of(now, old, new, word);
}

// Words of one kind that are `new` now, in a list. Whether there is room for it.
static KEEPS_REGISTERS bool remember_in_list(const Screening *now, ScreenLine *line, uint32_t first, uint64_t new,
                                             Set words) {
    Set *masks = (Set *)line->masks + first, many = 0;
    uint64_t *stamps = line->stamps + first, strength = new & STRENGTH;
    uint16_t *list = list_of(now, line, first);
    uint32_t target = 2;
    for (uint32_t slot = 0; slot < 2; slot++) {
        Set both = masks[slot] & words;
        if (both != 0 && !slot_precedes(now, line, first + slot, new, both)) {
            many |= both;
            strength = both_strong(stamps[slot], new) ? strength : 0;
        }
    }
    uint64_t weakened = (new & ~STRENGTH) | strength;
    for (uint32_t slot = 0; slot < 2; slot++)
        if ((masks[slot] & ~words) == 0 || may_share_list(stamps[slot], weakened))
            target = target == 2 || stride_of(stamps[slot]) == LISTED ? slot : target;
    if (target == 2)
        return false;
    list_slot(now, list, stamps[target], new, masks[target] & ~words);
    masks[1 - target] &= ~words;
    masks[target] |= words;
    EACH (word, words)
        list[word] = (many >> word & 1) != 0 ? LISTED_MANY : entry_of(now, new, new, word);
    stamps[target] = (weakened >> CLOCK_AT << CLOCK_AT) | (uint64_t)LISTED << STRIDE_AT | strength;
    return true;
}

// Whether each of both slots has other words, of another stamp.
INLINE bool are_taken(const uint64_t *stamps, const Set *masks, uint64_t new, Set words) {
    return (masks[0] & ~words) != 0 && (masks[1] & ~words) != 0 && stamps[0] != new && stamps[1] != new;
}

// Whether the stamps of one kind cannot tell of a new access without becoming less exact.
static KEEPS_REGISTERS bool is_too_much(const Screening *now, const ScreenLine *line, uint32_t first, uint64_t new,
                                       Set words) {
    const uint64_t *stamps = line->stamps + first;
    const Set *masks = line->masks + first;
    if (stride_of(new) == MAPPED || (masks[0] != 0 && stride_of(stamps[0]) == STAMPED) ||
        are_taken(stamps, masks, new, words))
        return true;
    for (uint32_t slot = 0; slot < 2; slot++)
        if ((masks[slot] & words) != 0 && stamps[slot] != new &&
            !slot_precedes(now, line, first + slot, new, masks[slot] & words))
            return true;
    return false;
}

// Each word of one kind gets a stamp of its own.
static KEEPS_REGISTERS void remember_each(const Screening *now, ScreenLine *line, uint32_t first, uint64_t new,
                                          Set words) {
    uint64_t *stamps = line->stamps + first, *list = stamps_of(now, line, first);
    Set *masks = (Set *)line->masks + first;
    for (uint32_t slot = 0; slot < 2; slot++)
        if (masks[slot] != 0 && stride_of(stamps[slot]) != STAMPED)
            EACH (word, masks[slot])
                list[word] = stamp_of_word(now, stamps[slot], word);
    EACH (word, words) {
        uint64_t own = stamp_of_word(now, new, word);
        bool joins = ((masks[0] | masks[1]) >> word & 1) != 0 && !word_precedes(now, list[word], own, word);
        uint64_t both = now->aged ? joined_ages(list[word], own) : joined(list[word], own);
        list[word] = joins ? both : own;
    }
    masks[0] |= masks[1] | words;
    masks[1] = 0;
    stamps[0] = SOME_CTAS << CTA_AT | (uint64_t)STAMPED << STRIDE_AT;
}

// The words of one kind, two slots, that are `new` now.
static KEEPS_REGISTERS void remember(const Screening *now, ScreenLine *line, uint32_t first, uint64_t new, Set words) {
    uint64_t *stamps = line->stamps + first;
    Set *masks = (Set *)line->masks + first;
    bool is_mapped = stride_of(new) == MAPPED;
    if (keeps_stamps(now)) {
        if (is_too_much(now, line, first, new, words)) {
            remember_each(now, line, first, new, words);
            return;
        }
    } else if (now->worker->screen_exact && (is_mapped || are_taken(stamps, masks, new, words)) &&
        remember_in_list(now, line, first, new, words)) {
        return;
    }
    if (is_mapped)
        new = (new & ~((uint64_t)15 << STRIDE_AT)) | (uint64_t)SOME_LANES << STRIDE_AT;
    for (uint32_t slot = 0; slot < 2; slot++) {
        Set both = masks[slot] & words;
        if (both == 0 || stamps[slot] == new)
            continue;
        if (!slot_precedes(now, line, first + slot, new, both))
            new = joined(stamps[slot], new);
        masks[slot] &= ~words;
    }
    for (uint32_t slot = 0; slot < 2; slot++) {
        if (masks[slot] == 0 || stamps[slot] == new) {
            stamps[slot] = new;
            masks[slot] |= words;
            return;
        }
    }
    uint32_t slot = joined(stamps[0], new) == stamps[0] ? 0 : 1;
    stamps[slot] = joined(stamps[slot], new);
    masks[slot] |= words;
}

// Whether a store that is only told from others by its value stores what is there.
INLINE bool has_told_value(const Screening *now, uint64_t new) {
    uint64_t strength = new & STRENGTH, value = now->worker->screen_value;
    uint32_t there;
    if (strength == TOLD_BYTE)
        return *now->place == (uint8_t)value;
    if (strength != TOLD_WORD)
        return true;
    __builtin_memcpy(&there, now->place, sizeof there);
    return there == (uint32_t)value;
}

// Others compare with it before it is stored.
INLINE void store_told_value(const Screening *now) {
    uint32_t value = (uint32_t)now->worker->screen_value;
    if (now->access->width == 1)
        *now->place = (uint8_t)value;
    else
        __builtin_memcpy(now->place, &value, sizeof value);
}

INLINE uint64_t lines_of(const Screening *now) {
    return (now->size + LINE - 1) / LINE;
}

// The address of what a record tells of; if that is bytes, `words` become the words that these are of.
INLINE uint64_t words_told(const Screening *now, const ScreenLine *line, Set *words) {
    uint64_t number = (uint64_t)(line - now->lines), lines = lines_of(now);
    if (number < lines)
        return now->base + number * LINE;
    Set found = 0;
    EACH (byte, *words)
        found |= only(byte / 4);
    *words = found;
    return now->base + (number - lines) * PIECE;
}

// Whether an access to words of a line is morally strong with an earlier one, or has observed it.
INLINE bool agrees(const Screening *now, uint64_t old, uint64_t new, const ScreenLine *line, Set words) {
    if (both_strong(old, new) && has_told_value(now, new))
        return true;
    return is_followed(now) && is_strong(old) && are_observed(now, words_told(now, line, &words), words);
}

static KEEPS_REGISTERS bool stamps_agree(const Screening *now, const ScreenLine *line, uint32_t first, uint64_t new,
                                         Set words) {
    const uint64_t *list = stamps_of(now, line, first);
    EACH (word, words)
        if (!word_precedes(now, list[word], new, word) && !agrees(now, list[word], new, line, only(word)))
            return false;
    return true;
}

// Whether all earlier accesses of one kind come before this one, or agree with it.
INLINE bool follows(const Screening *now, const ScreenLine *line, uint32_t first, uint64_t new, Set words) {
    for (uint32_t slot = first; slot < first + 2; slot++) {
        Set both = line->masks[slot] & words;
        if (both == 0 || slot_precedes(now, line, slot, new, both))
            continue;
        uint64_t old = line->stamps[slot];
        if (stride_of(old) != STAMPED && !agrees(now, old, new, line, both))
            return false;
        if (stride_of(old) == STAMPED && !stamps_agree(now, line, first, new, both))
            return false;
    }
    return true;
}
