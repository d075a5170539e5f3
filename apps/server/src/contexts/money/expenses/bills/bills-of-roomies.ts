import type { BillSharer, CostCategory } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { DomainError, unacceptable } from '#kernel/errors/domain-error.ts';
import type { RunningRelation } from '#contexts/identity/access/index.ts';
import { UsualSplitsService } from '#contexts/money/expenses/usual-splits/usual-splits.service.ts';
import type { RecurringRow } from './recurring-bills.repository.ts';
import { toSharers } from './variable-costs.mapper.ts';
import { type BillRow, VariableCostsRepository } from './variable-costs.repository.ts';

/**
 * Roomies enter bills that the house shares as its homeowner has set it: nobody can lower their own share.
 * @throws 422 for a roomie who names who shares a bill
 */
export function requireHouseShares(relation: RunningRelation, split: readonly BillSharer[]): void {
  if (relation !== 'member' || split.length === 0) return;
  throw unacceptable('split', 'Only the homeowner can choose who shares a bill.');
}

/** @throws 403 for a roomie who corrects or takes back a bill that no roomie entered */
export function requireOwnKind(relation: RunningRelation, { enterer_type: type }: Pick<BillRow, 'enterer_type'>): void {
  if (relation !== 'member' || type === 'roomie') return;
  throw new DomainError('forbidden', { detail: 'Only the homeowner can change this bill.' });
}

/** @throws 403 for a roomie who changes, skips or ends a recurring bill that no roomie set */
export function requireOwnRhythm(relation: RunningRelation, row: Pick<RecurringRow, 'setter_type'> | undefined): void {
  if (relation !== 'member' || row === undefined || row.setter_type === 'roomie') return;
  throw new DomainError('forbidden', { detail: 'Only the homeowner can change this bill.' });
}

interface NewBill {
  readonly houseId: string;
  readonly category: CostCategory;
  readonly split: readonly BillSharer[];
  /** The bill it corrects. */
  readonly replaces: string | undefined;
}

/** Says who shares a bill: those whom the homeowner names, and for roomies those of the house's usual split. */
@Injectable()
export class HouseShares {
  constructor(
    private readonly usual: UsualSplitsService,
    private readonly costs: VariableCostsRepository,
  ) {}

  /**
   * Returns who shares a bill. One that a roomie corrects is shared as before, whatever is usual now.
   * @throws 422 for a roomie who names who shares it
   */
  async find(relation: RunningRelation, { houseId, category, split, replaces }: NewBill): Promise<BillSharer[]> {
    requireHouseShares(relation, split);
    if (relation !== 'member') return [...split];
    const before = replaces === undefined ? undefined : await this.costs.find(replaces);
    if (before?.house_id === houseId) return toSharers(before.split);
    return toSharers(await this.usual.findForBill(houseId, category));
  }
}
