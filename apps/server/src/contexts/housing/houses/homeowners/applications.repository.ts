import type { Locale } from '@common-roof/contracts';
import { applicationMachine } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database, violatedConstraint } from '#kernel/database/database.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { defineRowStates } from '#kernel/state-machines/row-states.ts';
import { States } from '#kernel/state-machines/states.ts';
import { type ApplicationRow, COLUMNS, FROM, ApplicationsReadModel } from './applications-read-model.ts';

export const APPLICATIONS = defineRowStates({
  table: 'homeowner_applications',
  machine: applicationMachine,
  refusal: (state) =>
    state === 'approved' ? 'This application is already approved.' : 'This application is already rejected.',
});

export interface NewApplication {
  readonly email: string;
  readonly emailKey: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly city: string;
  readonly houses: number;
  readonly message: string;
  readonly locale: Locale | null;
}

export interface Decided {
  /** The admin's account. */
  readonly by: string;
  readonly at: Date;
}

@Injectable()
export class ApplicationsRepository extends ApplicationsReadModel {
  constructor(
    database: Database,
    private readonly states: States,
  ) {
    super(database);
  }

  /**
   * Returns the confirmed, undecided form of this address, if there is one: another submission cannot change it.
   * Otherwise stores the form beside others of the same address; the link that is sent for it confirms that form only.
   */
  async store(application: NewApplication): Promise<string> {
    const { email, emailKey, firstName, lastName, phone, city, houses, message, locale } = application;
    const [row] = await this.database.query<{ id: string }>(
      `WITH known AS (SELECT id FROM homeowner_applications
                       WHERE email_key = $2 AND state = 'pending' AND email_confirmed_at IS NOT NULL),
            stored AS (INSERT INTO homeowner_applications (email, email_key, first_name, last_name, phone, city, houses, message,
                                                           locale)
                       SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9 WHERE NOT EXISTS (SELECT 1 FROM known) RETURNING id)
       SELECT id FROM known UNION ALL SELECT id FROM stored`,
      [email, emailKey, firstName, lastName, phone, city, houses, message, locale],
    );
    if (!row) throw new Error('An application was not stored.');
    return row.id;
  }

  async find(id: string): Promise<ApplicationRow | undefined> {
    const [row] = await this.database.query<ApplicationRow>(`SELECT ${COLUMNS} FROM ${FROM} WHERE p.id = $1`, [id]);
    return row;
  }

  /** Locks the row; waits for concurrent decisions. */
  async lock(id: string): Promise<ApplicationRow | undefined> {
    const [row] = await this.database.query<ApplicationRow>(
      `SELECT ${COLUMNS} FROM ${FROM} WHERE p.id = $1 FOR NO KEY UPDATE OF p`,
      [id],
    );
    return row;
  }

  /**
   * @returns whether this was the first time.
   * @throws 409 when another form of the same address is confirmed already
   */
  async confirm(id: string): Promise<boolean> {
    try {
      const confirmed = await this.database.execute(
        'UPDATE homeowner_applications SET email_confirmed_at = now() WHERE id = $1 AND email_confirmed_at IS NULL',
        [id],
      );
      return confirmed > 0;
    } catch (error) {
      if (violatedConstraint(error) !== 'homeowner_applications_one_pending') throw error;
      throw new DomainError('conflict', {
        detail: 'You’ve already confirmed another application from this address. That one counts.',
      });
    }
  }

  /** @throws 404; 409 when it is decided */
  async approve(id: string, { by, at }: Decided, homeownerId: string): Promise<void> {
    const set = { decided_by: by, decided_at: at, homeowner_id: homeownerId };
    await this.states.advance(APPLICATIONS, 'approve', id, { set });
  }

  /** @throws 404; 409 when it is decided */
  async reject(id: string, { by, at }: Decided, reason: string): Promise<void> {
    await this.states.advance(APPLICATIONS, 'reject', id, { set: { decided_by: by, decided_at: at, reason } });
  }
}
