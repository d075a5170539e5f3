import { type Appeal, type appealFeed, APPEALS_A_DAY, type ParsedInput } from '@common-roof/contracts';
import { type AppealRefusal, appealRefusal, escalatesAt, upheldAt } from '@common-roof/domain';
import type { Reader, WholeSentence } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { oneDayBefore, assertDailyLimit } from '#kernel/rate-limits/daily-limit.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { AccountsReadModel, requireOwnAddress } from '#contexts/identity/accounts/index.ts';
import { ChorePlanner } from '#contexts/living/chores/planning/chore-planner.ts';
import { type AppealCause, AppealCauses } from './appeal-causes.ts';
import { AppealEscalation } from './appeal-escalation.ts';
import { AppealOpened, AppealWaitedLong, AppealWaitedTooLong } from './appeals.events.ts';
import { AppealsRepository } from './appeals.repository.ts';
import { ReadAppealsService } from './read-appeals.service.ts';

type Body = ParsedInput<typeof appealFeed>['body'];

const REFUSED: Record<Exclude<AppealRefusal, 'not_yours'>, WholeSentence> = {
  already_appealed: 'There’s already been an appeal against this.',
  too_late: 'You can appeal for 7 days.',
};

/**
 * Opens a roomie's appeal against a strike or against feedback on their work. The strike doesn't count until the appeal
 * is decided.
 */
@Injectable()
export class OpenAppealService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly accounts: AccountsReadModel,
    private readonly planner: ChorePlanner,
    private readonly causes: AppealCauses,
    private readonly appeals: AppealsRepository,
    private readonly escalation: AppealEscalation,
    private readonly reader: ReadAppealsService,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws 403 for a roomie without a tenancy; 404 for a strike or feedback that isn't the caller's in their current
   * house;
   * 409 when it was already appealed, or too late; 422 for an address that isn't the caller's; 429
   */
  async open(actor: Actor, body: Body, reader: Reader): Promise<Appeal> {
    await this.access.requireCurrentTenancy(actor);
    if (body.email !== undefined) requireOwnAddress(await this.accounts.find(actor.accountId), body.email);
    const { house_id: houseId } = await this.requireCause(actor, body);
    await this.access.requireHouseForChange(actor, houseId);
    const id = await this.database.transaction(async () => {
      await this.planner.lock(houseId);
      const cause = await this.requireCause(actor, body);
      await this.requireOpenable(actor, cause);
      return this.openAppeal(cause, body.appeal.trim());
    });
    return this.reader.get(actor, id, reader);
  }

  private async openAppeal(
    { homeowner_id: homeownerId, given_at: _, ...cause }: AppealCause,
    text: string,
  ): Promise<string> {
    const now = this.clock.now();
    const id = await this.appeals.insert({ ...cause, given_by: [...cause.given_by], text, opened_at: now });
    const appeal = { house_id: cause.house_id, roomie_id: cause.roomie_id, appeal_id: id };
    await this.causes.suspend(cause);
    await this.scheduledEvents.schedule(AppealWaitedTooLong, { key: id, at: upheldAt(now), payload: appeal });
    await this.outbox.append(AppealOpened, appeal);
    if (cause.given_by.includes(homeownerId)) await this.escalation.escalate(appeal);
    else await this.scheduledEvents.schedule(AppealWaitedLong, { key: id, at: escalatesAt(now), payload: appeal });
    return id;
  }

  private async requireCause(actor: Actor, body: Body): Promise<AppealCause> {
    const cause = await this.causes.find(actor.accountId, body);
    if (!cause) throw notFound();
    return cause;
  }

  private async requireOpenable(actor: Actor, cause: AppealCause): Promise<void> {
    const now = this.clock.now();
    const given = { roomieId: cause.roomie_id, givenAt: cause.given_at };
    const isAppealed = await this.appeals.isAppealed(cause);
    const refusal = appealRefusal({ ...given, isAppealed }, actor.accountId, now);
    if (refusal === 'not_yours') throw notFound();
    if (refusal !== null) throw new DomainError('conflict', { detail: REFUSED[refusal] });
    const today = await this.appeals.openedSince(actor.accountId, oneDayBefore(now));
    assertDailyLimit(today, APPEALS_A_DAY, now, 'You have appealed often today. Try again tomorrow.');
  }
}
