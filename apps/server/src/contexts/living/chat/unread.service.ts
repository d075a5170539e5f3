import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { Realtime } from '#kernel/realtime/realtime.ts';
import { ConversationsRepository, type MemberRow } from './conversations.repository.ts';
import { unreadOf } from './messages.mapper.ts';
import { type UnreadTotal, UnreadTotals } from './unread-totals.repository.ts';

export interface UnreadMember extends MemberRow {
  readonly unread: number;
}

const NOTHING: UnreadTotal = { total: 0, as_of: 0 };

/** Computes unread counts from the seqs and the read marks. They are never stored. */
@Injectable()
export class UnreadService {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly totals: UnreadTotals,
    private readonly realtime: Realtime,
    private readonly database: Database,
  ) {}

  async listMembers(conversationId: string): Promise<UnreadMember[]> {
    const members = await this.conversations.listMembers([conversationId]);
    return members.map((member) => ({ ...member, unread: unreadOf(member) }));
  }

  async total(accountId: string): Promise<UnreadTotal> {
    return (await this.totals.listTotals([accountId])).get(accountId) ?? NOTHING;
  }

  /** Pushes to every member their count in this conversation and in all of theirs. */
  async pushToMembers(conversationId: string): Promise<void> {
    const members = await this.listMembers(conversationId);
    const totals = await this.totals.listTotals(members.map((member) => member.account_id));
    for (const member of members) this.push(member, totals.get(member.account_id) ?? NOTHING);
  }

  /** Pushes the counts to one member after the current transaction. */
  pushAfterRead(conversationId: string, accountId: string): void {
    this.database.afterCommit(() => {
      void this.pushOne(conversationId, accountId).catch(() => undefined);
    });
  }

  private async pushOne(conversationId: string, accountId: string): Promise<void> {
    const [members, total] = await Promise.all([this.listMembers(conversationId), this.total(accountId)]);
    const reader = members.find((member) => member.account_id === accountId);
    if (reader) this.push(reader, total);
  }

  private push(member: UnreadMember, { total, as_of }: UnreadTotal): void {
    const { account_id, conversation_id, unread, unread_mentions, last_seq, last_read_seq, last_change } = member;
    const count = { conversation_id, unread, unread_mentions, last_seq, last_read_seq, last_change, total, as_of };
    this.realtime.toAccount(account_id).emit('unread:changed', count);
  }
}
