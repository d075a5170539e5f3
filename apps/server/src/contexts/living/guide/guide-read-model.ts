import type { GuideKind } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { readersOf } from './guide.sql.ts';

interface Told {
  house: string;
  homeowner_id: string;
  title: string;
  /** Everybody who reads it, except for the homeowner. */
  readers: string[];
}
export interface EntryReadModelRow extends Told {
  kind: GuideKind;
}
export interface DocumentReadModelRow extends Told {
  expires_on: string | null;
  time_zone: string;
  /** A newer one has taken its place, or its house is archived. */
  is_over: boolean;
}

/** Reads what alerts about guides and documents show, and who gets them. */
@Injectable()
export class GuideReadModel {
  constructor(private readonly database: Database) {}

  async findEntry(id: string): Promise<EntryReadModelRow | undefined> {
    const [row] = await this.database.query<EntryReadModelRow>(
      `SELECT h.name AS house, h.homeowner_id, g.title, g.kind, ${readersOf('g')} AS readers
         FROM guide_entries g JOIN houses h ON h.id = g.house_id WHERE g.id = $1`,
      [id],
    );
    return row;
  }

  async findDocument(id: string): Promise<DocumentReadModelRow | undefined> {
    const [row] = await this.database.query<DocumentReadModelRow>(
      `SELECT h.name AS house, h.homeowner_id, d.title, to_char(d.expires_on, 'YYYY-MM-DD') AS expires_on, h.time_zone,
              d.replaced_by IS NOT NULL OR h.state = 'archived' AS is_over, ${readersOf('d')} AS readers
         FROM house_documents d JOIN houses h ON h.id = d.house_id WHERE d.id = $1`,
      [id],
    );
    return row;
  }

  /** Returns everybody who may have a guide of this house open, whatever is in it for them. */
  async listPeople(houseId: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT homeowner_id AS id FROM houses WHERE id = $1
       UNION SELECT roomie_id FROM tenancies WHERE house_id = $1 AND state IN ('active', 'releasing')
       UNION SELECT neatkeeper_id FROM house_neatkeepers WHERE house_id = $1`,
      [houseId],
    );
    return rows.map(({ id }) => id);
  }
}
