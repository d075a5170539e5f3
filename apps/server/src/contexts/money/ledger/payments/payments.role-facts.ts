import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { type Arrival, RoleFactsRegister } from '#contexts/identity/accounts/index.ts';

/** Where a roomie will move in, with what they have to pay before. */
@Injectable()
export class PaymentsRoleFacts implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly register: RoleFactsRegister,
  ) {}

  onModuleInit(): void {
    this.register.register({ arrival: (id) => this.upcomingStay(id) });
  }

  /** Finds a roomie's tenancy that begins on a later day. */
  private async upcomingStay(roomieId: string): Promise<Arrival | undefined> {
    const [row] = await this.database.query<Arrival>(
      `SELECT h.name AS house, r.name AS room, to_char(t.starts_on, 'YYYY-MM-DD') AS "on",
              h.street || ', ' || h.postal_code || ' ' || h.city AS address, l.id AS agreement_id, h.currency,
              coalesce(l.deposit_minor, 0) AS deposit_minor, d.holder, d.iban,
              (SELECT coalesce(-sum(p.minor), 0) FROM money_postings p JOIN money_journals j ON j.id = p.journal_id
                WHERE p.house_id = h.id AND p.account_id = t.roomie_id AND p.account = 'deposit' AND j.kind = 'payment')
                - (SELECT coalesce(sum(e.held_minor), 0) FROM deposits e JOIN agreements a ON a.id = e.agreement_id
                    WHERE e.roomie_id = t.roomie_id AND a.house_id = h.id AND a.tenancy_id <> t.id
                      AND e.taken_back_at IS NULL) AS deposit_paid_minor
         FROM tenancies t JOIN rooms r ON r.id = t.room_id JOIN houses h ON h.id = t.house_id
              LEFT JOIN agreements l ON l.tenancy_id = t.id AND l.type = 'lease' AND l.state = 'active'
              LEFT JOIN bank_details d ON d.house_id = h.id
        WHERE t.roomie_id = $1 AND t.state = 'upcoming' ORDER BY t.starts_on LIMIT 1`,
      [roomieId],
    );
    return row;
  }
}
