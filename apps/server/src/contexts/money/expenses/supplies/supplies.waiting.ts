import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { type AskingPeople, AsksPeople, waits } from '#kernel/waiting/waiting.ts';

interface EnteredPurchase {
  readonly id: string;
  readonly house_id: string;
  readonly house: string;
  readonly about: string;
  readonly person_id: string;
  readonly person: string;
  readonly minor: string;
  readonly currency: string;
  readonly day: string | null;
}

/** Lists other people's purchases that a person has to confirm. */
@AsksPeople()
@Injectable()
export class SuppliesWaiting implements AskingPeople {
  constructor(private readonly database: Database) {}

  readonly waiting = [
    waits('purchase_to_confirm', ['roomie', 'homeowner'], ({ id, role }) =>
      this.database.query<EnteredPurchase>(
        `SELECT s.id, s.house_id, h.name AS house, s.name AS about, a.id AS person_id, a.first_name AS person,
                s.price_minor AS minor, h.currency, to_char(s.bought_on, 'YYYY-MM-DD') AS day
           FROM supplies s JOIN houses h ON h.id = s.house_id JOIN accounts a ON a.id = s.buyer_id
          WHERE s.state = 'entered' AND s.buyer_id <> $1 AND h.state <> 'archived'
            AND ($2 = 'homeowner' OR NOT EXISTS (SELECT 1 FROM supply_parts p WHERE p.supply_id = s.id)
              OR EXISTS (SELECT 1 FROM supply_parts p
                   WHERE p.supply_id = s.id AND p.roomie_id = $1 AND p.confirms <> 'no'))
            AND NOT EXISTS (SELECT 1 FROM supply_confirmations c WHERE c.supply_id = s.id AND c.verifier_id = $1)
            AND (($2 = 'homeowner' AND h.homeowner_id = $1)
              OR ($2 = 'roomie' AND EXISTS (SELECT 1 FROM tenancies t
                   WHERE t.house_id = s.house_id AND t.roomie_id = $1 AND t.state IN ('active', 'releasing'))))
          ORDER BY s.entered_at, s.id LIMIT 50`,
        [id, role],
      ),
    ),
  ];
}
