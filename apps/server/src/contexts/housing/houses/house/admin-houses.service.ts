import type { HouseForAdmin, listHousesForAdmin, Page, ParsedInput } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { toTimestamp } from '#kernel/database/naming.ts';
import { toPage } from '#kernel/http/page.ts';
import { Images } from '#contexts/identity/media/index.ts';
import { AdminHousesRepository } from './admin-houses.repository.ts';
import { toHouse } from './houses.mapper.ts';

/** Lists every house for admins; the controller requires the role. */
@Injectable()
export class AdminHousesService {
  constructor(
    private readonly houses: AdminHousesRepository,
    private readonly images: Images,
  ) {}

  /** @throws 400 for a cursor of another sort */
  async list(query: ParsedInput<typeof listHousesForAdmin>['query']): Promise<Page<HouseForAdmin>> {
    const houses = await this.houses.list(query);
    const covers = await this.images.listCovers(
      'house',
      houses.rows.map(({ id }) => id),
    );
    return toPage(houses, (row) => ({
      ...toHouse(row, covers.get(row.id)),
      homeowner: { _id: row.homeowner_id, first_name: row.owner_first_name, last_name: row.owner_last_name },
      created_at: toTimestamp(row.created_at),
    }));
  }
}
