import type { Payment, PaymentStep } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { toTimestamp } from '#kernel/database/naming.ts';
import type { Json } from '#kernel/evidence/canonical-json.ts';
import { Evidence } from '#kernel/evidence/evidence.ts';
import { type Stepper, whoDid } from '#contexts/letting/leasing/index.ts';

interface StepRow {
  at: Date;
  step: PaymentStep;
  by: Payment['steps'][number]['by'];
}

/**
 * Writes the evidence stream of each payment: who entered or reversed it and with which facts. Free text appears as a
 * hash.
 */
@Injectable()
export class PaymentRecord {
  constructor(
    private readonly evidence: Evidence,
    private readonly database: Database,
  ) {}

  /** Joins the caller's transaction. */
  async append(
    step: PaymentStep,
    paymentId: string,
    by: Stepper | null,
    more: Readonly<Record<string, Json>>,
  ): Promise<void> {
    await this.evidence.append(streamOf(paymentId), { step, ...whoDid(by), ...more });
  }

  async listSteps(paymentId: string): Promise<Payment['steps']> {
    const rows = await this.database.query<StepRow>(
      `SELECT at, body->>'step' AS step, body->>'by' AS by FROM evidence WHERE stream = $1 ORDER BY seq LIMIT 100`,
      [streamOf(paymentId)],
    );
    return rows.map(({ at, step, by }) => ({ at: toTimestamp(at), step, by }));
  }
}

const streamOf = (paymentId: string): string => `payment:${paymentId}`;
