import type {
  Conversation,
  ConversationPage,
  listConversations,
  listHouseConversations,
  Page,
  ParsedInput,
} from '@common-roof/contracts';
import { partyOf } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import type { Slice } from '#kernel/database/lists.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { toPage } from '#kernel/http/page.ts';
import { Presence } from '#kernel/realtime/presence.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { ConversationLists, type ListedConversation } from './conversation-lists.repository.ts';
import { ConversationsRepository } from './conversations.repository.ts';
import { LastMessages } from './last-messages.repository.ts';
import { toConversation, toFormerMember, toMember } from './messages.mapper.ts';
import { UnreadService } from './unread.service.ts';

@Injectable()
export class ListConversationsService {
  constructor(
    private readonly access: Access,
    private readonly conversations: ConversationsRepository,
    private readonly lists: ConversationLists,
    private readonly lastMessages: LastMessages,
    private readonly unread: UnreadService,
    private readonly presence: Presence,
    private readonly audit: Audit,
  ) {}

  async listMine(actor: Actor, query: ParsedInput<typeof listConversations>['query']): Promise<ConversationPage> {
    const side = partyOf(actor.role);
    if (!side) throw new DomainError('forbidden');
    const { total, as_of } = await this.unread.total(actor.accountId);
    const found = await this.lists.listOf(actor.accountId, side, query);
    return { ...(await this.page(actor, found)), unread_total: total, as_of };
  }

  /** Lists a house's conversations for admins. The reason is recorded. */
  async listForHouse(
    actor: Actor,
    houseId: string,
    { reason, ...query }: ParsedInput<typeof listHouseConversations>['query'],
    origin: RequestOrigin,
  ): Promise<Page<Conversation>> {
    await this.access.requireHouse(actor, houseId);
    await this.audit.append({
      event: 'sensitive_read',
      actor,
      targetId: houseId,
      details: { what: 'conversations of a house', reason },
      origin,
    });
    return this.page(actor, await this.lists.listOfHouse(houseId, actor.accountId, query));
  }

  private async page(
    { role: reader, accountId }: Actor,
    found: Slice<ListedConversation>,
  ): Promise<Page<Conversation>> {
    const idsOf = (hasLeft: boolean): string[] =>
      found.rows.filter(({ until }) => (until !== null) === hasLeft).map(({ id }) => id);
    const past = idsOf(true);
    const [members, former, last] = await Promise.all([
      this.conversations.listMembers(idsOf(false)),
      past.length === 0 ? [] : this.lists.listFormerMembers(past, accountId),
      this.lastMessages.listForConversations(found.rows),
    ]);
    const online = await this.presence.online([...new Set(members.map((member) => member.account_id))]);
    return toPage(found, (row) =>
      toConversation(
        reader,
        row,
        last.get(row.id),
        row.until === null
          ? members
              .filter((member) => member.conversation_id === row.id)
              .map((member) => toMember(member, reader, online))
          : former.filter((member) => member.conversation_id === row.id).map(toFormerMember),
      ),
    );
  }
}
