import { Injectable } from '@nestjs/common';

import type { Json } from '#kernel/evidence/canonical-json.ts';
import { doneBy } from '#kernel/evidence/done-by.ts';
import { Evidence } from '#kernel/evidence/evidence.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';

/** Who takes a step, and from where. */
interface Stepper {
  readonly actor: Actor;
  readonly origin: RequestOrigin;
}

/** The evidence stream of each report: who submitted, acknowledged and added what, by its hash. */
@Injectable()
export class ReportRecord {
  constructor(private readonly evidence: Evidence) {}

  /** Joins the caller's transaction. @param sha256 of the text that belongs to the step */
  async append(
    step: 'submitted' | 'acknowledged' | 'added',
    reportId: string,
    { actor, origin }: Stepper,
    sha256: string,
    more: Readonly<Record<string, Json>> = {},
  ): Promise<void> {
    await this.evidence.append(streamOf(reportId), {
      step,
      ...doneBy(actor.accountId, origin),
      sha256,
      ...more,
    });
  }
}

const streamOf = (reportId: string): string => `move-report:${reportId}`;
