import { plusDays } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import {
  AnnounceRentService,
  ChangeAgreementService,
  LeaseRentService,
  MakeAgreementService,
  ReadAgreementsService,
  SendAgreementService,
  SignAgreementService,
  WriteAgreementService,
  CountersignService,
  NoticeService,
  ReleaseService,
  SettlementService,
} from '#contexts/letting/leasing/index.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import type { DemoTemplates } from './demo-agreements.service.ts';
import { DemoClock } from './demo-clock.ts';
import { DemoMoney, type PaidMonth } from './demo-money.service.ts';

interface Tenant {
  readonly roomie: Actor;
  readonly roomId: string;
  /** Days ago on which they moved in. */
  readonly since: number;
}

/** A house with roomies. */
export interface LetHouse {
  readonly houseId: string;
  readonly owner: Actor;
  readonly tenants: Readonly<Record<'rosa' | 'ravi' | 'lena', Tenant>>;
}

const PET = '(name and kind of the pet)';

/** The agreements between the roomies of a house and its homeowner during their tenancies. */
@Injectable()
export class DemoLeases {
  constructor(
    private readonly making: MakeAgreementService,
    private readonly writing: WriteAgreementService,
    private readonly sending: SendAgreementService,
    private readonly signing: SignAgreementService,
    private readonly changing: ChangeAgreementService,
    private readonly countersigning: CountersignService,
    private readonly noticing: NoticeService,
    private readonly rents: LeaseRentService,
    private readonly announcing: AnnounceRentService,
    private readonly settlements: SettlementService,
    private readonly releasing: ReleaseService,
    private readonly reading: ReadAgreementsService,
    private readonly money: DemoMoney,
    private readonly clock: DemoClock,
  ) {}

  /**
   * Leases in force, one of them renewed and one under notice, and the rules of the house, which one roomie never
   * signed.
   */
  async past({ houseId, owner, tenants }: LetHouse, templates: DemoTemplates, origin: RequestOrigin): Promise<void> {
    const { rosa, ravi, lena } = tenants;
    const of = (leaseId: string, { roomie }: Tenant) => ({ owner, roomie, leaseId });
    const rosas = of(await this.let(owner, rosa, templates.lease, origin), rosa);
    await this.money.months(rosas, { from: rosa.since, until: 0 }, origin);
    const ravis = of(await this.let(owner, ravi, templates.lease, origin), ravi);
    await this.money.months(ravis, { from: ravi.since, until: 13 }, origin, { 2: { late: 12 } });
    await this.renew(ravis.leaseId, owner, ravi, origin);
    await this.money.months(ravis, { from: 9, until: 0 }, origin);
    const lenas = of(await this.let(owner, lena, templates.lease, origin), lena);
    await this.money.months(lenas, { from: lena.since, until: 0 }, origin, { 0: { amount: '300.00' } });
    await this.agreeOnRules(houseId, owner, tenants, templates.rules, origin);
    this.clock.setDaysAgo(4, '21:10');
    const reason = 'I begin to study in Leeds.';
    const notice = { release_date: plusDays(this.clock.dayAgo(0), 40), reason };
    await this.noticing.giveNotice(lena.roomie, lena.roomie.accountId, notice, origin);
    await this.raise(rosas.leaseId, owner, origin);
  }

  /** Announces a rent that is a little higher, from the first possible day on. */
  private async raise(leaseId: string, owner: Actor, origin: RequestOrigin): Promise<void> {
    this.clock.setDaysAgo(3, '18:40');
    const { possible } = await this.rents.get(owner, leaseId);
    if (typeof possible?.higher_from !== 'string') throw new Error('The rent of the demonstration can’t go up.');
    await this.announcing.announce(owner, leaseId, { from: possible.higher_from, rent: '635.00' }, origin);
  }

  /** A roomie who moved in recently and has not paid yet. */
  async moveIn(owner: Actor, tenant: Tenant, templates: DemoTemplates, origin: RequestOrigin): Promise<void> {
    const leaseId = await this.let(owner, tenant, templates.lease, origin);
    const notYet = { late: tenant.since + 1 };
    await this.money.months({ owner, roomie: tenant.roomie, leaseId }, { from: tenant.since, until: 0 }, origin, {
      0: notYet,
      1: notYet,
    });
  }

  /** A roomie who moved out. @param left days ago @param lastMonth how they paid it */
  async moveOut(
    owner: Actor,
    tenant: Tenant,
    left: number,
    templates: DemoTemplates,
    origin: RequestOrigin,
    lastMonth: PaidMonth = {},
  ): Promise<void> {
    const id = await this.let(owner, tenant, templates.lease, origin);
    const { accountId } = tenant.roomie;
    const lease = { owner, roomie: tenant.roomie, leaseId: id };
    await this.money.months(lease, { from: tenant.since, until: left + 40 }, origin);
    this.clock.setDaysAgo(left + 40, '18:00');
    await this.noticing.giveNotice(
      tenant.roomie,
      accountId,
      { release_date: this.clock.dayAgo(left), reason: '' },
      origin,
    );
    await this.money.months(lease, { from: left + 40, until: left }, origin, { 0: lastMonth });
    this.clock.setDaysAgo(left, '16:00');
    const { sha256 } = await this.settlements.get(owner, id, {});
    const cleaning = { label: 'Cleaning of the oven', amount: '25.00' };
    await this.releasing.release(owner, accountId, { settlement_sha256: sha256, deductions: [cleaning] }, origin);
  }

