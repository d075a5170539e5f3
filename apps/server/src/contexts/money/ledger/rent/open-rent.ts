import { allocate } from '@common-roof/domain';
import { settlementWords } from '@common-roof/words';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { type AgreementRow, type OpenItem, SettlementSources } from '#contexts/letting/leasing/index.ts';
import { Ledger } from '#contexts/money/ledger/book/ledger.ts';
import { toAbout } from '#contexts/money/ledger/book/ledger.mapper.ts';
import { type RentPlan, RentRepository } from './rent.repository.ts';
import { chargesOf, isRent, type RentCharge } from './stay-charges.ts';

/**
 * Computes the open rent when a lease ends: what would be charged if the tenancy ended on that day, less what was paid.
 * It depends only on agreements and payments, whether or not the ledger already knows the end.
 */
@Injectable()
export class OpenRent implements OnModuleInit {
  constructor(
    private readonly sources: SettlementSources,
    private readonly rents: RentRepository,
    private readonly ledger: Ledger,
  ) {}

  onModuleInit(): void {
    this.sources.register('rent', (lease, upTo) => this.listOpen(lease, upTo));
  }

  /** @param upTo ISO date, inclusive */
  async listOpen(lease: AgreementRow, upTo: string): Promise<readonly OpenItem[]> {
    const plan = lease.tenancy_id === null ? undefined : await this.rents.find(lease.tenancy_id);
    if (!plan) return [];
    const leases = await this.rents.listLeases(plan.tenancy_id);
    const charges = chargesOf({ ...plan, ends_on: upTo }, leases, upTo.slice(0, 7)).filter(isRent);
    const posted = await this.rents.posted(
      leases.map(({ id }) => id),
      plan.roomie_id,
    );
    const sum = (rows: readonly { readonly minor: number | string }[]): number =>
      rows.reduce((all, { minor }) => all + Number(minor), 0);
    const charged = sum(posted.filter(({ kind, is_reversed }) => kind === 'rent_due' && !is_reversed));
    // A negative amount means that dues of an earlier tenancy are open.
    const paid = charged - (await this.rents.rentOwed(plan.house_id, plan.roomie_id));
    return [...itemsOf(lease, charges, paid), ...(await this.listOpenFees(lease, plan))];
  }

  /** Returns the late fees that apply and aren't paid. */
  private async listOpenFees({ language, currency }: AgreementRow, plan: RentPlan): Promise<OpenItem[]> {
    const { reader, ...words } = settlementWords(language);
    const open = await this.ledger.listOpen(plan.house_id, plan.roomie_id, ['other']);
    return open.flatMap(({ row, left }): OpenItem[] => {
      const about = toAbout(row.kind, row.facts, currency);
      if (about.kind !== 'late_fee') return [];
      return [{ kind: 'rent', label: words.lateFee(about, reader), minor: left, why: '' }];
    });
  }
}

function itemsOf({ language, currency }: AgreementRow, charges: readonly RentCharge[], paid: number): OpenItem[] {
  const { reader, ...words } = settlementWords(language);
  const money = (minor: number): string => reader.money(minor, currency);
  const dues = charges.map((charge) => ({ id: `${charge.leaseId}/${charge.name}`, ...charge }));
  const { dues: settled, credit } = allocate(dues, [{ id: '', paidOn: '', minor: Math.max(0, paid) }]);
  const open = settled.filter((due) => due.open > 0);
  return [
    ...(paid < 0 ? [{ kind: 'rent' as const, label: words.earlier, minor: -paid, why: '' }] : []),
    ...open.flatMap((due): OpenItem[] => {
      const charge = dues.find(({ id }) => id === due.id);
      if (!charge) return [];
      const { days, ofDays, whole, minor } = charge;
      const part = due.open === minor ? null : money(minor - due.open);
      const why = words.why({ days, ofDays, whole: money(whole), due: money(minor), paid: part });
      return [{ kind: 'rent', label: words.rent(charge, reader), minor: due.open, why }];
    }),
    ...(credit > 0 ? [{ kind: 'rent' as const, label: words.credit, minor: -credit, why: '' }] : []),
  ];
}
