import type { DamageDeposit, Deposit } from '@common-roof/contracts';
import { dayIn, isDepositDone } from '@common-roof/domain';
import type { Reader } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { requireParty, type SigningParty } from '#contexts/letting/leasing/index.ts';
import { DeductionsRepository } from './deductions.repository.ts';
import { DepositArrears } from './deposit-arrears.ts';
import { DepositRecord } from './deposit-record.ts';
import { disputedOf, toDamageDeposit, toDeposit } from './deposits.mapper.ts';
import { type DepositRow, DepositsRepository } from './deposits.repository.ts';
import { Grounds } from './grounds.ts';
import { Statements } from './statements.ts';

/** Reads deposits for their two parties and admins, and checks each party's access. */
@Injectable()
export class ReadDepositsService {
  constructor(
    private readonly access: Access,
    private readonly deposits: DepositsRepository,
    private readonly deductions: DeductionsRepository,
    private readonly statements: Statements,
    private readonly grounds: Grounds,
    private readonly arrears: DepositArrears,
    private readonly record: DepositRecord,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 unless the caller is that roomie, a homeowner who let to them, or an admin */
  async getForRoomie(
    actor: Actor,
    roomieId: string,
    agreementId: string | undefined,
    reader: Reader,
  ): Promise<DamageDeposit> {
    const row = await this.newest(actor, roomieId, agreementId);
    if (row) return toDamageDeposit(row, await this.whole(actor, row, reader), dayIn(row.time_zone, this.clock.now()));
    return toDamageDeposit(undefined, null, dayIn('UTC', this.clock.now()));
  }

  /** For a homeowner, only of their own leases. @throws 404 as {@link getForRoomie} */
  async newest(actor: Actor, roomieId: string, agreementId: string | undefined): Promise<DepositRow | undefined> {
    const relation = await this.access.requireRoomie(actor, roomieId);
    if (relation === 'housemate' || relation === 'keeper') throw notFound();
    const homeownerId = actor.role === 'homeowner' ? actor.accountId : null;
    return this.deposits.findNewest(roomieId, homeownerId, agreementId ?? null);
  }

  /** @throws 404 unless it is the caller's */
  async get(actor: Actor, id: string, reader: Reader): Promise<Deposit> {
    return this.whole(actor, (await this.sided(actor, id)).row, reader);
  }

  /** @throws 404 unless it is the caller's; 409 while the newest settlement has none */
  async statement(actor: Actor, id: string): Promise<{ name: string; content: Buffer }> {
    const { row } = await this.sided(actor, id);
    return { name: `deposit-${id}`, content: await this.statements.read(id, row.edition) };
  }

  /** @throws 404 unless it is the caller's; 403 for the roomie */
  async requireOwner(actor: Actor, id: string): Promise<void> {
    if ((await this.sided(actor, id)).side === 'tenant') throw forTheOther();
  }

  /** @throws 404 unless it is the caller's; 403 unless they are the roomie */
  async requireTenant(actor: Actor, id: string): Promise<void> {
    if ((await this.sided(actor, id)).side !== 'tenant') throw forTheOther();
  }

  /** Returns the lease of a deposit about which nothing can change any more. */
  async leaseOfDone(id: string): Promise<string | undefined> {
    const row = await this.deposits.find(id);
    if (!row) return undefined;
    const settledOn = row.settled_at && dayIn(row.time_zone, row.settled_at);
    const deductions = (await this.deductions.listForDeposit(id)).map(disputedOf);
    const isDone = isDepositDone(settledOn, deductions, dayIn(row.time_zone, this.clock.now()));
    return isDone ? row.agreement_id : undefined;
  }

  private async sided(actor: Actor, id: string): Promise<{ row: DepositRow; side: SigningParty }> {
    const row = await this.deposits.find(id);
    if (!row) throw notFound();
    return { row, side: requireParty(actor, row) };
  }

  private async whole({ role }: Actor, row: DepositRow, reader: Reader): Promise<Deposit> {
    const deductions = await this.deductions.listForDeposit(row.id);
    const canDeduct = role !== 'roomie' && row.state === 'held';
    // Sequential: it may be read in the transaction that changed it, which has one connection.
    const grounds = await this.grounds.listGrounds(row, deductions, reader);
    const worsened = canDeduct ? await this.grounds.left(row, deductions, reader) : [];
    const arrears = row.state === 'held' ? await this.arrears.getSettable(row, deductions) : null;
    const steps = await this.record.listSteps(row.id);
    const hasStatement = await this.statements.has(row.id, row.edition);
    return toDeposit(row, { deductions, grounds, worsened, steps, hasStatement, arrears });
  }
}

const forTheOther = (): DomainError =>
  new DomainError('forbidden', { detail: 'Only the other party to the lease can do this.' });