  /** Lets a room with a lease that both sign before the first day. @returns its id */
  private async let(owner: Actor, tenant: Tenant, template: string, origin: RequestOrigin): Promise<string> {
    this.clock.setDaysAgo(tenant.since + 2, '17:20');
    const id = await this.making.forRoom(owner, tenant.roomId, { template_id: template, state: 'sent' }, origin);
    await this.conclude(id, owner, tenant, [tenant.since + 1, tenant.since], origin);
    return id;
  }

  /** Open actions: an addendum waits for a signature, and a new lease is being written. */
  async present(
    { owner, tenants: { rosa } }: LetHouse,
    templates: DemoTemplates,
    origin: RequestOrigin,
  ): Promise<void> {
    this.clock.setDaysAgo(1, '19:05');
    const addendum = { template_id: templates.pets, state: 'draft' } as const;
    const id = await this.making.forRoom(owner, rosa.roomId, addendum, origin);
    const { agreement } = await this.reading.get(owner, id, origin);
    const text = agreement.replace(PET, 'the cat Miso');
    const edit = { agreement_id: id, agreement: text, type: 'pets', title: 'Miso, the cat' } as const;
    await this.writing.edit(owner, rosa.roomie.accountId, edit, origin);
    await this.changing.change(owner, id, { action: 'send' }, origin);
    await this.rewrite(
      await this.inForce(owner, rosa.roomie),
      owner,
      rosa,
      { starts_on: plusDays(this.clock.dayAgo(0), 45), rent: '640.00' },
      origin,
    );
  }

  /** @returns the id of a roomie's lease in force */
  async inForce(owner: Actor, { accountId, name }: Actor): Promise<string> {
    const { items } = await this.reading.own(owner, { old: 'false', search: 'Room lease', limit: 10 });
    const lease = items.find(({ party, state }) => party._id === accountId && state === 'active');
    if (!lease) throw new Error(`${name} has no lease in force.`);
    return lease._id;
  }

  private async renew(id: string, owner: Actor, tenant: Tenant, origin: RequestOrigin): Promise<void> {
    this.clock.setDaysAgo(12, '09:40');
    const next = await this.rewrite(id, owner, tenant, { starts_on: this.clock.dayAgo(9), rent: '595.00' }, origin);
    await this.changing.change(owner, next, { action: 'send' }, origin);
    await this.conclude(next, owner, tenant, [11, 9], origin);
  }

  /** @returns the draft that replaces a lease in force */
  private async rewrite(
    id: string,
    owner: Actor,
    { roomie }: Tenant,
    terms: { readonly starts_on: string; readonly rent: string },
    origin: RequestOrigin,
  ): Promise<string> {
    const { source } = await this.reading.get(owner, id, origin);
    const edit = { agreement_id: id, agreement: source ?? '', type: 'lease', ...terms } as const;
    return this.writing.edit(owner, roomie.accountId, edit, origin);
  }

  private async agreeOnRules(
    houseId: string,
    owner: Actor,
    tenants: LetHouse['tenants'],
    template: string,
    origin: RequestOrigin,
  ): Promise<void> {
    this.clock.setDaysAgo(30, '10:00');
    const { items } = await this.making.forHouse(owner, houseId, template, origin);
    for (const { _id, party, sent_at } of items) {
      const tenant = [tenants.rosa, tenants.ravi].find(({ roomie }) => roomie.accountId === party._id);
      if (tenant) {
        await this.sign(_id, tenant, 28, origin);
        this.clock.setDaysAgo(27, '08:30');
        const inForce = { signedAgreementId: _id, isActive: true };
        await this.changing.setStatus(owner, tenant.roomie.accountId, inForce, origin);
      } else if (sent_at !== null) {
        this.clock.setDaysAgo(16, '10:00');
        await this.sending.expire(_id, new Date(sent_at));
      }
    }
  }

  /** Signs for both parties. @param days ago, of each signature */
  private async conclude(
    id: string,
    owner: Actor,
    tenant: Tenant,
    [signed, countersigned]: readonly [number, number],
    origin: RequestOrigin,
  ): Promise<void> {
    await this.sign(id, tenant, signed, origin);
    this.clock.setDaysAgo(countersigned, '12:30');
    const { text_sha256 } = await this.reading.get(owner, id, origin);
    await this.countersigning.countersign(owner, id, { text_sha256, consent: true, signature: owner.name }, origin);
  }

  private async sign(id: string, { roomie }: Tenant, days: number, origin: RequestOrigin): Promise<void> {
    this.clock.setDaysAgo(days, '20:15');
    const { text_sha256 } = await this.reading.get(roomie, id, origin);
    await this.signing.signAsRoomie(roomie, id, { text_sha256, consent: true, signature: roomie.name }, origin);
  }
}
