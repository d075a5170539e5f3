import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import {
  DeclaresPersonalData,
  personalData,
  type PersonalDataProvider,
} from '#kernel/privacy/declare-personal-data.ts';
import { Images } from '#contexts/identity/media/index.ts';

const OWN = '(SELECT id FROM houses WHERE homeowner_id = $1)';

/** Personal data: a homeowner's own book. Nobody else relies on it, so all of it goes with the account. */
@DeclaresPersonalData()
@Injectable()
export class OwnCostsPersonalData implements PersonalDataProvider {
  constructor(
    private readonly database: Database,
    private readonly images: Images,
  ) {}

  readonly personalData = [
    personalData('own_costs', {
      export: {
        own_costs: ({ id, newest }) =>
          this.database.query(
            `SELECT h.name AS house, c.category, c.minor, h.currency, to_char(c.paid_on, 'YYYY-MM-DD') AS paid_on, c.supplier,
                    c.note, c.entered_at, c.changed_at, c.removed_at
               FROM own_costs c JOIN houses h ON h.id = c.house_id
              WHERE h.homeowner_id = $1 ORDER BY c.id DESC LIMIT $2`,
            [id, newest],
          ),
      },
      forget: (id) => this.forget(id),
    }),
    personalData('own_cost_versions', {
      export: {
        own_costs_before: ({ id, newest }) =>
          this.database.query(
            `SELECT h.name AS house, v.category, v.minor, h.currency, to_char(v.paid_on, 'YYYY-MM-DD') AS paid_on, v.supplier,
                    v.note, v.replaced_at
               FROM own_cost_versions v JOIN own_costs c ON c.id = v.cost_id JOIN houses h ON h.id = c.house_id
              WHERE h.homeowner_id = $1 ORDER BY v.cost_id DESC, v.version DESC LIMIT $2`,
            [id, newest],
          ),
      },
      forget: (id) => this.forget(id),
    }),
    personalData('recurring_costs', {
      export: {
        recurring_costs: ({ id, newest }) =>
          this.database.query(
            `SELECT h.name AS house, c.category, c.minor, h.currency, c.supplier, c.note, c.every,
                    to_char(c.first_on, 'YYYY-MM-DD') AS first_on, to_char(c.until_on, 'YYYY-MM-DD') AS until_on
               FROM recurring_costs c JOIN houses h ON h.id = c.house_id
              WHERE h.homeowner_id = $1 ORDER BY c.id DESC LIMIT $2`,
            [id, newest],
          ),
      },
      forget: (id) => this.forget(id),
    }),
  ];

  /** Deletes everything in one order, whichever table is asked for first. */
  private async forget(id: string): Promise<void> {
    const withFiles = await this.database.query<{ id: string }>(
      `SELECT DISTINCT p.owner_id AS id FROM image_placements p JOIN own_costs c ON c.id = p.owner_id
        WHERE p.kind = 'own_cost' AND c.house_id IN ${OWN}`,
      [id],
    );
    for (const { id: costId } of withFiles) await this.images.clear({ kind: 'own_cost', id: costId });
    await this.database.execute(`DELETE FROM own_costs WHERE house_id IN ${OWN}`, [id]);
    await this.database.execute(`DELETE FROM recurring_costs WHERE house_id IN ${OWN}`, [id]);
  }
}
