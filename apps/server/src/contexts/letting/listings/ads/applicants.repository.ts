import type { ApplicantState, Locale } from '@common-roof/contracts';
import { type ApplicantAction, applicantMachine } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database, violatedConstraint } from '#kernel/database/database.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { defineRowStates } from '#kernel/state-machines/row-states.ts';
import { type Advanced, States } from '#kernel/state-machines/states.ts';
import { type ApplicantRow, COLUMNS, ApplicantsReadModel } from './applicants-read-model.ts';

const APPLICANTS = defineRowStates({
  table: 'ad_applicants',
  machine: applicantMachine,
  refusal: (_, action) =>
    action === 'offer'
      ? 'This applicant cannot be offered the room any more.'
      : 'This applicant cannot be moved there any more.',
});

/** States in which the applicant is not waiting for an answer. */
const DONE: readonly ApplicantState[] = ['accepted', 'declined', 'withdrawn'];

export interface NewApplicant {
  readonly adId: string;
  readonly email: string;
  readonly emailKey: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly message: string;
  readonly wishedFrom: string | null;
  readonly locale: Locale | null;
  /** Each answer with the question as it was asked. */
  readonly answers: readonly { readonly question: string; readonly answer: string }[];
}

/** An applicant with the ad they applied for. */
export interface ApplicantOfAdRow extends ApplicantRow {
  title: string;
  house_id: string;
  room_id: string;
  homeowner_id: string;
  city: string;
}

export interface WaitingRow {
  id: string;
  title: string;
  waiting: number;
  since: Date;
}

export const hasConfirmedAnother = (): DomainError =>
  new DomainError('conflict', {
    detail: 'You’ve already confirmed another application from this address. That one counts.',
  });

@Injectable()
export class ApplicantsRepository extends ApplicantsReadModel {
  constructor(
    database: Database,
    private readonly states: States,
  ) {
    super(database);
  }

  /**
   * Returns the confirmed form of this address and ad, if there is one: another submission cannot change it. Otherwise
   * stores the form beside others of the same address; the link that is sent for it confirms that form only.
   */
  async store(applicant: NewApplicant, now: Date): Promise<{ id: string; isNew: boolean }> {
    const { adId, email, emailKey, firstName, lastName, phone, message, wishedFrom, answers, locale } = applicant;
    const [row] = await this.database.query<{ id: string; isNew: boolean }>(
      `WITH known AS (SELECT id FROM ad_applicants
                       WHERE ad_id = $1 AND email_key = $3 AND state <> 'withdrawn' AND confirmed_at IS NOT NULL),
            stored AS (INSERT INTO ad_applicants (ad_id, email, email_key, first_name, last_name, phone, message, wished_from,
                                                  answers, created_at, locale)
                       SELECT $1, $2, $3, $4, $5, $6, $7, $8::date, $9::jsonb, $10::timestamptz, $11
                        WHERE NOT EXISTS (SELECT 1 FROM known) RETURNING id)
       SELECT id, false AS "isNew" FROM known UNION ALL SELECT id, true FROM stored`,
      [adId, email, emailKey, firstName, lastName, phone, message, wishedFrom, JSON.stringify(answers), now, locale],
    );
    if (!row) throw new Error('An application was not stored.');
    return row;
  }

  async find(id: string): Promise<ApplicantOfAdRow | undefined> {
    const [row] = await this.database.query<ApplicantOfAdRow>(
      `SELECT ${COLUMNS}, a.title, a.house_id, a.room_id, a.homeowner_id, h.city
         FROM ad_applicants p JOIN ads a ON a.id = p.ad_id JOIN houses h ON h.id = a.house_id WHERE p.id = $1`,
      [id],
    );
    return row;
  }

  /** Locks the row; waits for concurrent changes. */
  async lock(id: string): Promise<ApplicantOfAdRow | undefined> {
    await this.database.query('SELECT 1 FROM ad_applicants WHERE id = $1 FOR NO KEY UPDATE', [id]);
    return this.find(id);
  }

