import fc from 'fast-check';

import { canStillEdit, partyOf, unreadCount } from './chat.ts';

describe('chat rules', () => {
  it('give a side only to roomies and homeowners', () => {
    expect([partyOf('roomie'), partyOf('homeowner'), partyOf('neatkeeper'), partyOf('admin')]).toEqual([
      'roomie',
      'homeowner',
      null,
      null,
    ]);
  });

  it('allow an edit until the end of the fifteenth minute', () => {
    const created = new Date('2026-03-01T10:00:00Z');
    expect(canStillEdit(created, new Date('2026-03-01T10:15:00Z'))).toBe(true);
    expect(canStillEdit(created, new Date('2026-03-01T10:15:00.001Z'))).toBe(false);
  });

  it("count others' messages after the read mark as unread", () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 60 }), fc.nat(60), (own, mark) => {
        const lastReadSeq = Math.min(mark, own.length);
        const after = own.slice(lastReadSeq);
        const ownAfterRead = after.filter(Boolean).length;
        return unreadCount({ lastSeq: own.length, lastReadSeq, ownAfterRead }) === after.length - ownAfterRead;
      }),
    );
  });
});
