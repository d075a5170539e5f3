import { HOUSE_RIGHTS, type ParsedInput, type setHouseRights, TERM_MONTHS } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { HouseRightsEntity } from './house-rights.entity.ts';

export type StatedRights = Omit<HouseRightsEntity, 'house_id'>;

const UNSET: StatedRights = { bills: 'owner', chores: 'owner', invite: 'owner', term_months: TERM_MONTHS.usual };

@Injectable()
export class HouseRightsRepository {
  constructor(private readonly database: Database) {}

  /** Returns what roomies of a house can run; a homeowner who never chose runs it all. */
  async find(houseId: string): Promise<StatedRights> {
    const [row] = await this.database.query<StatedRights>(
      'SELECT bills, chores, invite, term_months FROM house_rights WHERE house_id = $1',
      [houseId],
    );
    return row ?? UNSET;
  }

  /** Changes what is given. @returns whether anything, and whether any right, is different from before */
  async change(
    houseId: string,
    given: ParsedInput<typeof setHouseRights>['body'],
  ): Promise<{ hasChanged: boolean; changesRights: boolean }> {
    const before = await this.find(houseId);
    const after: StatedRights = {
      bills: given.bills ?? before.bills,
      chores: given.chores ?? before.chores,
      invite: given.invite ?? before.invite,
      term_months: given.term_months ?? before.term_months,
    };
    const changesRights = HOUSE_RIGHTS.some((right) => before[right] !== after[right]);
    const hasChanged = changesRights || before.term_months !== after.term_months;
    if (hasChanged) {
      await this.database.execute(
        `INSERT INTO house_rights (house_id, bills, chores, invite, term_months) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (house_id) DO UPDATE
           SET bills = excluded.bills, chores = excluded.chores, invite = excluded.invite,
               term_months = excluded.term_months`,
        [houseId, after.bills, after.chores, after.invite, after.term_months],
      );
    }
    return { hasChanged, changesRights };
  }
}
