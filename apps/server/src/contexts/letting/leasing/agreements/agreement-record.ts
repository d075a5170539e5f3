import type { AgreementDetail, AgreementStep } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { toTimestamp } from '#kernel/database/naming.ts';
import type { Json } from '#kernel/evidence/canonical-json.ts';
import { doneBy } from '#kernel/evidence/done-by.ts';
import { Evidence } from '#kernel/evidence/evidence.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { aboutOf } from './agreement-about.ts';
import type { AgreementWithText } from './agreement-row.sql.ts';
import { readTextHash, sha256 } from './signed-hashes.ts';
import { partyOfRole } from './signing-parties.ts';

/** The author of a step: a signed-in account, or a prospect who holds the link to the lease. */
export type Stepper =
  | { readonly actor: Pick<Actor, 'accountId' | 'role'>; readonly origin: RequestOrigin }
  | { readonly prospectId: string; readonly origin: RequestOrigin };

export type ByActor = Extract<Stepper, { actor: unknown }>;

/** Returns the account that took the step; null for a prospect, or when it happened automatically. */
export const accountOf = (by: Stepper | null): string | null => (by && 'actor' in by ? by.actor.accountId : null);

/** A step without a person: time passed, or another record changed. */
export const BY_ITSELF = null;

/** The fields of an evidence line that say who took the step. */
export const whoDid = (by: Stepper | null) => ({
  by: by && ('actor' in by ? partyOfRole(by.actor.role) : ('tenant' as const)),
  prospect_id: by && 'prospectId' in by ? by.prospectId : null,
  ...doneBy(accountOf(by), by?.origin ?? null),
});

/**
 * The evidence stream of each agreement: every step with its author, time and origin, the hash of the text it was
 * about, and for signatures the hash of their appearance. Names and texts are stored in the tables that a line proves.
 */
@Injectable()
export class AgreementRecord {
  constructor(
    private readonly evidence: Evidence,
    private readonly database: Database,
  ) {}

  /** Joins the caller's transaction. @param row as it is before the step; the step is written with its text */
  async append(
    step: AgreementStep,
    row: AgreementWithText,
    by: Stepper | null,
    more: Readonly<Record<string, Json>> = {},
  ): Promise<void> {
    await this.evidence.append(streamOf(row.id), {
      step,
      ...whoDid(by),
      text: { number: row.text_version, sha256: sha256(row.text), source_sha256: sha256(row.source) },
      about: aboutOf(row),
      seen_sha256: readTextHash(row, row.text),
      ...more,
    });
  }

  /** Returns whether the other party has opened the current version. */
  async hasOpened(row: AgreementWithText): Promise<boolean> {
    const [line] = await this.database.query(
      `SELECT 1 FROM evidence WHERE stream = $1 AND body->>'step' = 'opened' AND body->>'seen_sha256' = $2 LIMIT 1`,
      [streamOf(row.id), readTextHash(row, row.text)],
    );
    return line !== undefined;
  }

  /** Lists steps in the order in which they were taken. */
  async listSteps(agreementId: string): Promise<AgreementDetail['steps']> {
    const rows = await this.listLines(agreementId);
    return rows.map(({ at, step, by }) => ({ at: toTimestamp(at), step, by }));
  }

  listLines(agreementId: string): Promise<StepRow[]> {
    return this.database.query<StepRow>(
      `SELECT at, body->>'step' AS step, body->>'by' AS by, body->>'ip' AS ip, body->>'user_agent' AS user_agent,
              body->>'seen_sha256' AS seen_sha256
         FROM evidence WHERE stream = $1 ORDER BY seq LIMIT ${String(MOST_STEPS)}`,
      [streamOf(agreementId)],
    );
  }
}

/** More than the permitted versions and sendings can produce. */
const MOST_STEPS = 1_000;

export interface StepRow {
  at: Date;
  step: AgreementStep;
  by: 'homeowner' | 'tenant' | 'admin' | null;
  ip: string | null;
  user_agent: string | null;
  seen_sha256: string;
}

export const streamOf = (agreementId: string): string => `agreement:${agreementId}`;
