import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { Json } from '#kernel/evidence/canonical-json.ts';
import { doneBy } from '#kernel/evidence/done-by.ts';
import { Evidence } from '#kernel/evidence/evidence.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import type { GuaranteeLine } from './guarantee-lines.ts';

/** Who took a step: a signed-in account, or the guarantor by their link. */
export interface GuaranteeStepper {
  readonly actor: Actor | null;
  readonly origin: RequestOrigin;
}

/** The author of a line. */
export type LineAuthor = 'homeowner' | 'roomie' | 'guarantor' | 'admin' | null;

export interface GuaranteeStepRow {
  readonly at: Date;
  readonly step: GuaranteeLine['step'];
  readonly by: LineAuthor;
  readonly ip: string | null;
  readonly user_agent: string | null;
}

/** The evidence stream of each guarantee. Names, addresses and texts are stored in the row that a line proves. */
@Injectable()
export class GuaranteeRecord {
  constructor(
    private readonly evidence: Evidence,
    private readonly database: Database,
  ) {}

  /** Joins the caller's transaction. @param by null: time passed, or another record changed */
  async append(id: string, line: GuaranteeLine, by: GuaranteeStepper | null): Promise<void> {
    const body: Readonly<Record<string, Json>> = {
      ...line,
      by: authorOf(by),
      ...doneBy(by?.actor?.accountId ?? null, by?.origin ?? null),
    };
    await this.evidence.append(streamOf(id), body);
  }

  /** Lists lines in the order in which the steps were taken. */
  listLines(id: string): Promise<GuaranteeStepRow[]> {
    return this.database.query<GuaranteeStepRow>(
      `SELECT at, body->>'step' AS step, body->>'by' AS by, body->>'ip' AS ip, body->>'user_agent' AS user_agent
         FROM evidence WHERE stream = $1 ORDER BY seq LIMIT 200`,
      [streamOf(id)],
    );
  }
}

function authorOf(by: GuaranteeStepper | null): LineAuthor {
  if (by === null) return null;
  const role = by.actor?.role ?? 'guarantor';
  return role === 'neatkeeper' ? null : role;
}

const streamOf = (id: string): string => `guarantee:${id}`;
