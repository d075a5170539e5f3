import type { Deposit, DepositStep } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { toTimestamp } from '#kernel/database/naming.ts';
import type { Json } from '#kernel/evidence/canonical-json.ts';
import { Evidence } from '#kernel/evidence/evidence.ts';
import { type Stepper, whoDid } from '#contexts/letting/leasing/index.ts';

export interface DepositStepRow {
  at: Date;
  step: DepositStep;
  by: Deposit['steps'][number]['by'];
}

/**
 * The evidence stream of each deposit: every step with its author, its amounts, and the hash of its text. The texts are
 * stored in the tables that a line proves.
 */
@Injectable()
export class DepositRecord {
  constructor(
    private readonly evidence: Evidence,
    private readonly database: Database,
  ) {}

  /** Joins the caller's transaction. */
  async append(
    step: DepositStep,
    depositId: string,
    by: Stepper | null,
    more: Readonly<Record<string, Json>> = {},
  ): Promise<void> {
    await this.evidence.append(streamOf(depositId), { step, ...whoDid(by), ...more });
  }

  /** Lists lines in the order in which the steps were taken. */
  listLines(depositId: string): Promise<DepositStepRow[]> {
    return this.database.query<DepositStepRow>(
      `SELECT at, body->>'step' AS step, body->>'by' AS by FROM evidence WHERE stream = $1 ORDER BY seq LIMIT 1000`,
      [streamOf(depositId)],
    );
  }

  async listSteps(depositId: string): Promise<Deposit['steps']> {
    return (await this.listLines(depositId)).map(({ at, step, by }) => ({ at: toTimestamp(at), step, by }));
  }
}

const streamOf = (depositId: string): string => `deposit:${depositId}`;
