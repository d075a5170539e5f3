import type { UsualSplit } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { UsualSplitEntity } from './usual-split.entity.ts';

interface Named {
  readonly roomie: { readonly _id: string; readonly first_name: string };
  readonly weight: number;
}

export interface UsualSplitRow extends UsualSplitEntity {
  named: Named[];
  setter: string;
}

@Injectable()
export class UsualSplitsRepository {
  constructor(private readonly database: Database) {}

  listForHouse(houseId: string): Promise<UsualSplitRow[]> {
    return this.database.query<UsualSplitRow>(
      `SELECT u.house_id, u.kind, u.category, u.method, u.parts, u.set_for, u.set_by, s.first_name AS setter,
              (SELECT jsonb_agg(jsonb_build_object('roomie', jsonb_build_object('_id', a.id, 'first_name', a.first_name),
                                                   'weight', (p->>'weight')::int) ORDER BY a.first_name, a.id)
                 FROM jsonb_array_elements(u.parts) p JOIN accounts a ON a.id = (p->>'id')::uuid) AS named
         FROM usual_splits u JOIN accounts s ON s.id = u.set_by WHERE u.house_id = $1 ORDER BY u.kind, u.category`,
      [houseId],
    );
  }

  async find(houseId: string, { kind, category }: UsualSplit['about']): Promise<UsualSplitEntity | undefined> {
    const [row] = await this.database.query<UsualSplitEntity>(
      `SELECT house_id, kind, category, method, parts, set_for, set_by FROM usual_splits
        WHERE house_id = $1 AND kind = $2 AND category = $3`,
      [houseId, kind, category],
    );
    return row;
  }

  async findName(accountId: string): Promise<string | undefined> {
    const sql = 'SELECT first_name FROM accounts WHERE id = $1';
    const [row] = await this.database.query<{ first_name: string }>(sql, [accountId]);
    return row?.first_name;
  }

  async save({ house_id, kind, category, method, parts, set_for, set_by }: UsualSplitEntity): Promise<void> {
    await this.database.execute(
      `INSERT INTO usual_splits (house_id, kind, category, method, parts, set_for, set_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (house_id, kind, category) DO UPDATE
         SET method = excluded.method, parts = excluded.parts, set_for = excluded.set_for, set_by = excluded.set_by`,
      [house_id, kind, category, method, JSON.stringify(parts), set_for, set_by],
    );
  }

  async remove(houseId: string, { kind, category }: UsualSplit['about']): Promise<void> {
    await this.database.execute('DELETE FROM usual_splits WHERE house_id = $1 AND kind = $2 AND category = $3', [
      houseId,
      kind,
      category,
    ]);
  }
}
