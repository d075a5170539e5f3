import type { BillSharer } from '@common-roof/contracts';

import { DomainError, unacceptable } from '#kernel/errors/domain-error.ts';
import type { RunningRelation } from '#contexts/identity/access/index.ts';
import type { RecurringRow } from './recurring-bills.repository.ts';
import type { BillRow } from './variable-costs.repository.ts';

/**
 * Roomies enter bills that everyone shares by the days they lived there: nobody can lower their own share.
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
