import {
  LIMITS,
  type listMessages,
  type MessagePage,
  type ParsedInput,
  type SyncFrame,
  type SyncPage,
} from '@common-roof/contracts';
import { partyOf } from '@common-roof/domain';
import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';

import { Audit } from '#kernel/audit/audit.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { Realtime } from '#kernel/realtime/realtime.ts';
import { ConversationAccess } from './conversation-access.ts';
import type { FoundConversation } from './conversations.repository.ts';
import { MessagePages } from './message-pages.repository.ts';
import { ConversationRead } from './messages.events.ts';
import { asOf, toMessage } from './messages.mapper.ts';
import type { MessageRow } from './messages.sql.ts';
import { ReadsRepository } from './reads.repository.ts';
import { UnreadService } from './unread.service.ts';
import { Watching } from './watching.ts';

type Query = ParsedInput<typeof listMessages>['query'];

@Injectable()
export class ReadMessagesService {
  constructor(
    private readonly access: ConversationAccess,
    private readonly messages: MessagePages,
    private readonly reads: ReadsRepository,
    private readonly unread: UnreadService,
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly realtime: Realtime,
    private readonly audit: Audit,
    private readonly watching: Watching,
  ) {}

  /** Counts the messages of all conversations. */
  countSince(at: Date): Promise<number> {
    return this.messages.countSince(at);
  }

  /**
   * Returns a page and marks it as read for the caller, unless it is around a place, to which the caller jumps without
   * reading what is before it. An admin's read moves no mark, needs a reason and is recorded
   * in the audit log.
   */
  async page(actor: Actor, id: string, query: Query, origin: RequestOrigin): Promise<MessagePage> {
    const conversation = await this.access.require(actor, id);
    if (actor.role === 'admin') return this.pageForAdmin(actor, conversation, query, origin);
    if (query.reader !== partyOf(actor.role)) {
      throw new DomainError('forbidden', { detail: filled('You do not read as {role}.', { role: query.reader }) });
    }
    const rows = await this.rows(conversation, query);
    if (query.around !== undefined || query.at !== undefined)
      return toPage(rows, conversation, conversation.last_read_seq);
    const last = rows.at(-1)?.seq ?? 0;
    if (last > conversation.last_read_seq) await this.mark(actor.accountId, conversation, last);
    return toPage(rows, conversation, Math.max(last, conversation.last_read_seq));
  }

  /**
   * Returns up to a page of messages after a seq and of changes after a change, for a client that was away. Marks
   * nothing as read, because fetching isn't reading.
   */
  async sync(
    actor: Actor,
    { id, after_seq: afterSeq, after_change: afterChange }: z.output<typeof SyncFrame>,
  ): Promise<SyncPage> {
    const conversation = await this.access.require(actor, id);
    if (actor.role === 'admin') throw new DomainError('forbidden');
    const rows = await this.rows(conversation, { after: afterSeq, limit: LIMITS.pageMax });
    const isBehind = conversation.until === null && afterChange !== undefined && afterChange < conversation.last_change;
    const changed = isBehind ? await this.messages.changedAfter(conversation.id, afterChange, LIMITS.pageMax) : [];
    return {
      ...toPage(rows, conversation, conversation.last_read_seq, afterSeq),
      changed: changed.map(toMessage),
      // A full page may have left changes out. Otherwise it contains everything counted before the rows were read.
      last_change: changed.length === LIMITS.pageMax ? (changed.at(-1)?.change ?? 0) : conversation.last_change,
    };
  }

  /** @returns where the read mark is now; it never moves back */
  async markRead(actor: Actor, id: string, seq: number): Promise<number> {
    const conversation = await this.access.require(actor, id);
    if (actor.role === 'admin') throw new DomainError('forbidden');
    const moved = await this.mark(actor.accountId, conversation, Math.min(seq, conversation.last_seq));
    return moved ?? conversation.last_read_seq;
  }

  async countUnread(actor: Actor, conversationId: string | undefined): Promise<{ unread: number; total: number }> {
    const { total } = await this.unread.total(actor.accountId);
    if (conversationId === undefined) return { unread: 0, total };
    const members = await this.unread.listMembers(conversationId);
    return { unread: members.find((member) => member.account_id === actor.accountId)?.unread ?? 0, total };
  }

