import { depositDuesOfStay } from '@common-roof/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { type AgreementRow, SettlementSources } from '#contexts/letting/leasing/index.ts';
import { RentRepository } from './rent.repository.ts';
import { isTakenOver } from './stay-charges.ts';

/**
 * Computes the deposit held when a lease ends, which is the paid part of it. Dues from before the ledger knew the
 * tenancy count as paid, because their payments could not be entered.
 */
@Injectable()
export class PaidDeposit implements OnModuleInit {
  constructor(
    private readonly sources: SettlementSources,
    private readonly rents: RentRepository,
  ) {}

  onModuleInit(): void {
    this.sources.registerDeposit((lease, upTo) => this.getPaid(lease, upTo));
  }

  /** @param upTo the last day (ISO date). @returns minor units, from 0 to the agreed deposit */
  async getPaid(lease: AgreementRow, upTo: string): Promise<number> {
    const agreed = Number(lease.deposit_minor ?? 0);
    const plan = lease.tenancy_id === null ? undefined : await this.rents.find(lease.tenancy_id);
    if (!plan) return agreed;
    const leases = await this.rents.listLeases(plan.tenancy_id);
    const before = depositDuesOfStay(leases, upTo).reduce(
      (sum, { leaseId, dueOn, minor }) =>
        dueOn < plan.charged_from && !isTakenOver(leases, leaseId) ? sum + minor : sum,
      0,
    );
    return Math.min(agreed, Math.max(0, before + (await this.rents.depositPaid(plan))));
  }
}
