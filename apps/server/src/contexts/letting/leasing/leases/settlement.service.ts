import type { getSettlement, ParsedInput, Settlement, SettlementLine } from '@common-roof/contracts';
import { plusDays, settlementSum, toWireMoney } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { canonicalJson } from '#kernel/evidence/canonical-json.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { minorOf } from '#kernel/http/amounts.ts';
import { unacceptable } from '#kernel/errors/domain-error.ts';
import type { AgreementRow } from '#contexts/letting/leasing/agreements/agreement-row.sql.ts';
import { AgreementsRepository } from '#contexts/letting/leasing/agreements/agreements.repository.ts';
import { requireOwn } from '#contexts/letting/leasing/agreements/signing-parties.ts';
import { sha256 } from '#contexts/letting/leasing/agreements/signed-hashes.ts';
import { requireUnderNotice } from './lease-in-force.ts';
import { LeasesRepository } from './leases.repository.ts';
import { SettlementSources } from './settlement-sources.ts';

type Deduction = Pick<SettlementLine, 'label' | 'amount'>;

/** Settles what is open between the two parties when a lease ends. */
@Injectable()
export class SettlementService {
  constructor(
    private readonly agreements: AgreementsRepository,
    private readonly leases: LeasesRepository,
    private readonly sources: SettlementSources,
  ) {}

  /** @throws 404 unless the lease is the caller's; 409 without notice */
  async get(
    actor: Actor,
    id: string,
    { left_on: leftOn }: ParsedInput<typeof getSettlement>['query'],
  ): Promise<Settlement> {
    const { row } = requireOwn(actor, await this.agreements.find(id));
    const release = await this.leases.findRelease(id);
    if (release) {
      const { settlement } = release;
      return { ...settlement, deposit_agreed: settlement.deposit_agreed ?? settlement.deposit };
    }
    requireUnderNotice(row);
    return this.getSettlement(row, lastDay(row, leftOn));
  }

  /**
   * @param leftOn ISO date in the house's time zone.
   * @throws 422 for a deduction with an invalid amount for its currency
   */
  async getSettlement(row: AgreementRow, leftOn: string, deductions: readonly Deduction[] = []): Promise<Settlement> {
    const { deposit_return_days: days } = await this.leases.settings(row.house_id);
    const items = await this.sources.openItems(row, leftOn);
    const counted = [
      ...items,
      ...deductions.map(({ label, amount }, at) => {
        const minor = minorOf(amount, row.currency, `deductions.${String(at)}.amount`);
        return { kind: 'deduction' as const, label, minor, why: '' };
      }),
    ];
    const { total, costPerPerson } = settlementSum(counted);
    const lines = counted.map(({ kind, label, minor, why }): SettlementLine => {
      return { kind, label, amount: toWireMoney(minor, row.currency), why };
    });
    const settlement = {
      agreement_id: row.id,
      currency: row.currency,
      left_on: leftOn,
      lines,
      total: toWireMoney(total, row.currency),
      deposit: toWireMoney(await this.sources.heldDeposit(row, leftOn), row.currency),
      deposit_agreed: toWireMoney(Number(row.deposit_minor ?? 0), row.currency),
      return_by: plusDays(leftOn, days),
      cost_per_person: toWireMoney(costPerPerson, row.currency),
    };
    return { ...settlement, sha256: sha256(canonicalJson(settlement)) };
  }
}

/** The day of release, or one before it. @throws 422 */
export function lastDay({ release_date: releaseDate, starts_on: startsOn }: AgreementRow, leftOn?: string): string {
  if (releaseDate === null || startsOn === null) throw new Error('A lease under notice has no day.');
  const day = leftOn ?? releaseDate;
  if (day > releaseDate) throw unacceptable('left_on', 'This can’t be after the last day.');
  if (day < startsOn) throw unacceptable('left_on', 'This can’t be before the first day.');
  return day;
}
