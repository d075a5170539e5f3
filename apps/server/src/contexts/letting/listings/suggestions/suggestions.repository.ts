import type { Locale } from '@common-roof/contracts';
import { suggestionMachine } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { defineRowStates } from '#kernel/state-machines/row-states.ts';
import { States } from '#kernel/state-machines/states.ts';
import type { RoomSuggestionEntity } from './room-suggestion.entity.ts';

const SUGGESTIONS = defineRowStates({
  table: 'room_suggestions',
  machine: suggestionMachine,
  refusal: () => 'This suggestion has been answered, or it is over.',
});

/** What ends with a suggestion. */
const ERASED = { last_name: null, email: null, reason: null } as const;

export interface NewSuggestion {
  readonly adId: string;
  readonly suggesterId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly addressHash: string;
  readonly reason: string | null;
  readonly locale: Locale | null;
  readonly isMailed: boolean;
}

/** A suggestion with its ad and the person who made it. */
export type SuggestionRow = RoomSuggestionEntity & {
  readonly title: string;
  readonly house_id: string;
  readonly city: string;
  /** First name. */
  readonly suggester: string;
};

export type OwnSuggestionRow = Pick<
  RoomSuggestionEntity,
  'id' | 'ad_id' | 'first_name' | 'last_name' | 'email' | 'state' | 'created_at' | 'ended_at'
> & { readonly title: string };

@Injectable()
export class SuggestionsRepository {
  constructor(
    private readonly database: Database,
    private readonly states: States,
  ) {}

  async insert(suggestion: NewSuggestion, now: Date): Promise<string> {
    const { adId, suggesterId, firstName, lastName, email, addressHash, reason, locale, isMailed } = suggestion;
    const [row] = await this.database.query<{ id: string }>(
      `INSERT INTO room_suggestions (ad_id, suggester_id, first_name, last_name, email, address_hash, reason, locale,
                                     is_mailed, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id`,
      [adId, suggesterId, firstName, lastName, email, addressHash, reason, locale, isMailed, now],
    );
    if (!row) throw new Error('A suggestion was not stored.');
    return row.id;
  }

  async find(id: string): Promise<SuggestionRow | undefined> {
    const [row] = await this.database.query<SuggestionRow>(
      `SELECT s.id, s.ad_id, s.suggester_id, s.state, s.version, s.first_name, s.last_name, s.email, s.address_hash,
              s.reason, s.locale, s.is_mailed, s.created_at, s.ended_at, a.title, a.house_id, h.city,
              p.first_name AS suggester
         FROM room_suggestions s JOIN ads a ON a.id = s.ad_id JOIN houses h ON h.id = a.house_id
         JOIN accounts p ON p.id = s.suggester_id
        WHERE s.id = $1`,
      [id],
    );
    return row;
  }

  /** Locks the row; waits for concurrent changes. */
  async lock(id: string): Promise<SuggestionRow | undefined> {
    await this.database.query('SELECT 1 FROM room_suggestions WHERE id = $1 FOR NO KEY UPDATE', [id]);
    return this.find(id);
  }

  /** Lists what a roomie suggested in a house, newest first. */
  listOwn(houseId: string, suggesterId: string, limit: number): Promise<OwnSuggestionRow[]> {
    return this.database.query<OwnSuggestionRow>(
      `SELECT s.id, s.ad_id, s.first_name, s.last_name, s.email, s.state, s.created_at, s.ended_at, a.title
         FROM room_suggestions s JOIN ads a ON a.id = s.ad_id
        WHERE a.house_id = $1 AND s.suggester_id = $2 ORDER BY s.id DESC LIMIT $3`,
      [houseId, suggesterId, limit],
    );
  }

  /** Lists who waits for an answer of this address to this ad: its suggesters. */
  async listWaiting(adId: string, hashes: readonly string[]): Promise<{ suggester_id: string; is_mailed: boolean }[]> {
    return this.database.query(
      `SELECT suggester_id, is_mailed FROM room_suggestions
        WHERE ad_id = $1 AND address_hash = ANY($2) AND state = 'waiting'`,
      [adId, hashes],
    );
  }

  /** @throws 404; 409 when it is over */
  async end(id: string, action: 'apply' | 'decline', now: Date): Promise<void> {
    await this.states.advance(SUGGESTIONS, action, id, { set: { ended_at: now, ...ERASED } });
  }

  /** @throws 404; 409 when it is over */
  async takeBack(id: string): Promise<void> {
    await this.states.advance(SUGGESTIONS, 'takeBack', id);
  }

  /** Closes those that still wait. @returns their ids */
  close(ids: readonly string[], now: Date): Promise<string[]> {
    return this.states.advanceAll(SUGGESTIONS, 'close', ids, { set: { ended_at: now, ...ERASED } });
  }

  async idsWaitingFor(adId: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT id FROM room_suggestions WHERE ad_id = $1 AND state = 'waiting' ORDER BY id`,
      [adId],
    );
    return rows.map(({ id }) => id);
  }

  async idsOfSuggester(suggesterId: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      'SELECT id FROM room_suggestions WHERE suggester_id = $1 ORDER BY id',
      [suggesterId],
    );
    return rows.map(({ id }) => id);
  }

  async idsEndedBefore(before: Date, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      'SELECT id FROM room_suggestions WHERE ended_at < $1 ORDER BY ended_at LIMIT $2',
      [before, limit],
    );
    return rows.map(({ id }) => id);
  }

  async forget(id: string): Promise<void> {
    await this.database.execute('DELETE FROM room_suggestions WHERE id = $1', [id]);
  }

  exportFor(suggesterId: string, newest: number): Promise<unknown> {
    return this.database.query(
      `SELECT a.title AS ad, s.first_name, s.last_name, s.email, s.reason, s.state, s.created_at, s.ended_at
         FROM room_suggestions s JOIN ads a ON a.id = s.ad_id
        WHERE s.suggester_id = $1 ORDER BY s.id DESC LIMIT $2`,
      [suggesterId, newest],
    );
  }
}
