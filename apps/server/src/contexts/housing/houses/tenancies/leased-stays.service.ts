import type { RentPeriod } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { AccountsService, type NewAccount, PasswordsService } from '#contexts/identity/accounts/index.ts';
import { BeginStay } from './begin-stay.ts';
import { NoticeWithdrawn, StayLastDayMoved, TenancyEnded, TenancyStarted } from './roomies.events.ts';
import { TenanciesRepository } from './tenancies.repository.ts';
import { TenancyEndsRepository } from './tenancy-ends.repository.ts';

/** The tenant of a lease: a roomie, or a person who becomes one by it. */
export type Tenant = { readonly roomieId: string } | { readonly person: Omit<NewAccount, 'accountType'> };

export interface LeasedStay {
  readonly roomId: string;
  /** ISO date in the house's time zone. */
  readonly startsOn: string;
  /** Minor units per period. */
  readonly rentMinor: number;
  readonly rentPeriod: RentPeriod;
}

/** Tenancies as leases make them. Each method joins the caller's transaction. */
@Injectable()
export class LeasedStaysService {
  constructor(
    private readonly database: Database,
    private readonly tenancies: TenanciesRepository,
    private readonly ends: TenancyEndsRepository,
    private readonly beginning: BeginStay,
    private readonly accounts: AccountsService,
    private readonly passwords: PasswordsService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Begins the tenancy of a lease: the roomie's existing one in the room, else a new one. A person without an account
   * gets one, and an invitation to open it.
   * @throws 409 when room or person is taken, the tenancy is under notice, or the house is not open
   */
  async begin(
    tenant: Tenant,
    { roomId, startsOn, rentMinor, rentPeriod }: LeasedStay,
    invitedBy: string,
  ): Promise<{ roomieId: string; tenancyId: string; isNew: boolean }> {
    return this.database.transaction(async () => {
      const known = 'roomieId' in tenant ? await this.tenancies.lockOpenIn(tenant.roomieId, roomId) : undefined;
      if (known) {
        // Otherwise a lease would be in force whose tenancy ends, and neither could be released.
        if (known.state === 'releasing') {
          throw new DomainError('conflict', { detail: 'Notice was given on this stay. Take it back first.' });
        }
        await this.tenancies.lease(known.tenancy_id);
        return { roomieId: known.roomie_id, tenancyId: known.tenancy_id, isNew: false };
      }
      const roomieId = 'roomieId' in tenant ? tenant.roomieId : await this.invite(tenant.person, invitedBy);
      const begun = await this.beginning.start(roomieId, roomId, startsOn);
      await this.tenancies.setRent(begun.tenancy_id, rentMinor, rentPeriod);
      await this.tenancies.lease(begun.tenancy_id);
      return { roomieId, tenancyId: begun.tenancy_id, isNew: true };
    });
  }

  /** Begins a tenancy that a lease agreed on for a later day. */
  beginOnItsDay(tenancyId: string): Promise<void> {
    return this.beginning.onItsDay(tenancyId);
  }

  /** Returns the first day (ISO date) of a tenancy that has not begun; undefined for others. */
  upcomingFrom(tenancyId: string): Promise<string | undefined> {
    return this.tenancies.upcomingFrom(tenancyId);
  }

  /** Both parties agreed to cancel a tenancy that has not begun. @throws 409 when it has */
  async cancel(tenancyId: string): Promise<void> {
    const cancelled = await this.tenancies.cancel(tenancyId);
    if (!cancelled) throw new DomainError('conflict', { detail: 'The stay has begun. It ends by notice and release.' });
    await this.outbox.append(TenancyEnded, cancelled);
  }

  /**
   * Ends a leased tenancy whose roomie moves to another room with their lease; it may have ended when the next one
   * began.
   * @param lastDay ISO date
   */
  async leave(tenancyId: string, lastDay: string): Promise<void> {
    const left = await this.ends.leave(tenancyId, lastDay);
    if (left) await this.outbox.append(TenancyEnded, left);
    else await this.requireEnd(tenancyId, lastDay);
  }

  /**
   * Locks the tenancy of a roomie until the end of the caller's transaction: what belongs to a tenancy begins and ends
   * with it.
   * @throws 404 for a roomie without a tenancy
   */
  async lock(roomieId: string): Promise<void> {
    if (!(await this.tenancies.lockOpenOf(roomieId))) throw notFound();
  }

  /** Applies from now on, if the tenancy is still open. @param rentMinor per period */
  setRent(tenancyId: string, rentMinor: number, period: RentPeriod): Promise<void> {
    return this.tenancies.setRent(tenancyId, rentMinor, period);
  }

  /**
   * Returns the last day of a tenancy that ended before its lease did, which was once possible; undefined for any
   * other.
   */
  findEnd(tenancyId: string): Promise<string | undefined> {
    return this.ends.findEnd(tenancyId);
  }

  /** @throws 409 unless the tenancy has no end date, or ended on that day */
  async giveNotice(tenancyId: string, endsOn: string): Promise<void> {
    const stay = await this.ends.giveNotice(tenancyId, endsOn);
    if (stay) await this.outbox.append(StayLastDayMoved, { ...stay, ended_on: null, ends_on: endsOn });
    else await this.requireEnd(tenancyId, endsOn);
  }

  /** The roomie is a past roomie from then on. @throws 409 unless notice was given, or the tenancy ended on that day */
  async release(tenancyId: string, endsOn: string): Promise<void> {
    const ended = await this.ends.release(tenancyId, endsOn);
    if (ended) await this.outbox.append(TenancyEnded, ended);
    else await this.requireEnd(tenancyId, endsOn);
  }

  /** Both parties agreed to it. @throws 409 unless notice was given */
  async moveLastDay(tenancyId: string, endsOn: string): Promise<void> {
    const moved = await this.ends.moveLastDay(tenancyId, endsOn);
    if (!moved) throw notLikeThat();
    await this.outbox.append(StayLastDayMoved, { ...moved, ends_on: endsOn });
  }

  /**
   * As if no notice had been given, also for a tenancy that ended before its lease did, which was once possible.
   * @throws 409 when the room is taken from some day on or retired, or the roomie lives elsewhere or is deleting their
   * account
   */
  async goOn(tenancyId: string, actorId: string): Promise<void> {
    const wasOver = (await this.ends.findEnd(tenancyId)) !== undefined;
    await this.requireHome(tenancyId);
    const stay = await this.ends.goOn(tenancyId);
    if (!stay) throw notLikeThat();
    if (wasOver) await this.outbox.append(TenancyStarted, stay);
    else await this.outbox.append(NoticeWithdrawn, { ...stay, actor_id: actorId });
  }

  /**
   * As if the tenancy had not ended: it is under notice, as before.
   * @throws 409 when another tenancy of the room followed or the room was retired, or the roomie lives elsewhere or is
   * deleting their account
   */
  async reopen(tenancyId: string, endsOn: string): Promise<void> {
    await this.requireHome(tenancyId);
    const stay = await this.ends.reopen(tenancyId, endsOn);
    if (!stay) throw notLikeThat();
    await this.outbox.append(TenancyStarted, { ...stay, is_reopened: true });
  }

  /** @throws 409 when the room can no longer be lived in, or the roomie's account is ending */
  private async requireHome(tenancyId: string): Promise<void> {
    const { place, person } = await this.ends.canLiveThere(tenancyId);
    if (!place) throw new DomainError('conflict', { detail: 'The room or its house is not let any more.' });
    if (!person) throw new DomainError('conflict', { detail: 'The account of this roomie is being deleted.' });
  }

  /** @throws 409 unless the tenancy ended on that day, before its lease did */
  private async requireEnd(tenancyId: string, day: string): Promise<void> {
    if ((await this.ends.findEnd(tenancyId)) !== day) throw notLikeThat();
  }

  private async invite(person: Omit<NewAccount, 'accountType'>, invitedBy: string): Promise<string> {
    const account = await this.accounts.create({ ...person, accountType: 'roomie' });
    // The e-mail about the lease in force contains the invitation.
    await this.passwords.invite(account, invitedBy, { isMailed: false });
    return account.id;
  }
}

const notLikeThat = (): DomainError => new DomainError('conflict', { detail: 'The tenancy doesn’t match the lease.' });
