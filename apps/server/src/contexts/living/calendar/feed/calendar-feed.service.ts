import { type CalendarKind, type CallResponse, FEED_DAYS, type getCalendarFeed } from '@common-roof/contracts';
import { dayIn, instantOf, plusDays } from '@common-roof/domain';
import { readerOf } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { CalendarRegister } from '#kernel/calendar/calendar-register.ts';
import { Capabilities } from '#kernel/capabilities/capabilities.ts';
import { type Capability, defineCapability } from '#kernel/capabilities/capability.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Config } from '#kernel/config/config.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { AccountsReadModel, PasswordChanged } from '#contexts/identity/accounts/index.ts';
import { calendarQuery } from '#contexts/living/calendar/calendar-window.ts';
import { writeFeed } from './calendar-file.ts';

type Link = CallResponse<typeof getCalendarFeed>;

/**
 * Names an account and a house. Calendar programs that can't sign in read it as long as the account belongs to the
 * house.
 */
const FEED_LINK = defineCapability({
  kind: 'house-calendar',
  page: '/api/houses',
  lifeSeconds: null,
  uses: null,
  advice: 'Copy the new link from the calendar of your house.',
});
const linkOf = (houseId: string): Capability => ({
  ...FEED_LINK,
  page: `/api/houses/${houseId}/house-calendar.ics?key=`,
});

/**
 * What leaves for calendar programs, which others may read along: no money, no leases, and nobody who doesn't live
 * there.
 */
const FEED_KINDS: readonly CalendarKind[] = ['turn', 'cleaning', 'showing', 'repair', 'away'];
const DAYS_BACK = 31;
const PAGE = '/calendar';

/** Publishes the calendar of a house to the calendar programs of each of its people. */
@Injectable()
export class CalendarFeedService {
  constructor(
    private readonly access: Access,
    private readonly capabilities: Capabilities,
    private readonly accounts: AccountsReadModel,
    private readonly houses: HousesReadModel,
    private readonly register: CalendarRegister,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 */
  async link(actor: Actor, houseId: string): Promise<Link> {
    await this.access.requireHouse(actor, houseId);
    const found = await this.capabilities.listAddresses(linkOf(houseId), [actor.accountId], houseId);
    return { url: found.get(actor.accountId) ?? null };
  }

  /** @throws 404 */
  async renew(actor: Actor, houseId: string): Promise<Link> {
    await this.access.requireHouse(actor, houseId);
    const id = await this.capabilities.grant(linkOf(houseId), actor.accountId, houseId);
    return { url: await this.capabilities.findAddress(linkOf(houseId), id) };
  }

  /** @throws 404 */
  async revoke(actor: Actor, houseId: string): Promise<void> {
    await this.access.requireHouse(actor, houseId);
    await this.capabilities.revoke(actor.accountId, [FEED_LINK], houseId);
  }

  /** A person who changes their password may suspect that someone else had access. */
  @EventHandler(PasswordChanged, { id: 'revoke-house-calendar-links', queue: 'recalculation', effect: 'transaction' })
  async passwordChanged({ account_id: id }: EventOf<typeof PasswordChanged>): Promise<void> {
    await this.capabilities.revoke(id, [FEED_LINK]);
  }

  /**
   * Returns the calendar behind a link's secret, in the language of its account.
   * @throws 410 also after the account has left the house; 429 for guessed secrets
   */
  async read(houseId: string, key: string, origin: RequestOrigin): Promise<string> {
    const { subjectId, scope } = await this.capabilities.open(FEED_LINK, key, origin);
    const account = await this.accounts.find(subjectId);
    if (!account || scope !== houseId) throw gone();
    const viewer = { id: account.id, role: account.account_type };
    const relation = await this.access.relationToHouse({ accountId: viewer.id, role: viewer.role }, houseId);
    if (relation === undefined) throw gone();
    const { name: house, timeZone } = await this.houses.findPlace(houseId);
    const now = this.clock.now();
    const today = dayIn(timeZone, now);
    const reader = readerOf(account.locale);
    const window = { from: plusDays(today, -DAYS_BACK), until: plusDays(today, FEED_DAYS) };
    const query = calendarQuery({ houseId, timeZone }, viewer, window, { now, reader });
    const base = this.config.env.PUBLIC_URL;
    const items = await this.register.listFor(query, FEED_KINDS);
    const stamp = instantOf(today, '00:00', timeZone);
    return writeFeed({ house, timeZone, page: `${base}${PAGE}`, host: new URL(base).host, stamp, items }, reader);
  }
}

const gone = (): DomainError => new DomainError('link_spent', { detail: 'This calendar is not for you any more.' });
