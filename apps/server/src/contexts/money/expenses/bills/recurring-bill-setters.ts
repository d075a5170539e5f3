import { Injectable } from '@nestjs/common';

import { Access } from '#contexts/identity/access/index.ts';
import type { RecurringRow } from './recurring-bills.repository.ts';

type Set = Pick<RecurringRow, 'house_id' | 'homeowner_id' | 'set_by' | 'setter_type'>;

/** Says who looks after a recurring bill: the roomie who set it while they can run bills, otherwise the homeowner. */
@Injectable()
export class RecurringBillSetters {
  constructor(private readonly access: Access) {}

  /** Returns whether a roomie set it who can no longer run bills, so that it isn't entered by itself. */
  async hasLapsed({ house_id: houseId, set_by: accountId, setter_type: type }: Set): Promise<boolean> {
    if (type !== 'roomie') return false;
    const rights = await this.access.listRights({ accountId, role: 'roomie' }, houseId);
    return !rights.includes('bills');
  }

  /** Returns the account that is reminded of it. */
  async findResponsible(row: Set): Promise<string> {
    return row.setter_type === 'roomie' && !(await this.hasLapsed(row)) ? row.set_by : row.homeowner_id;
  }
}
