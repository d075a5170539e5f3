import type { HouseForAdmin, listHousesForAdmin, Page, ParsedInput } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { toTimestamp } from '../../../platform/database/naming.ts';
import { readCursor, sortCursor, toPage } from '../../../platform/http/cursor.ts';
import { Images } from '../../identity/images/index.ts';
import { ADMIN_SORTS, AdminHousesRepository } from './admin-houses.repository.ts';
import { toHouse } from './houses.mapper.ts';

/** Every house, for admins, whose role the controller demands. */
@Injectable()
export class AdminHousesService {
  constructor(
    private readonly houses: AdminHousesRepository,
    private readonly images: Images,
  ) {}

  /** @throws 400 for a cursor of another sort */
  async list({
    limit,
    cursor,
    ...filter
  }: ParsedInput<typeof listHousesForAdmin>['query']): Promise<Page<HouseForAdmin>> {
    const after = readCursor(cursor, sortCursor(filter.sort, ADMIN_SORTS[filter.sort].type));
    const rows = await this.houses.list(filter, after && [after[1], after[2]], limit + 1);
    const covers = await this.images.coversOf(
      'house',
      rows.map(({ id }) => id),
    );
    return toPage(
      rows,
      limit,
      (row) => ({
        ...toHouse(row, covers.get(row.id)),
        homeowner: { _id: row.homeowner_id, first_name: row.owner_first_name, last_name: row.owner_last_name },
        created_at: toTimestamp(row.created_at),
      }),
      (row) => [filter.sort, row.sort_key, row.id],
    );
  }
}
