import { Injectable } from '@nestjs/common';

import { Database, type Statement } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { DomainError, notFound } from '../../platform/http/domain-error.ts';

/** What somebody is to a house. `member`: has an open tenancy in it. */
export type HouseRelation = 'member' | 'owner' | 'keeper' | 'admin';

/** What somebody is to a roomie. `owner`: owns a house in which the roomie lives or lived. */
export type RoomieRelation = 'self' | 'housemate' | 'owner' | 'keeper' | 'admin';

const HOUSE_RELATION: Statement = {
  name: 'access-house',
  text: `
    SELECT CASE
             WHEN $3 = 'admin' THEN 'admin'
             WHEN $3 = 'homeowner' AND h.homeowner_id = $2 THEN 'owner'
             WHEN $3 = 'roomie' AND EXISTS (
               SELECT 1 FROM tenancies t WHERE t.house_id = h.id AND t.roomie_id = $2 AND t.state <> 'ended') THEN 'member'
             WHEN $3 = 'neatkeeper' AND EXISTS (
               SELECT 1 FROM house_neatkeepers k WHERE k.house_id = h.id AND k.neatkeeper_id = $2) THEN 'keeper'
           END AS relation
      FROM houses h WHERE h.id = $1`,
};

const ROOMIE_RELATION: Statement = {
  name: 'access-roomie',
  text: `
    SELECT CASE
             WHEN $3 = 'admin' THEN 'admin'
             WHEN r.id = $2 THEN 'self'
             WHEN $3 = 'homeowner' AND EXISTS (
               SELECT 1 FROM tenancies t JOIN houses h ON h.id = t.house_id
                WHERE t.roomie_id = r.id AND h.homeowner_id = $2) THEN 'owner'
             WHEN $3 = 'roomie' AND EXISTS (
               SELECT 1 FROM tenancies mine JOIN tenancies theirs ON theirs.house_id = mine.house_id
                WHERE mine.roomie_id = $2 AND mine.state <> 'ended'
                  AND theirs.roomie_id = r.id AND theirs.state <> 'ended') THEN 'housemate'
             WHEN $3 = 'neatkeeper' AND EXISTS (
               SELECT 1 FROM tenancies t JOIN house_neatkeepers k ON k.house_id = t.house_id
                WHERE t.roomie_id = r.id AND t.state <> 'ended' AND k.neatkeeper_id = $2) THEN 'keeper'
           END AS relation
      FROM roomies r WHERE r.id = $1`,
};

/** Ownership and belonging, read from the rows at each call: the first line of every service. */
@Injectable()
export class Access {
  constructor(private readonly database: Database) {}

  /** @throws 404 unless the actor lives in, owns or keeps the house, or is an admin. */
  async requireHouse(actor: Actor, houseId: string): Promise<HouseRelation> {
    const relation = await this.relation<HouseRelation>(HOUSE_RELATION, houseId, actor);
    if (!relation) throw notFound();
    return relation;
  }

  /** @throws 404 unless the actor is that roomie, a housemate, their homeowner, their house's keeper or an admin. */
  async requireRoomie(actor: Actor, roomieId: string): Promise<RoomieRelation> {
    const relation = await this.relation<RoomieRelation>(ROOMIE_RELATION, roomieId, actor);
    if (!relation) throw notFound();
    return relation;
  }

  /** @throws 403 for a roomie who lives nowhere at the moment; others pass. */
  async requireCurrentTenancy(actor: Actor): Promise<void> {
    if (actor.role !== 'roomie') return;
    const [open] = await this.database.query(
      `SELECT 1 FROM tenancies WHERE roomie_id = $1 AND state <> 'ended'`,
      [actor.accountId],
    );
    if (!open) throw new DomainError('forbidden', { detail: 'This is for people who live in a house at the moment.' });
  }

  private async relation<Relation>(statement: Statement, id: string, actor: Actor): Promise<Relation | undefined> {
    const [row] = await this.database.statement<{ relation: Relation | null }>(statement, [id, actor.accountId, actor.role]);
    return row?.relation ?? undefined;
  }
}
