import type { NewPoll } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

/** A poll as part of a message; times are in the format of JSON. */
export interface PollRow {
  options: string[];
  is_multiple: boolean;
  closes_at: string | null;
  closed_at: string | null;
  /** The first comes first; null without any. */
  votes: { account_id: string; place: number; voted_at: string }[] | null;
}

/** SQL for the poll of the message `m`; null for a message that is none. */
export const POLL_OF_MESSAGE = `
  CASE WHEN m.has_poll THEN (
    SELECT json_build_object('options', q.options, 'is_multiple', q.is_multiple, 'closes_at', q.closes_at,
                             'closed_at', q.closed_at, 'votes', (
             SELECT json_agg(json_build_object('account_id', v.account_id, 'place', v.place, 'voted_at', v.voted_at)
                             ORDER BY v.voted_at, v.account_id)
               FROM poll_votes v WHERE v.message_id = q.message_id))
      FROM polls q WHERE q.message_id = m.id) END`;

const IS_CLOSED = (at: string): string => `(closed_at IS NOT NULL OR coalesce(closes_at <= ${at}, false))`;

/** Polls. Each change is also a change of its message, made while the conversation is locked. */
@Injectable()
export class PollsRepository {
  constructor(private readonly database: Database) {}

  async insert(messageId: string, { options, is_multiple, closes_at }: NewPoll): Promise<PollRow> {
    await this.database.execute(
      'INSERT INTO polls (message_id, options, is_multiple, closes_at) VALUES ($1, $2, $3, $4)',
      [messageId, options, is_multiple, closes_at],
    );
    return { options, is_multiple, closes_at, closed_at: null, votes: null };
  }

  async isClosed(messageId: string, now: Date): Promise<boolean> {
    const [row] = await this.database.query<{ is_closed: boolean }>(
      `SELECT ${IS_CLOSED('$2')} AS is_closed FROM polls WHERE message_id = $1`,
      [messageId, now],
    );
    return row?.is_closed ?? true;
  }

  /** Replaces a person's answers; those that stay keep their time. @returns false when they are the same */
  async vote(
    messageId: string,
    accountId: string,
    places: readonly number[],
    { at, change }: { at: Date; change: number },
  ): Promise<boolean> {
    const gone = await this.database.query(
      'DELETE FROM poll_votes WHERE message_id = $1 AND account_id = $2 AND place <> ALL($3) RETURNING place',
      [messageId, accountId, places],
    );
    const added = await this.database.query(
      `INSERT INTO poll_votes (message_id, account_id, place, voted_at)
       SELECT $1, $2, place, $4 FROM unnest($3::smallint[]) AS place ON CONFLICT DO NOTHING RETURNING place`,
      [messageId, accountId, places, at],
    );
    if (gone.length + added.length === 0) return false;
    return this.noteChange(messageId, change);
  }

  /** @returns false when it is closed already */
  async close(messageId: string, { at, change }: { at: Date; change: number }): Promise<boolean> {
    const closed = await this.database.query(
      `UPDATE polls SET closed_at = $2 WHERE message_id = $1 AND NOT ${IS_CLOSED('$2')} RETURNING message_id`,
      [messageId, at],
    );
    return closed.length > 0 && this.noteChange(messageId, change);
  }

  async clear(messageId: string): Promise<void> {
    await this.database.execute('DELETE FROM poll_votes WHERE message_id = $1', [messageId]);
    await this.database.execute('DELETE FROM polls WHERE message_id = $1', [messageId]);
  }

  /** Returns the polls of a person, newest first. */
  exportOf(accountId: string, newest: number): Promise<unknown[]> {
    return this.database.query(
      `SELECT q.message_id, m.text AS question, array_to_string(q.options, ' / ') AS answers, q.is_multiple,
              q.closes_at, q.closed_at, m.created_at
         FROM messages m JOIN polls q ON q.message_id = m.id
        WHERE m.sender_id = $1 AND m.has_poll ORDER BY m.id DESC LIMIT $2`,
      [accountId, newest],
    );
  }

  /** Returns the answers that a person chose, newest first. */
  exportVotesOf(accountId: string, newest: number): Promise<unknown[]> {
    return this.database.query(
      `SELECT v.message_id, q.options[v.place + 1] AS answer, v.voted_at
         FROM poll_votes v JOIN polls q ON q.message_id = v.message_id
        WHERE v.account_id = $1 ORDER BY v.voted_at DESC, v.message_id, v.place LIMIT $2`,
      [accountId, newest],
    );
  }

  private async noteChange(messageId: string, change: number): Promise<boolean> {
    const messages = await this.database.query(
      'UPDATE messages SET change = $2 WHERE id = $1 AND deleted_at IS NULL RETURNING id',
      [messageId, change],
    );
    return messages.length > 0;
  }
}
