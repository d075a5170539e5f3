import fc from 'fast-check';

import { canStillEdit, movedReadMark, partyOf, unreadCount } from './chat.ts';

describe('chat rules', () => {
  it('only roomies and homeowners have a side', () => {
    expect([partyOf('roomie'), partyOf('homeowner'), partyOf('neatkeeper'), partyOf('admin')]).toEqual([
      'roomie',
      'homeowner',
      null,
      null,
    ]);
  });

  it('an edit is possible up to the end of the fifteenth minute', () => {
    const created = new Date('2026-03-01T10:00:00Z');
    expect(canStillEdit(created, new Date('2026-03-01T10:15:00Z'))).toBe(true);
    expect(canStillEdit(created, new Date('2026-03-01T10:15:00.001Z'))).toBe(false);
  });

  it('unread counts the messages of others after the mark', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 60 }), fc.nat(60), (own, mark) => {
        const lastReadSeq = Math.min(mark, own.length);
        const after = own.slice(lastReadSeq);
        const ownAfterRead = after.filter(Boolean).length;
        return unreadCount({ lastSeq: own.length, lastReadSeq, ownAfterRead }) === after.length - ownAfterRead;
      }),
    );
  });

  it('a read mark never moves back and never past the end', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.nat(200), fc.nat(100), (current, wanted, ahead) => {
        const lastSeq = current + ahead;
        const moved = movedReadMark(current, wanted, lastSeq);
        return moved >= current && moved <= lastSeq && (wanted <= current || moved === Math.min(wanted, lastSeq));
      }),
    );
  });
});
