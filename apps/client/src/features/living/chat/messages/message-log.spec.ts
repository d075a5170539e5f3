import type { Message } from '@common-roof/contracts';
import fc from 'fast-check';

import { aMessage } from '#test/people.ts';
import {
  addMessages,
  addNewestPage,
  addOlderPage,
  gapAfter,
  logOfPage,
  type MessageLog,
  syncStart,
} from './message-log.ts';

const pageOf = (items: Message[], hasMoreBefore = false) => ({
  items,
  has_more_before: hasMoreBefore,
  has_more_after: false,
  last_read_seq: 0,
  last_change: 0,
});
const seqs = (log: MessageLog): number[] => log.items.map(({ seq }) => seq);
const upTo = (count: number): Message[] => Array.from({ length: count }, (_, at) => aMessage(at + 1));

/** The versions of a message: sent, edited, deleted. */
function versionsOf(seq: number): Message[] {
  const sent = aMessage(seq);
  const edited = { ...sent, text: 'edited', edited_at: '2026-01-05T11:00:00.000Z', change: 2 * seq - 1 };
  return [sent, edited, { ...edited, text: '', deleted_at: '2026-01-05T11:05:00.000Z', change: 2 * seq }];
}

type Arrival = { how: 'answer' | 'refetch' | 'older'; messages: Message[] };

const anyHistory = fc.integer({ min: 1, max: 12 }).chain((count) =>
  fc.record({
    count: fc.constant(count),
    reached: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: count, maxLength: count }),
    arrivals: fc.array(
      fc.record({
        how: fc.constantFrom<Arrival['how']>('answer', 'refetch', 'older'),
        picks: fc.array(fc.tuple(fc.integer({ min: 1, max: count }), fc.integer({ min: 0, max: 2 })), { maxLength: 8 }),
      }),
      { maxLength: 10 },
    ),
  }),
);

function arrive(log: MessageLog, { how, messages }: Arrival): void {
  if (how === 'answer') addMessages(log, messages);
  else if (how === 'refetch') addNewestPage(log, logOfPage(pageOf(messages)));
  else addOlderPage(log, pageOf(messages));
}

describe('a message log', () => {
  it('holds each message once, in order and in its latest version, however it arrived', () => {
    fc.assert(
      fc.property(anyHistory, ({ count, reached, arrivals }) => {
        const log: MessageLog = { items: [], hasMoreBefore: false, lastChange: 0 };
        const version = (seq: number, wanted: number): Message[] =>
          versionsOf(seq)
            .slice(0, (reached[seq - 1] ?? 0) + 1)
            .slice(Math.min(wanted, reached[seq - 1] ?? 0))
            .slice(0, 1);
        for (const { how, picks } of arrivals) {
          arrive(log, { how, messages: picks.flatMap(([seq, wanted]) => version(seq, wanted)) });
        }
        // In the end, a sync delivers everything in its latest version.
        const truth = Array.from({ length: count }, (_, at) => version(at + 1, 2)).flat();
        addMessages(log, truth);
        expect(log.items).toEqual(truth);
        expect(gapAfter(log)).toBeNull();
      }),
    );
  });

  it('never replaces a newer version with an older one', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2, 0, 1], { minLength: 1 }), (order) => {
        const versions = versionsOf(1);
        const log: MessageLog = { items: [], hasMoreBefore: false, lastChange: 0 };
        for (const at of order) addMessages(log, versions.slice(at, at + 1));
        expect(log.items).toEqual([versions[Math.max(...order)]]);
      }),
    );
  });

  it('ignores messages before the loaded part', () => {
    const log = logOfPage(pageOf(upTo(10).slice(5), true));
    addMessages(log, [aMessage(2)]);
    expect(seqs(log)).toEqual([6, 7, 8, 9, 10]);
    addOlderPage(log, pageOf(upTo(5)));
    expect(seqs(log)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(log.hasMoreBefore).toBe(false);
  });

  it('keeps older pages when the newest one is refetched', () => {
    const log = logOfPage(pageOf(upTo(10)));
    addNewestPage(log, logOfPage(pageOf(upTo(12).slice(8), true)));
    expect(seqs(log)).toHaveLength(12);
    expect(log.hasMoreBefore).toBe(false);
  });

  it('returns where to sync from: the first gap, or the end', () => {
    const log = logOfPage(pageOf(upTo(3)));
    expect(syncStart(log)).toBe(3);
    addMessages(log, [aMessage(6), aMessage(8)]);
    expect(gapAfter(log)).toBe(3);
    addMessages(log, [aMessage(4), aMessage(5)]);
    expect(syncStart(log)).toBe(6);
  });
});
