import { Injectable } from '@nestjs/common';

import type { Json } from '#kernel/evidence/canonical-json.ts';
import { doneBy } from '#kernel/evidence/done-by.ts';
import { Evidence } from '#kernel/evidence/evidence.ts';
import type { RequestOrigin } from '#kernel/http/actor.ts';
import type { RoomChoiceLine } from './room-choice-lines.ts';

/** Who took a step; null: time passed, or another record changed. */
export interface ChoiceStepper {
  /** Null: a person by their link. */
  readonly accountId: string | null;
  readonly origin: RequestOrigin;
}

/**
 * The evidence stream of each room choice. Values never enter it: the line of a proposal has the hash of each person's
 * values and a nonce that only they know, so that everyone can check that theirs counted and nobody can guess another's.
 */
@Injectable()
export class RoomChoiceRecord {
  constructor(private readonly evidence: Evidence) {}

  /** Joins the caller's transaction. */
  async append(choiceId: string, line: RoomChoiceLine, by: ChoiceStepper | null): Promise<void> {
    const body: Readonly<Record<string, Json>> = { ...line, ...doneBy(by?.accountId ?? null, by?.origin ?? null) };
    await this.evidence.append(`room-choice:${choiceId}`, body);
  }
}
