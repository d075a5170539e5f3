import { type Appeal, type appealFeed, APPEALS_A_DAY, LOCALES, type ParsedInput } from '@common-roof/contracts';
import { type AppealRefusal, appealRefusal, escalatesAt, upheldAt } from '@common-roof/domain';
import { choreName, type NamedChore, type Reader, type WholeSentence } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '../../../platform/clock/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import { Outbox } from '../../../platform/events/outbox.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { DomainError, notFound, unacceptable } from '../../../platform/http/domain-error.ts';
import { DueTable } from '../../../platform/schedule/due-table.ts';
import { Access } from '../../identity/access/index.ts';
import { AccountsRepository } from '../../identity/accounts/index.ts';
import { ChorePlanner } from '../chores/index.ts';
import { PointLedger, type Strike } from '../points/index.ts';
import { AppealEscalation } from './appeal-escalation.ts';
import { AppealOpened, AppealWaitedLong, AppealWaitedTooLong } from './appeals.events.ts';
import { AppealsRepository } from './appeals.repository.ts';
import { ReadAppealsService } from './read-appeals.service.ts';

type Body = ParsedInput<typeof appealFeed>['body'];

const DAY_MS = 86_400_000;

const REFUSED: Record<Exclude<AppealRefusal, 'not_yours'>, WholeSentence> = {
  already_appealed: 'There was an appeal against this strike already.',
  too_late: 'You can appeal against a strike for 7 days.',
};

/** A roomie says that a strike is wrong. From then on it does not count, until somebody has decided. */
@Injectable()
export class OpenAppealService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly accounts: AccountsRepository,
    private readonly planner: ChorePlanner,
    private readonly ledger: PointLedger,
    private readonly appeals: AppealsRepository,
    private readonly escalation: AppealEscalation,
    private readonly reader: ReadAppealsService,
    private readonly due: DueTable,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws 403 for who lives nowhere; 404 for what is no strike of theirs where they live; 409 where it was appealed against,
   * or too late; 422 for somebody else's address; 429
   */
  async open(actor: Actor, body: Body, reader: Reader): Promise<Appeal> {
    await this.access.requireCurrentTenancy(actor);
    await this.requireOwnAddress(actor, body.email);
    const { house_id: houseId, assignment_id: turnId } = await this.strikeOf(actor, body);
    await this.access.requireHouseForChange(actor, houseId);
    const id = await this.database.transaction(async () => {
      await this.planner.hold(houseId);
      const strike = await this.ledger.strikeOf(actor.accountId, turnId);
      if (!strike || strike.is_reversed) throw notFound();
      await this.requireOpenable(actor, strike);
      return this.add(strike, body.appeal.trim());
    });
    return this.reader.one(actor, id, reader);
  }

  private async add(strike: Strike, text: string): Promise<string> {
    const { id: entryId, house_id: houseId, roomie_id: roomieId, assignment_id: turnId } = strike;
    const now = this.clock.now();
    const givenBy = await this.appeals.giversOf(strike.feed_id);
    const ids = { house_id: houseId, roomie_id: roomieId };
    const id = await this.appeals.add({
      ...{ ...ids, entry_id: entryId, assignment_id: turnId },
      ...{ given_by: givenBy, text, opened_at: now },
    });
    const appeal = { ...ids, appeal_id: id };
    await this.ledger.suspend(strike);
    await this.due.schedule(AppealWaitedTooLong, { key: id, at: upheldAt(now), payload: appeal });
    await this.outbox.append(AppealOpened, appeal);
    if (givenBy.includes(strike.homeowner_id)) await this.escalation.escalate(appeal);
    else await this.due.schedule(AppealWaitedLong, { key: id, at: escalatesAt(now), payload: appeal });
    return id;
  }

  /** By its turn, or by the name of the chore in any language and the day. */
  private async strikeOf(
    actor: Actor,
    { assignment_id: turnId, chore_name: name, chore_date: day }: Body,
  ): Promise<Strike> {
    const strike =
      turnId === undefined
        ? (await this.ledger.strikesDueOn(actor.accountId, day ?? '')).find((due) => isCalled(due, name ?? ''))
        : await this.ledger.strikeOf(actor.accountId, turnId);
    if (!strike) throw notFound();
    return strike;
  }

  private async requireOwnAddress(actor: Actor, email: string | undefined): Promise<void> {
    if (email === undefined) return;
    const account = await this.accounts.find(actor.accountId);
    if (account?.email.toLowerCase() !== email.toLowerCase()) throw unacceptable('email', 'This is not the address of your account.');
  }

  private async requireOpenable(actor: Actor, strike: Strike): Promise<void> {
    const now = this.clock.now();
    const cause = {
      ...{ roomieId: strike.roomie_id, givenAt: strike.at },
      isAppealed: await this.appeals.isAppealed(strike.id),
    };
    const refusal = appealRefusal(cause, actor.accountId, now);
    if (refusal === 'not_yours') throw notFound();
    if (refusal !== null) throw new DomainError('conflict', { detail: REFUSED[refusal] });
    const [first, ...others] = await this.appeals.openedSince(actor.accountId, new Date(now.getTime() - DAY_MS));
    if (first && others.length + 1 >= APPEALS_A_DAY) {
      const retryAfter = Math.ceil((first.getTime() + DAY_MS - now.getTime()) / 1_000);
      throw new DomainError('rate_limited', {
        detail: 'You have appealed often today. Try again tomorrow.',
        retryAfter,
      });
    }
  }
}

const isCalled = (chore: NamedChore, name: string): boolean =>
  LOCALES.some((locale) => choreName(chore, { locale }).toLowerCase() === name.trim().toLowerCase());
