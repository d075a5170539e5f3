import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.ts';
import { Realtime } from '../../platform/realtime/realtime.ts';
import { ConversationsRepository, type MemberRow } from './conversations.repository.ts';
import { unreadOf } from './messages.mapper.ts';
import { UnreadTotals } from './unread-totals.repository.ts';

export interface UnreadMember extends MemberRow {
  readonly unread: number;
}

/** Unread counts, always computed from the order and the read marks, never kept. */
@Injectable()
export class UnreadService {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly totals: UnreadTotals,
    private readonly realtime: Realtime,
    private readonly database: Database,
  ) {}

  async membersOf(conversationId: string): Promise<UnreadMember[]> {
    const members = await this.conversations.membersOf([conversationId]);
    return members.map((member) => ({ ...member, unread: unreadOf(member) }));
  }

  total(accountId: string): Promise<number> {
    return this.totals.of([accountId]).then((totals) => totals.get(accountId) ?? 0);
  }

  /** Tells every member their count in this conversation and in all of theirs. */
  async pushToMembers(conversationId: string): Promise<void> {
    const members = await this.membersOf(conversationId);
    const totals = await this.totals.of(members.map((member) => member.account_id));
    for (const { account_id, unread } of members) {
      this.realtime
        .toAccount(account_id)
        .emit('unread:changed', { conversation_id: conversationId, unread, total: totals.get(account_id) ?? 0 });
    }
  }

  /** Tells one member, after the current transaction. */
  pushAfterRead(conversationId: string, accountId: string): void {
    this.database.afterCommit(() => {
      void this.pushOne(conversationId, accountId).catch(() => undefined);
    });
  }

  private async pushOne(conversationId: string, accountId: string): Promise<void> {
    const [members, total] = await Promise.all([this.membersOf(conversationId), this.total(accountId)]);
    const unread = members.find((member) => member.account_id === accountId)?.unread ?? 0;
    this.realtime.toAccount(accountId).emit('unread:changed', { conversation_id: conversationId, unread, total });
  }
}
