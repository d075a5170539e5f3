import type { ApplicationState } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.ts';

export interface NewApplication {
  readonly email: string;
  readonly emailKey: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly city: string;
  readonly houses: number;
  readonly message: string;
}

export interface ApplicationRow {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  city: string;
  houses: number;
  message: string;
  state: ApplicationState;
  email_confirmed_at: Date | null;
  created_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  decided_by_name: string | null;
  reason: string | null;
}

export type Decision =
  | { readonly state: 'approved'; readonly homeownerId: string }
  | { readonly state: 'rejected'; readonly reason: string };

const SELECT = `
  SELECT p.id, p.email, p.first_name, p.last_name, p.phone, p.city, p.houses, p.message, p.state, p.email_confirmed_at,
         p.created_at, p.decided_at, p.decided_by, a.first_name || ' ' || a.last_name AS decided_by_name, p.reason
    FROM homeowner_applications p LEFT JOIN accounts a ON a.id = p.decided_by`;

@Injectable()
export class ApplicationsRepository {
  constructor(private readonly database: Database) {}

  /**
   * One pending application an address: until it is confirmed the newest form counts, and afterwards what its owner
   * confirmed, which nobody else may change.
   * @param hashOf what to remember of the link to an application
   */
  async store(application: NewApplication, hashOf: (id: string) => Buffer): Promise<string> {
    const { email, emailKey, firstName, lastName, phone, city, houses, message } = application;
    const id = await this.database.newId();
    const [row] = await this.database.query<{ id: string }>(
      `INSERT INTO homeowner_applications AS p
              (id, email, email_key, first_name, last_name, phone, city, houses, message, confirm_hash)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
       ON CONFLICT (email_key) WHERE state = 'pending' DO UPDATE SET
         first_name = CASE WHEN p.email_confirmed_at IS NULL THEN excluded.first_name ELSE p.first_name END,
         last_name = CASE WHEN p.email_confirmed_at IS NULL THEN excluded.last_name ELSE p.last_name END,
         phone = CASE WHEN p.email_confirmed_at IS NULL THEN excluded.phone ELSE p.phone END,
         city = CASE WHEN p.email_confirmed_at IS NULL THEN excluded.city ELSE p.city END,
         houses = CASE WHEN p.email_confirmed_at IS NULL THEN excluded.houses ELSE p.houses END,
         message = CASE WHEN p.email_confirmed_at IS NULL THEN excluded.message ELSE p.message END,
         created_at = CASE WHEN p.email_confirmed_at IS NULL THEN now() ELSE p.created_at END
       RETURNING id`,
      [id, email, emailKey, firstName, lastName, phone, city, houses, message, hashOf(id)],
    );
    if (!row) throw new Error('An application was not stored.');
    return row.id;
  }

  async find(id: string): Promise<ApplicationRow | undefined> {
    const [row] = await this.database.query<ApplicationRow>(`${SELECT} WHERE p.id = $1`, [id]);
    return row;
  }

  /** Waits for whoever decides at the same moment. */
  async lock(id: string): Promise<ApplicationRow | undefined> {
    const [row] = await this.database.query<ApplicationRow>(`${SELECT} WHERE p.id = $1 FOR UPDATE OF p`, [id]);
    return row;
  }

  /** @returns the application, and whether this was the first time; undefined for a link that is not ours or too old */
  async confirm(hash: Buffer, lifeSeconds: number): Promise<{ id: string; first: boolean } | undefined> {
    const [row] = await this.database.query<{ id: string; first: boolean }>(
      `UPDATE homeowner_applications p SET email_confirmed_at = coalesce(p.email_confirmed_at, now())
         FROM (SELECT id, email_confirmed_at IS NULL AS first FROM homeowner_applications
                WHERE confirm_hash = $1 AND created_at > now() - make_interval(secs => $2) FOR UPDATE) before
        WHERE p.id = before.id RETURNING p.id, before.first`,
      [hash, lifeSeconds],
    );
    return row;
  }

  async decide(id: string, decidedBy: string, decision: Decision): Promise<void> {
    await this.database.execute(
      `UPDATE homeowner_applications
          SET state = $3, decided_at = now(), decided_by = $2, homeowner_id = $4, reason = $5
        WHERE id = $1`,
      [
        id,
        decidedBy,
        decision.state,
        decision.state === 'approved' ? decision.homeownerId : null,
        decision.state === 'rejected' ? decision.reason : null,
      ],
    );
  }

  /** Newest first. */
  list(
    state: ApplicationState,
    search: string | undefined,
    before: string | null,
    limit: number,
  ): Promise<ApplicationRow[]> {
    const pattern = search ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : null;
    return this.database.query<ApplicationRow>(
      `${SELECT} WHERE p.state = $1 AND ($2::uuid IS NULL OR p.id < $2)
         AND ($3::text IS NULL OR p.first_name || ' ' || p.last_name ILIKE $3 OR p.email ILIKE $3 OR p.city ILIKE $3)
       ORDER BY p.id DESC LIMIT $4`,
      [state, before, pattern, limit],
    );
  }

  /** Those that an admin can decide now. */
  async countPending(): Promise<number> {
    const [row] = await this.database.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM homeowner_applications WHERE state = 'pending' AND email_confirmed_at IS NOT NULL`,
    );
    return row?.n ?? 0;
  }
}
