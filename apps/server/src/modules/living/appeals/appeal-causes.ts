import { type appealFeed, LOCALES, type ParsedInput } from '@common-roof/contracts';
import { choreName, type NamedChore } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '../../../platform/clock/clock.ts';
import { ChoreFeedbackService } from '../chore-feedback/index.ts';
import { PostedTurns } from '../chores/index.ts';
import { PointLedger, type Strike } from '../points/index.ts';
import type { AppealEntity } from './appeal.entity.ts';
import { AppealsRepository } from './appeals.repository.ts';

/** What an appeal is about: a strike, by its turn, or what somebody said about a chore. */
export type CauseIds = Pick<AppealEntity, 'house_id' | 'roomie_id' | 'assignment_id' | 'feedback_id'>;

export interface AppealCause extends CauseIds {
  readonly entry_id: string | null;
  readonly homeowner_id: string;
  readonly given_at: Date;
  /** Ids of those who gave it; nobody where a turn was missed. */
  readonly given_by: readonly string[];
}

type Named = Pick<
  ParsedInput<typeof appealFeed>['body'],
  'assignment_id' | 'feedback_id' | 'chore_name' | 'chore_date'
>;

/** Finds what is appealed against, and does to it what becomes of the appeal; part of the transaction of the caller. */
@Injectable()
export class AppealCauses {
  constructor(
    private readonly ledger: PointLedger,
    private readonly turns: PostedTurns,
    private readonly feedback: ChoreFeedbackService,
    private readonly appeals: AppealsRepository,
    private readonly clock: Clock,
  ) {}

  /** By its turn or feedback, or by the name of the chore in any language and the day. @returns undefined for none of this roomie */
  async find(roomieId: string, { feedback_id: feedbackId, ...named }: Named): Promise<AppealCause | undefined> {
    if (feedbackId !== undefined) return this.listFeedback(roomieId, feedbackId);
    const strike = await this.strikeOf(roomieId, named);
    if (!strike || strike.is_reversed) return undefined;
    const { id, house_id, homeowner_id, assignment_id, at, feed_id: feedId } = strike;
    const given_by = await this.appeals.listGivers(feedId);
    const ids = { house_id, roomie_id: roomieId, homeowner_id, entry_id: id, assignment_id, feedback_id: null };
    return { ...ids, given_at: at, given_by };
  }

  /** A strike does not count from now on; what was said has no consequence that could be put off. */
  async suspend(cause: CauseIds): Promise<void> {
    const strike = await this.strike(cause);
    if (strike) await this.ledger.suspend(strike);
  }

  async restore(cause: CauseIds): Promise<void> {
    const strike = await this.strike(cause);
    if (strike) await this.ledger.restore(strike);
  }

  /** As if it had never been given. What was rejected is done, and gives the points that it would have given. */
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

  /** It is about whoever did the chore last, or had to, when it was said. */
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
