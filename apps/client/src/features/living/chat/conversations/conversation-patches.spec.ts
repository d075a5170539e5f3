import type { UnreadCount } from '@common-roof/contracts';
import fc from 'fast-check';

import {
  aConversation,
  aMessage,
  CONVERSATION,
  conversationPageOf,
  idOf,
  PERSON,
  unreadCountOf,
} from '#test/people.ts';
import { bookOfPage, missedIn, noteMessage, noteRead, noteUnread } from './conversation-patches.ts';

/** The server's counts while others write six messages and the reader reads some of them. */
const HISTORY: UnreadCount[] = [
  [1, 0],
  [2, 0],
  [3, 2],
  [4, 2],
  [4, 4],
  [6, 4],
].map(([seq = 0, read = 0], at) =>
  unreadCountOf({ unread: seq - read, last_seq: seq, last_read_seq: read, total: seq - read + 10, as_of: 100 + at }),
);

describe('the conversation list', () => {
  it('ends with the newest count, in whatever order counts arrive', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(HISTORY, { minLength: HISTORY.length }), (arrivals) => {
        const book = bookOfPage(conversationPageOf([aConversation()]));
        for (const count of arrivals) noteUnread(book, count);
        expect(book.items[0]).toMatchObject({ unread: 2, last_seq: 6, last_read_seq: 4 });
        expect(book.unreadTotal).toBe(12);
      }),
    );
  });

  it("counts messages in conversations that aren't listed", () => {
    const book = bookOfPage({ ...conversationPageOf([aConversation()]), unread_total: 250 });
    noteUnread(book, unreadCountOf({ conversation_id: idOf(999), unread: 1, last_seq: 1, total: 251 }));
    expect(book.unreadTotal).toBe(251);
    expect(book.items[0]?.unread).toBe(0);
  });

  it('shows messages as read before the server has counted that', () => {
    const book = bookOfPage(conversationPageOf([aConversation({ unread: 3, last_seq: 3 })]));
    noteRead(book, { conversation_id: CONVERSATION, account_id: PERSON.roomie, last_read_seq: 3 }, PERSON.roomie);
    expect(book).toMatchObject({ unreadTotal: 0, items: [{ unread: 0 }] });
    noteUnread(book, unreadCountOf({ unread: 3, last_seq: 3, as_of: 0 }));
    expect(book).toMatchObject({ unreadTotal: 0, items: [{ unread: 0 }] });
  });

  it('knows which conversations have messages that no push delivered', () => {
    const book = bookOfPage(conversationPageOf([aConversation({ last_seq: 1, last_message: aMessage(1) })]));
    expect(missedIn(book.items)).toBe('');
    noteUnread(book, unreadCountOf({ unread: 1, last_seq: 2 }));
    expect(missedIn(book.items)).toBe(`${CONVERSATION}:2`);
    noteMessage(book.items, aMessage(2));
    expect(missedIn(book.items)).toBe('');
  });
});
