import type { MessagePage } from '@common-roof/contracts';

import { aMessage } from '#test/people.ts';
import { addPage, addPushed, findPlace, placeLogOfPage } from './place-log.ts';

const page = (from: number, to: number, more: Partial<MessagePage> = {}): MessagePage => ({
  items: Array.from({ length: to - from + 1 }, (_, at) => aMessage(from + at)),
  has_more_before: true,
  has_more_after: true,
  last_read_seq: 0,
  last_change: 0,
  ...more,
});
const seqs = ({ items }: { items: readonly { seq: number }[] }): number[] => items.map(({ seq }) => seq);

describe('the log around a place', () => {
  it('grows by pages on both sides', () => {
    const log = placeLogOfPage(page(5, 6));
    addPage(log, page(3, 4, { has_more_before: false }), 'before');
    addPage(log, page(7, 8, { has_more_after: false }), 'after');
    expect(seqs(log)).toEqual([3, 4, 5, 6, 7, 8]);
    expect(log).toMatchObject({ hasMoreBefore: false, hasMoreAfter: false });
  });

  it('takes pushed messages only where they leave no gap', () => {
    const log = placeLogOfPage(page(5, 6));
    addPushed(log, aMessage(7));
    expect(seqs(log)).toEqual([5, 6]);
    log.hasMoreAfter = false;
    addPushed(log, aMessage(7));
    expect(seqs(log)).toEqual([5, 6, 7]);
    addPushed(log, aMessage(9));
    expect([seqs(log), log.hasMoreAfter]).toEqual([[5, 6, 7], true]);
  });

  it('replaces messages that were edited', () => {
    const log = placeLogOfPage(page(5, 6));
    addPushed(log, aMessage(5, { text: 'Edited', change: 1 }));
    expect(log.items[0]?.text).toBe('Edited');
  });

  it('knows the message of a place by its id, or the first one since its time', () => {
    const log = placeLogOfPage({
      ...page(5, 5),
      items: [
        aMessage(5, { created_at: '2026-03-01T10:00:00.000Z' }),
        aMessage(6, { created_at: '2026-03-03T10:00:00.000Z' }),
      ],
    });
    expect(findPlace(log, log.items[0]?._id ?? '')?.seq).toBe(5);
    expect(findPlace(log, '2026-03-02T00:00:00.000Z')?.seq).toBe(6);
    expect(findPlace(log, '2026-03-09T00:00:00.000Z')?.seq).toBe(6);
    expect(findPlace(log, 'b1b0ff00-0000-4000-8000-000000000000')).toBeUndefined();
  });
});
