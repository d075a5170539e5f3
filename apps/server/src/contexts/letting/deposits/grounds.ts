import type { Deduction, Photo, SetOffDue, WorsenedItem } from '@common-roof/contracts';
import { duesUpTo, toWireMoney } from '@common-roof/domain';
import type { Reader } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { DomainError, unacceptable } from '#kernel/errors/domain-error.ts';
import { Images } from '#contexts/identity/media/index.ts';
import { type Finding, Findings } from '#contexts/letting/move-reports/index.ts';
import { DeductionsRepository } from './deductions.repository.ts';
import type { DepositDeductionEntity } from './deposit-deduction.entity.ts';
import type { DepositRow } from './deposits.repository.ts';

/** The ground of a deduction, as it is shown. */
export interface ShownGround {
  readonly ground: Deduction['ground'];
  readonly photos: readonly Photo[];
}

/** Grounds of deductions: bills, and the findings of move-in and move-out reports. The caller has checked access. */
@Injectable()
export class Grounds {
  constructor(
    private readonly findings: Findings,
    private readonly deductions: DeductionsRepository,
    private readonly images: Images,
  ) {}

  /** Keyed by the id of the deduction. */
  async listGrounds(
    { tenancy_id: tenancyId, currency }: DepositRow,
    deductions: readonly DepositDeductionEntity[],
    reader: Reader,
  ): Promise<ReadonlyMap<string, ShownGround>> {
    const items = deductions.flatMap(({ item_id }) => item_id ?? []);
    const ids = deductions.map(({ id }) => id);
    const bills = await this.images.listPhotos('deduction', ids);
    const ofItems = await this.images.listPhotos('report_item', items);
    const found = items.length === 0 ? [] : await this.findings.listForTenancy(tenancyId);
    const worse = new Map(found.map((finding) => [finding.item_id, toWorsened(finding, reader)]));
    return new Map(
      deductions.map((deduction): [string, ShownGround] => {
        const { id, item_id } = deduction;
        const dues = setOffDuesOf(deduction, currency);
        if (dues !== null) return [id, { ground: { kind: 'arrears', dues }, photos: [] }];
        const item = item_id === null ? undefined : worse.get(item_id);
        return item === undefined
          ? [id, { ground: { kind: 'receipt' }, photos: bills.get(id) ?? [] }]
          : [id, { ground: { kind: 'item', ...item }, photos: ofItems.get(item.item_id) ?? [] }];
      }),
    );
  }

  /** Lists what can be deducted for, apart from bills. */
  async left(
    { tenancy_id: tenancyId }: DepositRow,
    deductions: readonly DepositDeductionEntity[],
    reader: Reader,
  ): Promise<WorsenedItem[]> {
    const taken = new Set(deductions.flatMap(({ item_id, withdrawn_at }) => (withdrawn_at === null ? item_id : null)));
    const found = await this.findings.listForTenancy(tenancyId);
    return found.filter(({ item_id }) => !taken.has(item_id)).map((finding) => toWorsened(finding, reader));
  }

  /**
   * @throws 422 unless the move reports of the tenancy say that it is worse, with a photo; 409 when there is a
   * deduction for it already
   */
  async requireWorse({ id, tenancy_id: tenancyId }: DepositRow, itemId: string): Promise<void> {
    if ((await this.findings.find(itemId))?.tenancy_id !== tenancyId) {
      throw unacceptable('ground', 'The reports don’t show, with a photo, that this got worse.');
    }
    const standing = (await this.deductions.listForDeposit(id)).filter(({ withdrawn_at }) => withdrawn_at === null);
    if (standing.some(({ item_id }) => item_id === itemId)) {
      throw new DomainError('conflict', { detail: 'You’ve already made a deduction for this.' });
    }
  }
}

/**
 * The dues that it pays in its current amount: when lowered, the newest one becomes owed again. Null: it has another
 * ground.
 */
function setOffDuesOf({ set_off: setOff, amount_minor }: DepositDeductionEntity, currency: string): SetOffDue[] | null {
  if (setOff === null) return null;
  return duesUpTo(setOff.dues, Number(amount_minor)).map(({ label, due_on, minor }) => ({
    label,
    due_on,
    amount: toWireMoney(minor, currency),
  }));
}

const toWorsened = ({ item_id, name, before, after }: Finding, reader: Reader): WorsenedItem => ({
  item_id,
  name: name(reader),
  before,
  after,
});
