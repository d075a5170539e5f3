import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { type LivingRow, RoleFactsRegister } from '#contexts/identity/accounts/index.ts';

/** Where a roomie lives, with their points there. */
@Injectable()
export class PointsRoleFacts implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly register: RoleFactsRegister,
  ) {}

  onModuleInit(): void {
    this.register.register({ living: (id) => this.currentLiving(id) });
  }

  private async currentLiving(roomieId: string): Promise<LivingRow | undefined> {
    const [row] = await this.database.query<LivingRow>(
      `SELECT h.id AS house_id, h.name AS house_name, r.id AS room_id, r.name AS room_name,
              coalesce(t.rent_minor, r.rent_minor) AS rent_minor, CASE WHEN t.rent_minor IS NULL THEN 'month' ELSE t.rent_period END AS rent_period, t.comments, h.currency,
              coalesce((SELECT s.points FROM point_totals s WHERE s.house_id = h.id AND s.roomie_id = t.roomie_id
                          AND s.period = (SELECT max(m.period) FROM house_months m WHERE m.house_id = h.id)), 0) AS points
         FROM tenancies t JOIN rooms r ON r.id = t.room_id JOIN houses h ON h.id = t.house_id
        WHERE t.roomie_id = $1 AND t.state IN ('active', 'releasing')`,
      [roomieId],
    );
    return row;
  }
}