  private async pageForAdmin(
    actor: Actor,
    conversation: FoundConversation,
    query: Query,
    origin: RequestOrigin,
  ): Promise<MessagePage> {
    if (query.reader !== 'admin' && query.reader !== 'homeowner') throw new DomainError('forbidden');
    if (query.reason === undefined) {
      throw new DomainError('invalid_request', {
        detail: 'Reading a private conversation needs a reason.',
        errors: [{ path: 'reason', message: 'Admins have to give a reason.' }],
      });
    }
    await this.audit.append({
      event: 'sensitive_read',
      actor,
      targetId: conversation.id,
      details: { what: 'conversation', reason: query.reason },
      origin,
    });
    const rows = await this.rows(conversation, query);
    await this.watching.start(actor, conversation.id);
    return toPage(rows, conversation, 0);
  }

  /** Returns rows as far as the reader may read, and as they were when a former member left. */
  private async rows(
    conversation: FoundConversation,
    query: Pick<Query, 'before' | 'after' | 'around' | 'at' | 'limit'>,
  ): Promise<MessageRow[]> {
    const { id, last_seq: lastSeq, until } = conversation;
    const { before, after, limit } = query;
    const place = await this.findPlace(conversation, query);
    if (place !== undefined) {
      const rows = await this.messages.around(id, place, Math.ceil(limit / 2));
      return until === null ? rows : rows.filter(({ seq }) => seq <= lastSeq).map((row) => asOf(row, until));
    }
    if (until === null) {
      if (before !== undefined) return this.messages.before(id, before, limit);
      if (after !== undefined) return this.messages.after(id, after, limit);
      return this.messages.newest(id, limit);
    }
    const rows =
      after === undefined
        ? await this.messages.before(id, Math.min(before ?? lastSeq + 1, lastSeq + 1), limit)
        : await this.messages.after(id, after, limit);
    return rows.filter(({ seq }) => seq <= lastSeq).map((row) => asOf(row, until));
  }

  /** Returns the seq that a page is to be around. @throws 404 for a message that the reader can't read there */
  private async findPlace(
    { id, last_seq: lastSeq }: FoundConversation,
    { around, at }: Pick<Query, 'around' | 'at'>,
  ): Promise<number | undefined> {
    if (at !== undefined) return Math.min((await this.messages.findSeqBefore(id, new Date(at), lastSeq)) + 1, lastSeq);
    if (around === undefined) return undefined;
    const seq = await this.messages.findSeq(id, around);
    if (seq === undefined || seq > lastSeq) throw notFound();
    return seq;
  }

  private async mark(
    accountId: string,
    { id: conversationId, until }: FoundConversation,
    seq: number,
  ): Promise<number | undefined> {
    return this.database.transaction(async () => {
      const moved = await this.reads.markRead(conversationId, accountId, seq);
      if (!moved) return undefined;
      const { last_read_seq: lastReadSeq, after_seq, had_alert: hadAlert } = moved;
      if (hadAlert) {
        await this.outbox.append(ConversationRead, {
          conversation_id: conversationId,
          account_id: accountId,
          last_read_seq: lastReadSeq,
          after_seq,
        });
      }
      this.database.afterCommit(() => {
        // People in the house don't see what a former member reads.
        const readers =
          until === null ? this.realtime.toConversation(conversationId) : this.realtime.toAccount(accountId);
        readers.emit('message:read', {
          conversation_id: conversationId,
          account_id: accountId,
          last_read_seq: lastReadSeq,
        });
      });
      this.unread.pushAfterRead(conversationId, accountId);
      return lastReadSeq;
    });
  }
}

/** The order has no gaps, so the seqs show whether there are more messages. */
function toPage(rows: MessageRow[], conversation: FoundConversation, lastReadSeq: number, afterSeq = 0): MessagePage {
  const first = rows.at(0)?.seq ?? Math.min(afterSeq, conversation.last_seq) + 1;
  const last = rows.at(-1)?.seq ?? Math.min(afterSeq, conversation.last_seq);
  return {
    items: rows.map(toMessage),
    has_more_before: rows.length > 0 ? first > 1 : afterSeq > 0 && conversation.last_seq > 0,
    has_more_after: rows.length > 0 && last < conversation.last_seq,
    last_read_seq: lastReadSeq,
    last_change: conversation.last_change,
  };
}
