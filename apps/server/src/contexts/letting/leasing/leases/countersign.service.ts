import { dayIn, instantOf, plusDays } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { type LeasedStay, LeasedStaysService, type Tenant } from '#contexts/housing/houses/index.ts';
import { ApplicantsService } from '#contexts/letting/listings/index.ts';
import { AgreementsRepository } from '#contexts/letting/leasing/agreements/agreements.repository.ts';
import type { AgreementWithText } from '#contexts/letting/leasing/agreements/agreement-row.sql.ts';
import { ChangeAgreementService } from '#contexts/letting/leasing/agreements/change-agreement.service.ts';
import { SendAgreementService } from '#contexts/letting/leasing/agreements/send-agreement.service.ts';
import { SignAgreementService, type Signing } from '#contexts/letting/leasing/agreements/sign-agreement.service.ts';
import { type ProspectRow, ProspectsRepository } from '#contexts/letting/leasing/offers/prospects.repository.ts';
import { LeaseBegins, LeaseEndsSoon } from './leases.events.ts';
import { IN_FORCE } from './lease-in-force.ts';
import { LeasesRepository } from './leases.repository.ts';
import { MovesService } from './moves.service.ts';
import { TermService } from './term.service.ts';

/** Days before the notice period begins. */
const DAYS_TO_DECIDE = 14;

/** Countersigns a lease for the homeowner, with which a tenancy begins. */
@Injectable()
export class CountersignService {
  constructor(
    private readonly database: Database,
    private readonly agreements: AgreementsRepository,
    private readonly prospects: ProspectsRepository,
    private readonly applicants: ApplicantsService,
    private readonly changing: ChangeAgreementService,
    private readonly sending: SendAgreementService,
    private readonly signing: SignAgreementService,
    private readonly stays: LeasedStaysService,
    private readonly leases: LeasesRepository,
    private readonly terms: TermService,
    private readonly moves: MovesService,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * One transaction: the signature, the account and invitation of a signer who had none, the tenancy, and the end of
   * the lease that this one replaces.
   * @throws 404 unless it is the caller's; 409 when it is not a lease that waits for countersignature, its text has
   * changed, or the room or the person is taken
   */
  async countersign(actor: Actor, id: string, signing: Signing, origin: RequestOrigin): Promise<void> {
    const found = await this.agreements.find(id);
    if (found?.homeowner_id !== actor.accountId) throw notFound();
    await this.database.transaction(async () => {
      // The offer is locked before its lease: signing, declining and withdrawing wait in the same order.
      const prospect = found.prospect_id === null ? undefined : await this.prospects.lock(found.prospect_id);
      const row = await this.sending.locked(id);
      const by = { actor, origin };
      if (row.supersedes_id !== null) await this.terms.renewed(row.supersedes_id, by);
      if (!(await this.moves.isAgreed(row, by))) await this.changing.supersede(row, by);
      await this.signing.countersignLocked(row, signing, by);
      await this.beginStay(actor, row, prospect);
    });
  }

  /** On the first day of a lease the roomie moves, or the rent of a tenancy that continues changes. */
  async firstDay(id: string): Promise<void> {
    await this.database.transaction(async () => {
      const row = await this.agreements.lock(id);
      if (!row || !IN_FORCE.includes(row.state) || row.tenancy_id === null) return;
      if (await this.moves.takePlace(row)) return;
      await this.stays.setRent(row.tenancy_id, Number(row.rent_minor), row.rent_period);
    });
  }

  private async beginStay(actor: Actor, row: AgreementWithText, prospect: ProspectRow | undefined): Promise<void> {
    if (row.starts_on === null || row.rent_minor === null) throw new Error('A lease has no terms.');
    const stay = {
      roomId: row.room_id,
      startsOn: row.starts_on,
      rentMinor: Number(row.rent_minor),
      rentPeriod: row.rent_period,
    };
    const { roomieId, tenancyId, isNew } = await this.stays.begin(tenantOf(row), stay, actor.accountId);
    if (row.roomie_id === null) await this.agreements.setRoomie(row.id, roomieId);
    await this.agreements.setTenancy(row.id, tenancyId);
    await this.remindOfEnd(row);
    if (!isNew || row.supersedes_id !== null) await this.changeOnFirstDay(row, tenancyId, stay);
    if (prospect?.state !== 'signed') return;
    await this.prospects.markMovedIn(prospect.id);
    if (prospect.applicant_id !== null) {
      await this.applicants.offerAnswered(actor.accountId, prospect.applicant_id, 'offerTaken');
    }
  }

  /** Schedules the reminder for a lease with a fixed term: in time to make a new one or to give notice. */
  private async remindOfEnd(row: AgreementWithText): Promise<void> {
    if (row.ends_on === null) return;
    const { notice_days: days } = await this.leases.settings(row.house_id);
    const day = plusDays(row.ends_on, -(days + DAYS_TO_DECIDE));
    const at = instantOf(day, '09:00', row.time_zone);
    await this.scheduledEvents.schedule(LeaseEndsSoon, { key: row.id, at, payload: { agreement_id: row.id } });
  }

  /** A roomie who already lives there pays the agreed rent from the first day; one who moves does so on that day. */
  private async changeOnFirstDay(
    row: AgreementWithText,
    tenancyId: string,
    { startsOn, rentMinor, rentPeriod }: LeasedStay,
  ): Promise<void> {
    if (startsOn <= dayIn(row.time_zone, this.clock.now())) {
      await this.stays.setRent(tenancyId, rentMinor, rentPeriod);
      return;
    }
    const at = instantOf(startsOn, '00:00', row.time_zone);
    await this.scheduledEvents.schedule(LeaseBegins, { key: row.id, at, payload: { agreement_id: row.id } });
  }
}

function tenantOf(row: AgreementWithText): Tenant {
  if (row.roomie_id !== null) return { roomieId: row.roomie_id };
  return {
    person: {
      email: row.party_email,
      firstName: row.party_first_name,
      lastName: row.party_last_name,
      ...(row.party_phone === null ? {} : { phone: row.party_phone }),
    },
  };
}
