import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { RoleFactsRegister } from '#contexts/identity/accounts/index.ts';

/** What profiles show of houses. */
@Injectable()
export class HousesRoleFacts implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly register: RoleFactsRegister,
  ) {}

  onModuleInit(): void {
    this.register.register({
      houses: (id) => this.countHouses(id),
      openHouses: (id) => this.countOpenHouses(id),
      kept: (id) => this.listNeatkeeperHouses(id),
    });
  }

  private async countHouses(homeownerId: string): Promise<number> {
    const [row] = await this.database.query<{ n: string }>(
      `SELECT count(*) AS n FROM houses WHERE homeowner_id = $1 AND state <> 'archived' AND NOT is_sample`,
      [homeownerId],
    );
    return Number(row?.n ?? 0);
  }

  private async countOpenHouses(homeownerId: string): Promise<number> {
    const [row] = await this.database.query<{ n: string }>(
      `SELECT count(*) AS n FROM houses WHERE homeowner_id = $1 AND state = 'open' AND NOT is_sample`,
      [homeownerId],
    );
    return Number(row?.n ?? 0);
  }

  private listNeatkeeperHouses(neatkeeperId: string): Promise<{ _id: string; name: string }[]> {
    return this.database.query(
      `SELECT h.id AS _id, h.name FROM house_neatkeepers k JOIN houses h ON h.id = k.house_id
        WHERE k.neatkeeper_id = $1 AND h.state <> 'archived' ORDER BY h.name LIMIT 200`,
      [neatkeeperId],
    );
  }
}
