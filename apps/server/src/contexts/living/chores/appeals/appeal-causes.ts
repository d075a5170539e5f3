import { type appealFeed, LOCALES, type ParsedInput } from '@common-roof/contracts';
import { choreName, type NamedChore } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { ChoreFeedbackService } from '#contexts/living/chores/feedback/chore-feedback.service.ts';
import { PostedTurns } from '#contexts/living/chores/planning/posted-turns.ts';
import { PointLedger } from '#contexts/living/chores/points/point-ledger.ts';
import type { Strike } from '#contexts/living/chores/points/points.repository.ts';
import type { AppealEntity } from './appeal.entity.ts';
import { AppealsRepository } from './appeals.repository.ts';

/** The ids that identify what an appeal is about: the turn of a strike, or a piece of chore feedback. */
export type CauseIds = Pick<AppealEntity, 'house_id' | 'roomie_id' | 'assignment_id' | 'feedback_id'>;

export interface AppealCause extends CauseIds {
  readonly entry_id: string | null;
  readonly homeowner_id: string;
  readonly given_at: Date;
  /** Ids of the people who gave the strike. Empty for a missed turn. */
  readonly given_by: readonly string[];
}

type Named = Pick<
  ParsedInput<typeof appealFeed>['body'],
  'assignment_id' | 'feedback_id' | 'chore_name' | 'chore_date'
>;

/** Finds what an appeal contests and applies the appeal's outcome to it. Runs in the caller's transaction. */
@Injectable()
export class AppealCauses {
  constructor(
    private readonly ledger: PointLedger,
    private readonly turns: PostedTurns,
    private readonly feedback: ChoreFeedbackService,
    private readonly appeals: AppealsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Looks up by turn or feedback id, or by a day and the chore's name in any language. @returns undefined when this
   * roomie has no such strike or feedback
   */
  async find(roomieId: string, { feedback_id: feedbackId, ...named }: Named): Promise<AppealCause | undefined> {
    if (feedbackId !== undefined) return this.listFeedback(roomieId, feedbackId);
    const strike = await this.strikeOf(roomieId, named);
    if (!strike || strike.is_reversed) return undefined;
    const { id, house_id, homeowner_id, assignment_id, at, feed_id: feedId } = strike;
    const given_by = await this.appeals.listGivers(feedId);
    const ids = { house_id, roomie_id: roomieId, homeowner_id, entry_id: id, assignment_id, feedback_id: null };
    return { ...ids, given_at: at, given_by };
  }

  /** Suspends a strike, which doesn't count until the appeal is decided. Feedback has no consequence to suspend. */
  async suspend(cause: CauseIds): Promise<void> {
    const strike = await this.strike(cause);
    if (strike) await this.ledger.suspend(strike);
  }

  async restore(cause: CauseIds): Promise<void> {
    const strike = await this.strike(cause);
    if (strike) await this.ledger.restore(strike);
  }

  /**
   * Undoes the strike or feedback as if it had never been given. A rejected turn becomes done and gives the points it
   * would have given.
   */
  async overturn(cause: CauseIds): Promise<void> {
    if (cause.feedback_id !== null) await this.feedback.overturn(cause.feedback_id);
    const strike = await this.strike(cause);
    if (!strike) return;
    await this.ledger.takeBack(strike);
    if (strike.cause !== 'rejected') return;
    const { house_id: houseId, roomie_id, period, assignment_id, feed_id } = strike;
    const points = await this.turns.overturn(houseId, assignment_id);
    const merit = { cause: 'chore', points, strikes: 0, at: this.clock.now() } as const;
    await this.ledger.append(houseId, [{ ...merit, roomie_id, period, assignment_id, feed_id }]);
  }

  private async strike({ roomie_id: roomieId, assignment_id: turnId }: CauseIds): Promise<Strike | undefined> {
    return turnId === null ? undefined : this.ledger.findStrike(roomieId, turnId);
  }

  private async strikeOf(roomieId: string, named: Omit<Named, 'feedback_id'>): Promise<Strike | undefined> {
    const { assignment_id: turnId, chore_name: name = '', chore_date: day = '' } = named;
    if (turnId !== undefined) return this.ledger.findStrike(roomieId, turnId);
    return (await this.ledger.strikesDueOn(roomieId, day)).find((strike) => isCalled(strike, name));
  }

  /** Feedback is about the roomie who last did the chore, or should have, when it was given. */
  private async listFeedback(roomieId: string, feedbackId: string): Promise<AppealCause | undefined> {
    const said = await this.feedback.listAbout(feedbackId);
    if (said?.roomie_id !== roomieId) return undefined;
    const { house_id, homeowner_id, author_id, created_at: given_at } = said;
    const ids = { entry_id: null, assignment_id: null, feedback_id: feedbackId };
    return { ...ids, house_id, homeowner_id, roomie_id: roomieId, given_at, given_by: [author_id] };
  }
}

const isCalled = (chore: NamedChore, name: string): boolean =>
  LOCALES.some((locale) => choreName(chore, { locale }).toLowerCase() === name.trim().toLowerCase());
