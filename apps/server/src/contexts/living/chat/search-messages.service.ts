import type { FoundMessage, FoundMessages, ParsedInput, searchMessages } from '@common-roof/contracts';
import { partyOf } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { ascending, type Order, readCursor } from '#kernel/database/lists.ts';
import { toTimestamp } from '#kernel/database/naming.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { toPage } from '#kernel/http/page.ts';
import { AccountConcurrencyLimiter } from '#kernel/rate-limits/account-concurrency-limiter.ts';
import { RateLimits } from '#kernel/rate-limits/rate-limits.ts';
import { ConversationAccess } from './conversation-access.ts';
import { ConversationLists, type ReadableConversation } from './conversation-lists.repository.ts';
import { excerptOf } from './message-excerpt.ts';
import { type FoundMessageRow, MessageSearch, type Place } from './message-search.repository.ts';
import { titleOf } from './messages.mapper.ts';

/** A search holds a connection to the database; most of them stay free for everything else. */
const SEARCHING = { atOnce: 3, mostWaiting: 60, ofOne: { atOnce: 1, mostWaiting: 4 } };

const NEWEST_FIRST: Order = { ...ascending(['created_at', 'timestamptz'], ['id', 'uuid']), descending: true };

/** Searches the messages that a person can read. */
@Injectable()
export class SearchMessagesService {
  private readonly searching = new AccountConcurrencyLimiter(SEARCHING);

  constructor(
    private readonly access: ConversationAccess,
    private readonly lists: ConversationLists,
    private readonly search: MessageSearch,
    private readonly limits: RateLimits,
  ) {}

  /** @throws 404 for a conversation that isn't the caller's; 429 or 503 for too many searches */
  async find(actor: Actor, query: ParsedInput<typeof searchMessages>['query']): Promise<FoundMessages> {
    const conversations = await this.listReadable(actor, query.conversation);
    // Read from the order above: a time and an id.
    const place = readCursor(NEWEST_FIRST, query) as unknown as Place | null;
    await this.limits.consume('messageSearches', actor.accountId);
    const filter = { q: query.q ?? null, senderId: query.from ?? null, withPhotos: query.photos === 'true' };
    const found = await this.searching.run(actor.accountId, () =>
      this.search.find(conversations, filter, { limit: query.limit, place }),
    );
    return toPage(found, toFoundMessage);
  }

  private async listReadable(actor: Actor, id: string | undefined): Promise<readonly ReadableConversation[]> {
    const side = partyOf(actor.role);
    if (!side) throw new DomainError('forbidden');
    return id === undefined ? this.lists.listReadable(actor.accountId, side) : [await this.access.require(actor, id)];
  }
}

const toFoundMessage = (row: FoundMessageRow): FoundMessage => ({
  _id: row.id,
  conversation_id: row.conversation_id,
  conversation_title: titleOf(row),
  seq: row.seq,
  sender_id: row.sender_id,
  sender_name: row.sender_name,
  created_at: toTimestamp(row.created_at),
  ...excerptOf(row.text, row.words ?? []),
  photos: row.photos,
});
