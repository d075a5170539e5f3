import type {
  Conversation,
  ConversationPage,
  listConversations,
  listHouseConversations,
  Page,
  ParsedInput,
} from '@common-roof/contracts';
import { sideOf } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';

import { Audit } from '../../../platform/audit/audit.ts';
import type { Actor, RequestOrigin } from '../../../platform/http/actor.ts';
import { readCursor, toPage } from '../../../platform/http/cursor.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { Presence } from '../../../platform/realtime/presence.ts';
import { Access } from '../../identity/access/index.ts';
import { ConversationsRepository, type ListedConversation } from './conversations.repository.ts';
import { LastMessages } from './last-messages.repository.ts';
import { toConversation, toMember } from './messages.mapper.ts';
import { UnreadService } from './unread.service.ts';

const newestFirst = z.tuple([z.iso.datetime(), z.guid()]);
const keyOf = (row: ListedConversation): [string, string] => [row.last_message_key, row.id];

@Injectable()
export class ListConversationsService {
  constructor(
    private readonly access: Access,
    private readonly conversations: ConversationsRepository,
    private readonly lastMessages: LastMessages,
    private readonly unread: UnreadService,
    private readonly presence: Presence,
    private readonly audit: Audit,
  ) {}

  async mine(
    actor: Actor,
    { limit, cursor }: ParsedInput<typeof listConversations>['query'],
  ): Promise<ConversationPage> {
    const side = sideOf(actor.role);
    if (!side) throw new DomainError('forbidden');
    const { total, as_of } = await this.unread.total(actor.accountId);
    const rows = await this.conversations.listOf(actor.accountId, side, readCursor(cursor, newestFirst), limit + 1);
    return { ...(await this.page(rows, limit)), unread_total: total, as_of };
  }

  /** For admins; the reason is recorded. */
  async ofHouse(
    actor: Actor,
    houseId: string,
    { limit, cursor, reason }: ParsedInput<typeof listHouseConversations>['query'],
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
    const after = readCursor(cursor, newestFirst);
    return this.page(await this.conversations.listOfHouse(houseId, actor.accountId, after, limit + 1), limit);
  }

  private async page(rows: ListedConversation[], limit: number): Promise<Page<Conversation>> {
    const ids = rows.map(({ id }) => id);
    const [members, last] = await Promise.all([this.conversations.membersOf(ids), this.lastMessages.of(ids)]);
    const online = await this.presence.online([...new Set(members.map((member) => member.account_id))]);
    return toPage(
      rows,
      limit,
      (row) =>
        toConversation(
          row,
          last.get(row.id),
          members.filter((member) => member.conversation_id === row.id).map((member) => toMember(member, online)),
        ),
      keyOf,
    );
  }
}
