import type { CALENDAR_SCOPES, CallResponse, getCalendarLink } from '@common-roof/contracts';
import { dayIn, plusDays } from '@common-roof/domain';
import { nextOccurrence } from '@common-roof/domain/occurrences';
import { readerOf } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Capabilities } from '#kernel/capabilities/capabilities.ts';
import { type Capability, defineCapability } from '#kernel/capabilities/capability.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Config } from '#kernel/config/config.ts';
import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { AccountsReadModel, PasswordChanged } from '#contexts/identity/accounts/index.ts';
import { calendarOf, type ChoreSeries } from './chore-calendar.ts';
import { scheduleOf } from './chore-plan.ts';
import { ChoresRepository, type ForecastChoreRow } from './chores.repository.ts';
import { type CalendarTurnRow, TurnsRepository } from './turns.repository.ts';

type Link = CallResponse<typeof getCalendarLink>;
type Scope = (typeof CALENDAR_SCOPES)[number];

/**
 * Names an account and a house. Calendar programs that can't sign in read it as long as the account belongs to the
 * house.
 */
const CALENDAR_LINK = defineCapability({
  kind: 'chore-calendar',
  page: '/api/houses',
  lifeSeconds: null,
  uses: null,
  advice: 'Copy the new link from the chores page.',
});
const linkOf = (houseId: string): Capability => ({
  ...CALENDAR_LINK,
  page: `/api/houses/${houseId}/calendar.ics?key=`,
});

const PAGE = '/chores';
const DAYS_BACK = 31;

/** Publishes a house's chores to its people's calendar programs. */
@Injectable()
export class ChoreCalendarsService {
  constructor(
    private readonly access: Access,
    private readonly capabilities: Capabilities,
    private readonly accounts: AccountsReadModel,
    private readonly houses: HousesReadModel,
    private readonly chores: ChoresRepository,
    private readonly turns: TurnsRepository,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 */
  async link(actor: Actor, houseId: string): Promise<Link> {
    await this.access.requireHouse(actor, houseId);
    const found = await this.capabilities.listAddresses(linkOf(houseId), [actor.accountId], houseId);
    return addressesOf(found.get(actor.accountId) ?? null);
  }

  /** @throws 404 */
  async renew(actor: Actor, houseId: string): Promise<Link> {
    await this.access.requireHouse(actor, houseId);
    const id = await this.capabilities.grant(linkOf(houseId), actor.accountId, houseId);
    return addressesOf(await this.capabilities.findAddress(linkOf(houseId), id));
  }

  /** @throws 404 */
  async revoke(actor: Actor, houseId: string): Promise<void> {
    await this.access.requireHouse(actor, houseId);
    await this.capabilities.revoke(actor.accountId, [CALENDAR_LINK], houseId);
  }

  /** A person who changes their password may suspect that someone else had access. */
  @EventHandler(PasswordChanged, { id: 'revoke-calendar-links', queue: 'recalculation', effect: 'transaction' })
  async passwordChanged({ account_id: id }: EventOf<typeof PasswordChanged>): Promise<void> {
    await this.capabilities.revoke(id, [CALENDAR_LINK]);
  }

  /**
   * Returns the calendar behind a link's secret, in the language of its account.
   * @throws 410 also after the account has left the house; 429 for guessed secrets
   */
  async read(
    houseId: string,
    { key, of }: { readonly key: string; readonly of: Scope },
    origin: RequestOrigin,
  ): Promise<string> {
    const { subjectId, scope } = await this.capabilities.open(CALENDAR_LINK, key, origin);
    const account = await this.accounts.find(subjectId);
    if (!account || scope !== houseId) throw gone();
    const actor = { accountId: account.id, role: account.account_type };
    if ((await this.access.relationToHouse(actor, houseId)) === undefined) throw gone();
    const isOwn = of === 'own' && account.account_type === 'roomie';
    const { name, timeZone } = await this.houses.findPlace(houseId);
    const today = dayIn(timeZone, this.clock.now());
    const turns = await this.turns.listForCalendar(houseId, plusDays(today, -DAYS_BACK));
    const chores = await this.chores.listForecast(houseId);
    const base = this.config.env.PUBLIC_URL;
    return calendarOf(
      {
        house: name,
        timeZone,
        page: `${base}${PAGE}`,
        host: new URL(base).host,
        turns: turns.filter(({ assignee_id: id }) => !isOwn || id === account.id),
        series: chores
          .filter(({ fixed_id: id }) => !isOwn || id === account.id)
          .map((chore) => this.seriesOf(chore, turns, { timeZone, today })),
      },
      readerOf(account.locale),
    );
  }

  private seriesOf(
    chore: ForecastChoreRow,
    turns: readonly CalendarTurnRow[],
    { timeZone, today }: { readonly timeZone: string; readonly today: string },
  ): ChoreSeries {
    const last = turns.findLast(({ chore_id: id, due_on: day }) => id === chore.id && day >= today)?.due_on;
    const schedule = scheduleOf(chore, timeZone);
    const next = nextOccurrence(schedule, last === undefined ? today : plusDays(last, 1));
    const isOver = next.dueAt <= this.clock.now();
    return { chore, firstOn: (isOver ? nextOccurrence(schedule, plusDays(next.dueOn, 1)) : next).dueOn };
  }
}

const addressesOf = (address: string | null): Link => ({
  own: address,
  house: address === null ? null : `${address}&of=house`,
});

const gone = (): DomainError => new DomainError('link_spent', { detail: 'This calendar is not for you any more.' });
