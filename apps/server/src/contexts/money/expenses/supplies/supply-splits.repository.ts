import type { Consent, PersonalAmount, ReceiptItem, Weighted } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

/** How a purchase is split and paid, as it is stored. */
export interface StoredSplit {
  readonly parts: readonly Weighted[];
  readonly consent: ReadonlyMap<string, Consent>;
  readonly payers: readonly PersonalAmount[];
  readonly items: readonly ReceiptItem[];
}

/** Stores how purchases are split that aren't split between everyone present. */
@Injectable()
export class SupplySplitsRepository {
  constructor(private readonly database: Database) {}

  async insert(supplyId: string, { parts, consent, payers, items }: StoredSplit): Promise<void> {
    const weights = new Map(parts.map(({ id, weight }) => [id, weight]));
    const rows = [...new Set([...weights.keys(), ...consent.keys()])].map((id) => ({
      id,
      weight: weights.get(id) ?? 0,
      confirms: consent.get(id) ?? 'no',
    }));
    await this.database.execute(
      `WITH part AS (
         INSERT INTO supply_parts (supply_id, roomie_id, weight, confirms)
         SELECT $1, id, weight, confirms FROM jsonb_to_recordset($2) AS p (id uuid, weight bigint, confirms text)
       ), payer AS (
         INSERT INTO supply_payers (supply_id, roomie_id, minor)
         SELECT $1, id, minor FROM jsonb_to_recordset($3) AS p (id uuid, minor bigint)
       )
       INSERT INTO supply_items (supply_id, position, name, minor, people)
       SELECT $1, position, name, minor, people
         FROM jsonb_to_recordset($4) AS i (position int, name text, minor bigint, people uuid[])`,
      [
        supplyId,
        JSON.stringify(rows),
        JSON.stringify(payers),
        JSON.stringify(items.map((item, position) => ({ ...item, position }))),
      ],
    );
  }
}
