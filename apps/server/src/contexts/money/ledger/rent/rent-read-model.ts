import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

interface PlaceRow {
  homeowner_id: string;
  currency: string;
  /** First name of the roomie. */
  roomie: string;
}
interface PaidUpRow {
  tenancy_id: string;
  roomie_id: string;
  homeowner_id: string;
}

/** Reads what alerts about rent show, and when they are answered. */
@Injectable()
export class RentReadModel {
  constructor(private readonly database: Database) {}

  async findRoom(houseId: string, roomieId: string): Promise<PlaceRow | undefined> {
    const [row] = await this.database.query<PlaceRow>(
      `SELECT h.homeowner_id, h.currency, a.first_name AS roomie FROM houses h, accounts a WHERE h.id = $1 AND a.id = $2`,
      [houseId, roomieId],
    );
    return row;
  }

  /** Returns the tenancies of the given people who owe no rent in a house. */
  isPaidUp(houseId: string, accountIds: readonly string[]): Promise<PaidUpRow[]> {
    return this.database.query<PaidUpRow>(
      `SELECT p.tenancy_id, t.roomie_id, h.homeowner_id
         FROM rent_plans p JOIN tenancies t ON t.id = p.tenancy_id JOIN houses h ON h.id = t.house_id
         LEFT JOIN money_balances b ON b.house_id = h.id AND b.account_id = t.roomie_id AND b.account = 'rent'
        WHERE h.id = $1 AND t.roomie_id = ANY($2) AND coalesce(b.minor, 0) <= 0`,
      [houseId, accountIds],
    );
  }
}
