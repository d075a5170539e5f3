import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import {
  noPersonalData,
  type PersonalDataProvider,
  personalData,
  DeclaresPersonalData,
} from '#kernel/privacy/declare-personal-data.ts';
import { RecurringSuppliesRepository } from './recurring/recurring-supplies.repository.ts';

/** Personal data: a person's purchases, the prices others confirmed, and their shares. */
@DeclaresPersonalData()
@Injectable()
export class SuppliesPersonalData implements PersonalDataProvider {
  constructor(
    private readonly database: Database,
    private readonly recurring: RecurringSuppliesRepository,
  ) {}

  readonly personalData = [
    personalData('supplies', {
      export: {
        supplies: ({ id, newest }) =>
          this.database.query(
            `SELECT h.name AS house, s.name, s.quantity, s.category, s.note, to_char(s.bought_on, 'YYYY-MM-DD') AS bought_on, s.price_minor,
                    s.price_added_minor, h.currency, s.state, s.reason
               FROM supplies s JOIN houses h ON h.id = s.house_id WHERE s.buyer_id = $1 ORDER BY s.id DESC LIMIT $2`,
            [id, newest],
          ),
      },
      retained: {
        buyer_id: 'What was bought is part of the ledger of the house; it is of a former roomie then.',
        entered_by: 'As buyer_id.',
        ended_by: 'Who took it out stays answerable for it.',
        name: 'The others bear a part of it.',
        note: 'As name.',
        reason: 'As ended_by.',
      },
    }),
    personalData('recurring_supplies', {
      export: {
        recurring_supplies: ({ id, newest }) =>
          this.database.query(
            `SELECT h.name AS house, r.every, to_char(r.first_on, 'YYYY-MM-DD') AS first_on, r.purchase->>'name' AS name,
                    r.purchase->>'price' AS price, h.currency
               FROM recurring_supplies r JOIN houses h ON h.id = r.house_id WHERE r.buyer_id = $1 ORDER BY r.id DESC LIMIT $2`,
            [id, newest],
          ),
      },
      forget: (id) => this.recurring.removeOf(id),
    }),
    personalData('supply_comments', {
      export: {
        supply_comments: ({ id, newest }) =>
          this.database.query(
            `SELECT s.name, c.text, c.created_at FROM supply_comments c JOIN supplies s ON s.id = c.supply_id
              WHERE c.author_id = $1 AND c.removed_at IS NULL ORDER BY c.created_at DESC, c.id DESC LIMIT $2`,
            [id, newest],
          ),
      },
      retained: { author_id: 'The talk about a purchase stays; it is of a former roomie then.', text: 'As author_id.' },
    }),
    personalData('supplies_imports', {
      retained: {
        made_by: 'Who brought a file stays answerable for it.',
        ended_by: 'As made_by.',
        reason: 'As made_by.',
      },
    }),
    personalData('supply_parts', { retained: { roomie_id: 'They follow from the purchases of the house.' } }),
    personalData('supply_payers', { retained: { roomie_id: 'What they paid is part of the ledger of the house.' } }),
    personalData('supply_items', { retained: { people: 'As supply_parts.', name: 'The others bear a part of it.' } }),
    noPersonalData('supply_stock_items', 'They say which things a purchase brought.'),
    personalData('supply_confirmations', {
      export: {
        confirmed_prices: ({ id, newest }) =>
          this.database.query(
            `SELECT h.name AS house, s.name, c.minor, h.currency, c.at
               FROM supply_confirmations c JOIN supplies s ON s.id = c.supply_id JOIN houses h ON h.id = s.house_id
              WHERE c.verifier_id = $1 ORDER BY c.at DESC, s.id LIMIT $2`,
            [id, newest],
          ),
      },
      retained: { verifier_id: 'Who confirmed a price stays answerable for it.' },
    }),
    personalData('supply_shares', {
      export: {
        supply_shares: ({ id, newest }) =>
          this.database.query(
            `SELECT h.name AS house, s.name, to_char(s.bought_on, 'YYYY-MM-DD') AS bought_on, x.minor, h.currency
               FROM supply_shares x JOIN supplies s ON s.id = x.supply_id JOIN houses h ON h.id = s.house_id
              WHERE x.roomie_id = $1 ORDER BY s.bought_on DESC, s.id LIMIT $2`,
            [id, newest],
          ),
      },
      retained: { roomie_id: 'They follow from the purchases of the house.' },
    }),
    personalData('supply_months', { retained: { roomie_id: 'They follow from the purchases of the house.' } }),
  ];
}