  /** @throws 409 when another form of the same address is confirmed already */
  async confirm(id: string, now: Date): Promise<void> {
    try {
      await this.database.execute('UPDATE ad_applicants SET confirmed_at = $2 WHERE id = $1', [id, now]);
    } catch (error) {
      if (violatedConstraint(error) !== 'ad_applicants_one_per_address') throw error;
      throw hasConfirmedAnother();
    }
  }

  /** Says who suggested an application that isn't confirmed yet. */
  async setSuggester(id: string, suggesterId: string): Promise<void> {
    await this.database.execute('UPDATE ad_applicants SET suggested_by = $2 WHERE id = $1', [id, suggesterId]);
  }

  /** Returns whether a confirmed application of this address waits for the ad or has been decided. */
  async hasApplied(adId: string, emailKey: string): Promise<boolean> {
    const [row] = await this.database.query(
      `SELECT 1 FROM ad_applicants
        WHERE ad_id = $1 AND email_key = $2 AND state <> 'withdrawn' AND confirmed_at IS NOT NULL`,
      [adId, emailKey],
    );
    return row !== undefined;
  }

  /** @throws 404; 409 when the action cannot follow */
  advance(id: string, action: ApplicantAction, now: Date): Promise<Advanced<ApplicantState>> {
    return this.states.advance(APPLICANTS, action, id, { set: { moved_at: now } });
  }

  /** Declines every waiting applicant of an ad that ends. @returns the declined applicants */
  declineHopeful(adId: string, now: Date): Promise<{ id: string; version: number }[]> {
    return this.database.query<{ id: string; version: number }>(
      `UPDATE ad_applicants SET state = 'declined', moved_at = $2, version = version + 1
        WHERE ad_id = $1 AND state = ANY($3) AND confirmed_at IS NOT NULL RETURNING id, version`,
      [adId, now, applicantMachine.transitions.decline.from],
    );
  }

  /** Lists ads of a homeowner with unanswered applicants, the longest wait first. */
  listWaiting(homeownerId: string, limit: number): Promise<WaitingRow[]> {
    return this.database.query<WaitingRow>(
      `SELECT a.id, a.title, count(*)::int AS waiting, min(p.confirmed_at) AS since
         FROM ads a JOIN ad_applicants p ON p.ad_id = a.id
        WHERE a.homeowner_id = $1 AND p.state = 'new' AND p.confirmed_at IS NOT NULL
        GROUP BY a.id ORDER BY since, a.id LIMIT $2`,
      [homeownerId, limit],
    );
  }

  async forget(id: string): Promise<void> {
    await this.database.execute('DELETE FROM ad_applicants WHERE id = $1', [id]);
  }

  /** Lists applications that ended, or whose ad ended, before a moment. @param limit for each of the two */
  async idsOfDoneBefore(before: Date, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `(SELECT id FROM ad_applicants WHERE moved_at < $1 AND state = ANY($3) LIMIT $2)
       UNION
       (SELECT p.id FROM ads a JOIN ad_applicants p ON p.ad_id = a.id
         WHERE a.state = 'closed' AND a.closed_at < $1 AND coalesce(p.moved_at, p.created_at) < $1 LIMIT $2)`,
      [before, limit, DONE],
    );
    return rows.map(({ id }) => id);
  }

  /** Lists applications to a homeowner, and suggestions of people who haven't applied. */
  async idsOfHomeowner(homeownerId: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT p.id FROM ads a JOIN ad_applicants p ON p.ad_id = a.id WHERE a.homeowner_id = $1
       UNION ALL
       SELECT s.id FROM ads a JOIN room_suggestions s ON s.ad_id = a.id WHERE a.homeowner_id = $1 ORDER BY id`,
      [homeownerId],
    );
    return rows.map(({ id }) => id);
  }
}
