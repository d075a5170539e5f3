import type { Message } from '@common-roof/contracts';

import { aMessage, PERSON } from '#test/people.ts';
import { notePin } from './pin-patches.ts';

const pinned = (seq: number, minute: number, change = 1): Message =>
  aMessage(seq, { change, pin: { account_id: PERSON.roomie, pinned_at: `2026-01-05T10:0${String(minute)}:00.000Z` } });
const noted = (pins: Message[], message: Message): number[] => {
  notePin(pins, message);
  return pins.map(({ seq }) => seq);
};

describe('the pins of a conversation', () => {
  it('begin with the newest one', () => {
    expect(noted([pinned(1, 3), pinned(2, 1)], pinned(3, 2))).toEqual([1, 3, 2]);
    expect(noted([], pinned(3, 2))).toEqual([3]);
    expect(noted([pinned(1, 3)], pinned(2, 4))).toEqual([2, 1]);
  });

  it('lose a message that is unpinned or deleted', () => {
    expect(noted([pinned(1, 3), pinned(2, 1)], aMessage(1, { change: 2 }))).toEqual([2]);
    expect(noted([pinned(2, 1)], aMessage(1, { change: 2 }))).toEqual([2]);
  });

  it('follow an edit, and ignore an older version that arrives late', () => {
    const pins = [pinned(1, 3, 4)];
    notePin(pins, { ...pinned(1, 3, 5), text: 'edited' });
    expect(pins[0]?.text).toBe('edited');
    expect(noted(pins, aMessage(1, { change: 3 }))).toEqual([1]);
  });
});
