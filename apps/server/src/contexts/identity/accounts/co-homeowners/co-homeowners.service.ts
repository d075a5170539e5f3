import {
  type CoHomeownerArea,
  type CoHomeowners,
  type inviteCoHomeowner,
  LIMITS,
  type ParsedInput,
} from '@common-roof/contracts';
import { addsArea, coHomeownerChangesSince, coHomeownerInvitationUntil } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { DomainError, notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { RateLimits } from '#kernel/rate-limits/rate-limits.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { requireAllowed } from '#kernel/state-machines/states.ts';
import { AccountsRepository } from '#contexts/identity/accounts/account/accounts.repository.ts';
import { AccountsService } from '#contexts/identity/accounts/account/accounts.service.ts';
import { isOwnAddress } from '#contexts/identity/accounts/account/own-address.ts';
import { PasswordsService } from '#contexts/identity/accounts/sign-in/passwords.service.ts';
import { StepUp } from '#contexts/identity/accounts/sign-in/step-up.ts';
import type { CoHomeownerEntity } from './co-homeowner.entity.ts';
import {
  CoHomeownerAccepted,
  CoHomeownerAreasChanged,
  CoHomeownerInvitationLapses,
  CoHomeownerInvited,
} from './co-homeowners.events.ts';
import { toCoHomeowner, toSharedHouses } from './co-homeowners.mapper.ts';
import { CO_HOMEOWNERS, CoHomeownersRepository } from './co-homeowners.repository.ts';
import { EndCoHomeowner } from './end-co-homeowner.ts';

type Invitation = ParsedInput<typeof inviteCoHomeowner>['body'];

/**
 * Lets homeowners share the care of their houses. The right is the homeowner's to give: it needs their password, and
 * ends at their word. The response to an invitation doesn't reveal whether there is an account.
 */
@Injectable()
export class CoHomeownersService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsService,
    private readonly accountRows: AccountsRepository,
    private readonly passwords: PasswordsService,
    private readonly stepUp: StepUp,
    private readonly rows: CoHomeownersRepository,
    private readonly ending: EndCoHomeowner,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly limits: RateLimits,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async list({ accountId }: Actor): Promise<CoHomeowners> {
    const own = await this.rows.listOf(accountId);
    const since = coHomeownerChangesSince(this.clock.now());
    const changes = await this.rows.listChanges(
      own.map(({ id }) => id),
      since,
    );
    const shared = await this.rows.listShared(accountId);
    return { own: own.map((row) => toCoHomeowner(row, changes)), shared: shared.map(toSharedHouses) };
  }

  /**
   * An address without a homeowner's account gets one, which its owner opens with the link in the e-mail.
   * @throws 403 without a fresh password; 409 when they are invited already, or too many are; 422 for the caller; 429
   */
  async invite(actor: Actor, invitation: Invitation, origin: RequestOrigin): Promise<CoHomeowners> {
    await this.stepUp.require(actor);
    await this.limits.takeMailToStranger(actor.accountId, invitation.email);
    await this.database.transaction(async () => {
      const owner = await this.accountRows.lock(actor.accountId);
      if ((await this.rows.countOpen(actor.accountId)) >= LIMITS.coHomeowners) {
        throw new DomainError('conflict', { detail: 'You can’t have more co-homeowners. End one first.' });
      }
      const { email, first_name: firstName, last_name: lastName, areas } = invitation;
      const known = await this.accountRows.findByEmail(email, 'homeowner');
      if (owner && isOwnAddress(owner, email)) throw unacceptable('email', 'This is your own address.');
      const person = known ?? (await this.accounts.create({ email, accountType: 'homeowner', firstName, lastName }));
      const now = this.clock.now();
      const row = {
        homeowner_id: actor.accountId,
        person_id: person.id,
        email,
        first_name: firstName,
        last_name: lastName,
        areas,
        invited_at: now,
      };
      const id = await this.rows.insert(row);
      const opensAccount = !(await this.accountRows.hasPassword(person.id));
      if (opensAccount) await this.passwords.invite(person, actor.accountId);
      await this.outbox.append(CoHomeownerInvited, { ...aboutCoHomeowner({ id, ...row }), is_mailed: !opensAccount });
      const lapse = { key: id, at: coHomeownerInvitationUntil(now), payload: { co_homeowner_id: id } };
      await this.scheduledEvents.schedule(CoHomeownerInvitationLapses, lapse);
      await this.record(actor, id, { what: 'co-homeowner', before: null, after: areas.join(' ') }, origin);
    });
    return this.list(actor);
  }

  /** @throws 404; 403 without a fresh password for more rights than before; 409 once it is over */
  async setAreas(
    actor: Actor,
    id: string,
    areas: readonly CoHomeownerArea[],
    origin: RequestOrigin,
  ): Promise<CoHomeowners> {
    const before = await this.rows.find(id);
    if (before?.homeowner_id !== actor.accountId) throw notFound();
    if (addsArea(before.areas, areas)) await this.stepUp.require(actor);
    await this.database.transaction(async () => {
      const row = await this.rows.lock(id);
      if (!row) throw notFound();
      requireAllowed(CO_HOMEOWNERS, 'change', row.state);
      if (row.areas.length === areas.length && !addsArea(row.areas, areas)) return;
      // Another window may have taken rights away since the password was checked.
      if (addsArea(row.areas, areas)) await this.stepUp.require(actor);
      await this.rows.advance(id, 'change', { areas: [...areas] });
      await this.outbox.append(CoHomeownerAreasChanged, aboutCoHomeowner(row));
      const change = { what: 'co-homeowner', before: row.areas.join(' '), after: areas.join(' ') };
      await this.record(actor, id, change, origin);
    });
    return this.list(actor);
  }

  /** Accepting twice changes nothing. @throws 404 unless the actor was invited, 409 once it is over */
  async accept(actor: Actor, id: string): Promise<CoHomeowners> {
    await this.database.transaction(async () => {
      const row = await this.rows.lock(id);
      if (row?.person_id !== actor.accountId) throw notFound();
      if (row.state === 'active') return;
      const now = this.clock.now();
      // The job that ends it may be late.
      requireAllowed(CO_HOMEOWNERS, 'accept', now < coHomeownerInvitationUntil(row.invited_at) ? row.state : 'lapsed');
      await this.rows.advance(id, 'accept', { accepted_at: now });
      await this.scheduledEvents.unschedule(CoHomeownerInvitationLapses, id);
      await this.outbox.append(CoHomeownerAccepted, aboutCoHomeowner(row));
    });
    return this.list(actor);
  }

  /** Either side ends it. Ending it twice changes nothing. @throws 404 unless it concerns the actor */
  async end(actor: Actor, id: string, origin: RequestOrigin): Promise<CoHomeowners> {
    await this.database.transaction(async () => {
      const row = await this.rows.lock(id);
      const side = row && sideOf(row, actor);
      if (!side) throw notFound();
      if (!(await this.ending.end(row, side))) return;
      await this.record(actor, id, { what: 'co-homeowner', before: row.areas.join(' '), after: null }, origin);
    });
    return this.list(actor);
  }

  private record(
    actor: Actor,
    targetId: string,
    details: Readonly<Record<string, string | null>>,
    origin: RequestOrigin,
  ): Promise<void> {
    return this.audit.append({ event: 'privilege_permissions_changed', actor, targetId, details, origin });
  }
}

/** What each event of a co-homeowner says. */
export const aboutCoHomeowner = ({
  id,
  homeowner_id,
  person_id,
}: Pick<CoHomeownerEntity, 'id' | 'homeowner_id' | 'person_id'>) => ({ co_homeowner_id: id, homeowner_id, person_id });

function sideOf(
  { homeowner_id: homeownerId, person_id: personId }: CoHomeownerEntity,
  { accountId }: Actor,
): 'homeowner' | 'co_homeowner' | null {
  if (homeownerId === accountId) return 'homeowner';
  return personId === accountId ? 'co_homeowner' : null;
}
