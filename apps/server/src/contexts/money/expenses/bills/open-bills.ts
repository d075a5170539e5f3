import { allocate, type Inhabitant, plusDays, shareBill } from '@common-roof/domain';
import { settlementWords } from '@common-roof/words';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { InhabitantsReadModel } from '#contexts/housing/houses/index.ts';
import { type AgreementRow, type OpenItem, SettlementSources } from '#contexts/letting/leasing/index.ts';
import { BillSharesRepository, type BillToShare } from './bill-shares.repository.ts';

interface OwnShare {
  readonly bill: BillToShare;
  readonly days: number;
  readonly ofDays: number;
  readonly empty: number;
  readonly minor: number;
}

/** A span that covers every bill. */
const EVER = { from: '2000-01-01', to: '2999-12-31' };

/**
 * Computes what is open from bills when a lease ends: the shares that result if the tenancy ended on that day, less
 * what was paid. It depends only on bills, tenancies and payments, whether or not the ledger already knows the end.
 */
@Injectable()
export class OpenBills implements OnModuleInit {
  constructor(
    private readonly sources: SettlementSources,
    private readonly shares: BillSharesRepository,
    private readonly inhabitants: InhabitantsReadModel,
  ) {}

  onModuleInit(): void {
    this.sources.register('variable_costs', (lease, upTo) => this.listOpen(lease, upTo));
  }

  /** @param upTo ISO date, inclusive */
  async listOpen(lease: AgreementRow, upTo: string): Promise<readonly OpenItem[]> {
    const { house_id: houseId, roomie_id: roomieId, homeowner_id: homeownerId } = lease;
    if (roomieId === null) return [];
    const bills = await this.shares.countingBetween(houseId, EVER.from, EVER.to, null);
    const people = (await this.inhabitants.listForHouse(houseId)).map((one) =>
      one.id === roomieId ? endedBy(one, upTo) : one,
    );
    const own = bills.flatMap((bill): OwnShare[] => {
      const { roomies, occupantDays, homeowner } = shareBill(bill, people, homeownerId);
      const share = roomies.find(({ id }) => id === roomieId);
      if (!share) return [];
      return [{ bill, days: share.days, ofDays: occupantDays, empty: homeowner.days, minor: share.minor }];
    });
    const { charged, owed } = await this.shares.chargedAndOwed(houseId, roomieId);
    return itemsOf(lease, own, charged - owed);
  }
}

/** Returns the person as if they lived there until that day at the latest. Tenancies that begin later are left out. */
function endedBy({ id, stays }: Inhabitant, upTo: string): Inhabitant {
  const after = plusDays(upTo, 1);
  const until = (known: string | null): string => (known !== null && known < after ? known : after);
  return {
    id,
    stays: stays.filter(({ from }) => from <= upTo).map((stay) => ({ ...stay, until: until(stay.until) })),
  };
}

/** @param paid negative when the person owes something that belongs to no bill */
function itemsOf({ language, currency }: AgreementRow, shares: readonly OwnShare[], paid: number): OpenItem[] {
  const { reader, ...words } = settlementWords(language);
  const money = (minor: number): string => reader.money(minor, currency);
  const dues = shares.map(({ bill, minor }) => ({ id: bill.id, dueOn: bill.dueOn, minor }));
  const { dues: settled, credit } = allocate(dues, [{ id: '', paidOn: '', minor: Math.max(0, paid) }]);
  const open = new Map(settled.map((due) => [due.id, due.open]));
  const line = (label: string, minor: number, why = ''): OpenItem => ({ kind: 'variable_costs', label, minor, why });
  return [
    ...(paid < 0 ? [line(words.earlierBills, -paid)] : []),
    ...shares.flatMap(({ bill, days, ofDays, empty, minor }) => {
      const left = open.get(bill.id) ?? 0;
      if (left <= 0) return [];
      const share = { days, ofDays, empty, total: money(bill.minor), share: money(minor) };
      const why = words.whyShare({ ...share, paid: left === minor ? null : money(minor - left) });
      return [line(words.bill(bill, reader), left, why)];
    }),
    ...(credit > 0 ? [line(words.billCredit, -credit)] : []),
  ];
}
