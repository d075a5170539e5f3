import {
  type changeProspect,
  type listProspects,
  OFFER_DAYS,
  type offerRoom,
  type Page,
  type ParsedInput,
  type Prospect,
  type ProspectDetail,
} from '@common-roof/contracts';
import { type ProspectAction, prospectMachine, prospectStateAt } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Capabilities } from '#kernel/capabilities/capabilities.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { minorOf } from '#kernel/http/amounts.ts';
import { DomainError, notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { toPage } from '#kernel/http/page.ts';
import { RateLimits } from '#kernel/rate-limits/rate-limits.ts';
import { requireAllowed } from '#kernel/state-machines/states.ts';
import { periodAfter } from '#contexts/letting/leasing/agreements/rent-period.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { AccountsReadModel } from '#contexts/identity/accounts/index.ts';
import type { ByActor } from '#contexts/letting/leasing/agreements/agreement-record.ts';
import { ApplicantsService } from '#contexts/letting/listings/index.ts';
import { RoomsReadModel } from '#contexts/housing/houses/index.ts';
import { LEASE_LINK } from './lease-link.ts';
import { type LeaseSource, OfferLeases, readLease, type WrittenLease } from './offer-leases.ts';
import { OfferObstacles } from './offer-obstacles.ts';
import { LeaseTextWritten, OfferChanged, OfferSentAgain, OfferWithdrawn, RoomOffered } from './prospects.events.ts';
import { toProspect } from './prospects.mapper.ts';
import { SigningCodes } from './signing-codes.ts';
import { OFFERS, type OfferTerms, type ProspectRow, ProspectsRepository } from './prospects.repository.ts';

const DAY_MS = 86_400_000;

type Offer = ParsedInput<typeof offerRoom>['body'];
type Resend = Extract<ParsedInput<typeof changeProspect>['body'], { action: 'resend' }>;
type Readdress = Extract<ParsedInput<typeof changeProspect>['body'], { action: 'readdress' }>;
type Change = Extract<ParsedInput<typeof changeProspect>['body'], { action: 'change' }>;

/** Lets a homeowner offer rooms and manage the offers. */
@Injectable()
export class OffersService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly prospects: ProspectsRepository,
    private readonly leases: OfferLeases,
    private readonly obstacles: OfferObstacles,
    private readonly applicants: ApplicantsService,
    private readonly rooms: RoomsReadModel,
    private readonly accounts: AccountsReadModel,
    private readonly capabilities: Capabilities,
    private readonly codes: SigningCodes,
    private readonly limits: RateLimits,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 unless `homeownerId` is the caller (an admin: a homeowner) */
  async list(
    actor: Actor,
    homeownerId: string,
    query: ParsedInput<typeof listProspects>['query'],
    origin: RequestOrigin,
  ): Promise<Page<Prospect>> {
    await this.access.requireHomeowner(actor, homeownerId);
    await this.auditLook(actor, homeownerId, origin);
    return toPage(await this.prospects.list(homeownerId, query), (row) => this.toWire(row));
  }

  /** @throws 404 unless the offer is for one of the caller's houses */
  async get(actor: Actor, id: string, origin: RequestOrigin): Promise<ProspectDetail> {
    const row = await this.prospects.find(id);
    if (!row) throw notFound();
    await this.access.requireHouse(actor, row.house_id);
    await this.auditLook(actor, id, origin);
    return this.toDetail(row);
  }

  /**
   * @throws 404 unless room and applicant are the caller's; 409 while the room is offered or occupied, or the applicant
   * cannot be offered it; 422 for a day on which the room is not available; 429
   */
  async offer(actor: Actor, roomId: string, body: Offer, origin: RequestOrigin): Promise<ProspectDetail> {
    const { houseId } = await this.access.requireRoomForChange(actor, roomId);
    await this.limits.takeMailToStranger(actor.accountId, 'applicant_id' in body ? body.applicant_id : body.email);
    const id = await this.database.transaction(async () => {
      const house = await this.rooms.lockHouse(houseId);
      if (house?.state !== 'open') throw new DomainError('conflict', { detail: 'The house is not open yet.' });
      const terms = toTerms(body, house.currency);
      const person =
        'applicant_id' in body
          ? ofApplicant(await this.applicants.offerTo(actor, body.applicant_id, roomId))
          : {
              applicantId: null,
              firstName: body.first_name,
              lastName: body.last_name,
              email: body.email,
              phone: body.phone ?? null,
            };
      await this.requireOther(house.homeowner_id, person.email);
      const now = this.clock.now();
      const place = { homeownerId: house.homeowner_id, houseId, roomId };
      const prospectId = await this.prospects.insert({ ...place, ...person, ...terms }, expiry(now), now);
      await this.capabilities.grant(LEASE_LINK, prospectId);
      const row = await this.locked(prospectId);
      await this.obstacles.requireFree(row, terms.startsOn);
      if (body.template_id !== undefined) {
        await this.leases.write(row, { template_id: body.template_id }, { actor, origin });
      }
      await this.outbox.append(RoomOffered, { prospect_id: prospectId, house_id: houseId, actor_id: actor.accountId });
      await this.audit.recordAdmin(actor, 'prospect.offer', prospectId, origin);
      return prospectId;
    });
    return this.toDetail(await this.locked(id));
  }

  /** Omitted fields do not change. @throws 404; 409 stale or over; 422 as {@link offer} */
  change(actor: Actor, id: string, { version, ...said }: Change, origin: RequestOrigin): Promise<ProspectDetail> {
    return this.act(actor, id, 'change', origin, async (row) => {
      if (row.version !== version) {
        const detail = 'The offer was changed in another window.';
        throw new DomainError('stale_version', { detail, current: this.toDetail(row) });
      }
      const before = termsOf(row);
      const terms: OfferTerms = {
        startsOn: said.starts_on ?? before.startsOn,
        rentMinor: said.rent === undefined ? before.rentMinor : minorOf(said.rent, row.currency, 'rent'),
        rentPeriod: periodAfter(before.rentPeriod, said),
        depositMinor: said.deposit === undefined ? before.depositMinor : minorOf(said.deposit, row.currency, 'deposit'),
        note: said.note ?? before.note,
      };
      if (terms.startsOn !== row.starts_on) await this.obstacles.requireFree(row, terms.startsOn);
      await this.prospects.writeTerms(id, terms);
      await this.leases.termsChanged(await this.locked(id), { actor, origin });
      return OfferChanged;
    });
  }

  /** From now on, the link only shows that the offer was withdrawn. @throws 404, 409 once it is signed or withdrawn */
  withdraw(actor: Actor, id: string, origin: RequestOrigin): Promise<ProspectDetail> {
    return this.act(actor, id, 'withdraw', origin, async (row) => {
      await this.prospects.withdraw(id);
      await this.leases.withdrawn(id, { actor, origin });
      if (row.applicant_id !== null)
        await this.applicants.offerTakenBack(actor.accountId, row.applicant_id, 'offerWithdrawn');
      return OfferWithdrawn;
    });
  }

  /** Withdraws the offers of a closed place. Joins the caller's transaction. */
  async withdrawAllForRoom(place: { roomId: string } | { houseId: string }, actorId: string): Promise<void> {
    await this.database.transaction(async () => {
      for (const id of await this.prospects.listOpen(place)) {
        const row = await this.locked(id);
        if (!prospectMachine.allows('withdraw', row.state)) continue;
        await this.prospects.withdraw(id);
        await this.leases.withdrawn(id, null);
        if (row.applicant_id !== null) await this.applicants.offerTakenBack(actorId, row.applicant_id, 'offerLost');
        await this.outbox.append(OfferWithdrawn, { prospect_id: id, house_id: row.house_id, actor_id: actorId });
      }
    });
  }

  /**
   * Sends a new link, valid for another {@link OFFER_DAYS} days, and invalidates the previous one.
   * @throws 404; 409; 422 for a first day that has passed or on which the room is not free
   */
  resend(actor: Actor, id: string, { starts_on: startsOn }: Resend, origin: RequestOrigin): Promise<ProspectDetail> {
    return this.act(actor, id, 'resend', origin, async (row) => {
      await this.sendAgain(row, startsOn, { actor, origin });
      return OfferSentAgain;
    });
  }

  /** Sends a new link to another address and invalidates the previous one. @throws as {@link resend}; 409 stale */
  readdress(actor: Actor, id: string, body: Readdress, origin: RequestOrigin): Promise<ProspectDetail> {
    const { version, email, starts_on: startsOn } = body;
    return this.act(actor, id, 'resend', origin, async (row) => {
      if (row.version !== version) throw this.stale(row);
      await this.requireOther(row.homeowner_id, email);
      await this.limits.takeMailToStranger(actor.accountId, email);
      await this.prospects.setAddress(id, email);
      await this.codes.forget(id);
      const by = { actor, origin };
      await this.leases.personChanged(id, by);
      await this.sendAgain(await this.locked(id), startsOn, by);
      return OfferSentAgain;
    });
  }

  /**
   * Writes the lease of the offer, or its next version.
   * @throws 404; 409 based on another version than the newest, or over; 422 naming placeholders without a value
   */
  writeLease(actor: Actor, id: string, written: WrittenLease, origin: RequestOrigin): Promise<ProspectDetail> {
    const write = async (row: ProspectRow, source: LeaseSource) => {
      await this.leases.write(row, source, { actor, origin });
      return LeaseTextWritten;
    };
    return this.act(actor, id, 'change', origin, write, () => readLease(written));
  }

  /** @param prepare slow work without a lock: runs before the transaction, after the access check */
  private async act<Prepared = undefined>(
    actor: Actor,
    id: string,
    action: ProspectAction,
    origin: RequestOrigin,
    work: (row: ProspectRow, prepared: Prepared) => Promise<typeof OfferChanged>,
    prepare: () => Prepared = () => undefined as Prepared,
  ): Promise<ProspectDetail> {
    const found = await this.prospects.find(id);
    if (!found) throw notFound();
    await this.access.requireHouseForChange(actor, found.house_id);
    // A withdrawal is always e-mailed, whatever the limit.
    if (action !== 'withdraw') {
      await this.limits.takeMailToStranger(actor.accountId, found.applicant_id ?? found.email);
    }
    const prepared = prepare();
    await this.database.transaction(async () => {
      const row = await this.locked(id);
      requireAllowed(OFFERS, action, this.stateOf(row));
      const event = await work(row, prepared);
      await this.outbox.append(event, { prospect_id: id, house_id: row.house_id, actor_id: actor.accountId });
      await this.audit.recordAdmin(actor, event.type, id, origin);
    });
    return this.toDetail(await this.locked(id));
  }

  private stale(row: ProspectRow): DomainError {
    return new DomainError('stale_version', {
      detail: 'The offer was changed in another window.',
      current: this.toDetail(row),
    });
  }

  /** @param startsOn a new first day; undefined: the offered one stays */
  private async sendAgain(row: ProspectRow, startsOn: string | undefined, by: ByActor): Promise<void> {
    const now = this.clock.now();
    if (startsOn === undefined) this.obstacles.requireAhead(row);
    await this.obstacles.requireFree(row, startsOn ?? row.starts_on);
    await this.prospects.renew(row, expiry(now), now);
    if (startsOn !== undefined && startsOn !== row.starts_on) {
      // Only a renewed offer can change.
      await this.prospects.writeTerms(row.id, { ...termsOf(row), startsOn });
      await this.leases.termsChanged(await this.locked(row.id), by);
    }
    await this.leases.sentAgain(row.id, expiry(now), by);
    await this.capabilities.grant(LEASE_LINK, row.id);
  }

  private async auditLook(actor: Actor, targetId: string, origin: RequestOrigin): Promise<void> {
    if (actor.role !== 'admin') return;
    await this.audit.append({ event: 'sensitive_read', actor, targetId, details: { what: 'prospects' }, origin });
  }

  private async locked(id: string): Promise<ProspectRow> {
    const row = await this.prospects.lock(id);
    if (!row) throw notFound();
    return row;
  }

  private stateOf(row: ProspectRow): Prospect['state'] {
    return prospectStateAt(row.state, row.expires_at, this.clock.now());
  }

  /** Excludes the link: it goes to the addressee alone, because any holder could sign for them. */
  private toWire(row: ProspectRow): Prospect {
    return toProspect(row, this.stateOf(row));
  }

  private toDetail(row: ProspectRow): ProspectDetail {
    return { ...this.toWire(row), decline_reason: row.decline_reason ?? '' };
  }

  /** @throws 422 */
  private async requireOther(homeownerId: string, email: string): Promise<void> {
    const homeowner = await this.accounts.find(homeownerId);
    if (homeowner?.email.toLowerCase() === email.toLowerCase()) {
      throw unacceptable('email', 'This is your own address. Enter the address of the person who will sign.');
    }
  }
}

const expiry = (now: Date): Date => new Date(now.getTime() + OFFER_DAYS * DAY_MS);

const toTerms = (body: Offer, currency: string): OfferTerms => ({
  startsOn: body.starts_on,
  rentMinor: minorOf(body.rent, currency, 'rent'),
  rentPeriod: body.rent_period ?? 'month',
  depositMinor: minorOf(body.deposit, currency, 'deposit'),
  note: body.note,
});

const termsOf = (row: ProspectRow): OfferTerms => ({
  startsOn: row.starts_on,
  rentMinor: Number(row.rent_minor),
  rentPeriod: row.rent_period,
  depositMinor: Number(row.deposit_minor),
  note: row.note,
});

const ofApplicant = (row: Awaited<ReturnType<ApplicantsService['offerTo']>>) => ({
  applicantId: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phone: row.phone,
});
