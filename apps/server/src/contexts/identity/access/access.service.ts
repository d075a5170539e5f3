import type { HouseState } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database, type Statement } from '#kernel/database/database.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';

/** The relation of an account to a house. `member`: has an open tenancy in it. */
export type HouseRelation = 'member' | 'owner' | 'keeper' | 'admin';

/** The relation of an account to a homeowner. */
export type HomeownerRelation = 'self' | 'roomie' | 'keeper' | 'admin';

/**
 * The relation of an account to a roomie. `owner`: of the house in which the roomie lives or will live; `former_owner`:
 * of a house in which they lived.
 */
export type RoomieRelation = 'self' | 'housemate' | 'owner' | 'former_owner' | 'keeper' | 'admin';

/**
 * The relation of the account `$2` with the role `$3` to a house, NULL for none.
 * @param house alias of its row in the statement
 */
export const relationToHouse = (house: string): string => `
  CASE
    WHEN $3 = 'admin' THEN 'admin'
    WHEN $3 = 'homeowner' AND ${house}.homeowner_id = $2 THEN 'owner'
    WHEN $3 = 'roomie' AND EXISTS (
      SELECT 1 FROM tenancies t WHERE t.house_id = ${house}.id AND t.roomie_id = $2 AND t.state IN ('active', 'releasing')) THEN 'member'
    WHEN $3 = 'neatkeeper' AND EXISTS (
      SELECT 1 FROM house_neatkeepers k WHERE k.house_id = ${house}.id AND k.neatkeeper_id = $2) THEN 'keeper'
  END`;

const HOUSE_RELATION: Statement = {
  name: 'access-house',
  text: `SELECT ${relationToHouse('h')} AS relation, h.state FROM houses h WHERE h.id = $1`,
};

const ROOM_RELATION: Statement = {
  name: 'access-room',
  text: `
    SELECT ${relationToHouse('h')} AS relation, h.state, h.id AS house_id
      FROM rooms r JOIN houses h ON h.id = r.house_id WHERE r.id = $1 AND r.retired_at IS NULL`,
};

const ROOMIE_RELATION: Statement = {
  name: 'access-roomie',
  text: `
    SELECT CASE
             WHEN $3 = 'admin' THEN 'admin'
             WHEN r.id = $2 THEN 'self'
             WHEN $3 = 'homeowner' AND EXISTS (
               SELECT 1 FROM tenancies t JOIN houses h ON h.id = t.house_id
                WHERE t.roomie_id = r.id AND t.state <> 'ended' AND h.homeowner_id = $2) THEN 'owner'
             WHEN $3 = 'homeowner' AND EXISTS (
               SELECT 1 FROM tenancies t JOIN houses h ON h.id = t.house_id
                WHERE t.roomie_id = r.id AND h.homeowner_id = $2) THEN 'former_owner'
             WHEN $3 = 'roomie' AND EXISTS (
               SELECT 1 FROM tenancies mine JOIN tenancies theirs ON theirs.house_id = mine.house_id
                WHERE mine.roomie_id = $2 AND mine.state IN ('active', 'releasing')
                  AND theirs.roomie_id = r.id AND theirs.state IN ('active', 'releasing')) THEN 'housemate'
             WHEN $3 = 'neatkeeper' AND EXISTS (
               SELECT 1 FROM tenancies t JOIN house_neatkeepers k ON k.house_id = t.house_id
                WHERE t.roomie_id = r.id AND t.state IN ('active', 'releasing') AND k.neatkeeper_id = $2) THEN 'keeper'
           END AS relation
      FROM roomies r WHERE r.id = $1`,
};

/**
 * Whose face an account may see: the people they share a house with, and their current or past homeowner, whose
 * conversation stays readable. Between keepers and roomies, the roomie sees the keeper, not the other way round.
 */
const SEES_PERSON: Statement = {
  name: 'access-person',
  text: `
    SELECT $3 = 'admin' OR $1::uuid = $2::uuid
        OR EXISTS (
             SELECT 1 FROM tenancies mine JOIN tenancies theirs ON theirs.house_id = mine.house_id
              WHERE $3 = 'roomie' AND mine.roomie_id = $2 AND theirs.roomie_id = $1
                AND mine.state <> 'upcoming' AND theirs.state <> 'upcoming'
                AND greatest(mine.starts_on, theirs.starts_on)
                    <= least(coalesce(mine.ends_on, 'infinity'), coalesce(theirs.ends_on, 'infinity')))
        OR EXISTS (
             SELECT 1 FROM tenancies t JOIN houses h ON h.id = t.house_id
              WHERE ($3 = 'roomie' AND t.roomie_id = $2 AND h.homeowner_id = $1)
                 OR ($3 = 'homeowner' AND t.roomie_id = $1 AND h.homeowner_id = $2))
        OR EXISTS (
             SELECT 1 FROM house_neatkeepers k JOIN houses h ON h.id = k.house_id
              WHERE ($3 = 'neatkeeper' AND k.neatkeeper_id = $2 AND h.homeowner_id = $1)
                 OR ($3 = 'homeowner' AND k.neatkeeper_id = $1 AND h.homeowner_id = $2)
                 OR ($3 = 'roomie' AND k.neatkeeper_id = $1 AND EXISTS (
                      SELECT 1 FROM tenancies t
                       WHERE t.house_id = h.id AND t.roomie_id = $2 AND t.state IN ('active', 'releasing')))) AS sees`,
};

/** An archived house is read-only for everyone; it can be restored. */
export const houseIsArchived = (): DomainError =>
  new DomainError('conflict', {
    detail: 'This house is archived. Restore it to change something.',
    current: { state: 'archived' },
  });

const HOMEOWNER_RELATION: Statement = {
  name: 'access-homeowner',
  text: `
    SELECT CASE
             WHEN $3 = 'admin' THEN 'admin'
             WHEN o.id = $2 THEN 'self'
             WHEN $3 = 'roomie' AND EXISTS (
               SELECT 1 FROM tenancies t JOIN houses h ON h.id = t.house_id
                WHERE t.roomie_id = $2 AND t.state <> 'ended' AND h.homeowner_id = o.id) THEN 'roomie'
             WHEN $3 = 'neatkeeper' AND EXISTS (
               SELECT 1 FROM house_neatkeepers k JOIN houses h ON h.id = k.house_id
                WHERE k.neatkeeper_id = $2 AND h.homeowner_id = o.id) THEN 'keeper'
           END AS relation
      FROM homeowners o WHERE o.id = $1`,
};

/** An account, which need not be signed in. */
type Who = Pick<Actor, 'accountId' | 'role'>;

/** Checks ownership and membership against the rows at each call: the first line of every service. */
@Injectable()
export class Access {
  constructor(private readonly database: Database) {}

  /** @throws 404 unless the actor lives in, owns or keeps the house, or is an admin. */
  async requireHouse(actor: Actor, houseId: string): Promise<HouseRelation> {
    const relation = await this.relationToHouse(actor, houseId);
    if (!relation) throw notFound();
    return relation;
  }

  /** @throws 404 unless the actor is that homeowner, lives in or keeps one of their houses, or is an admin. */
  async relationToHomeowner(actor: Actor, homeownerId: string): Promise<HomeownerRelation> {
    const relation = await this.relation<HomeownerRelation>(HOMEOWNER_RELATION, homeownerId, actor);
    if (!relation) throw notFound();
    return relation;
  }

  /** Returns the actor's relation to the house, undefined for none. */
  relationToHouse(actor: Who, houseId: string): Promise<HouseRelation | undefined> {
    return this.relation<HouseRelation>(HOUSE_RELATION, houseId, actor);
  }

  /** Returns the actor's relation to the house of a room, undefined for none and for a retired room. */
  relationToRoom(actor: Actor, roomId: string): Promise<HouseRelation | undefined> {
    return this.relation<HouseRelation>(ROOM_RELATION, roomId, actor);
  }

  /**
   * Returns whether the actor may see a person's photo: their own, an admin's, or that of a person they know from a
   * house. People who have lived together still know each other afterwards: they read each other's names in old
   * messages and costs.
   */
  async seesPerson(actor: Actor, accountId: string): Promise<boolean> {
    const values = [accountId, actor.accountId, actor.role];
    const [row] = await this.database.statement<{ sees: boolean }>(SEES_PERSON, values);
    return row?.sees ?? false;
  }

  /**
   * Checks access for any change in a house.
   * @throws 404 as {@link requireHouse}, 409 when the house is archived and therefore read-only
   */
  async requireHouseForChange(actor: Actor, houseId: string): Promise<HouseRelation> {
    const found = await this.find<HouseRelation>(HOUSE_RELATION, houseId, actor);
    return changeable(found);
  }

  /**
   * Checks access for any change of a room, by its house.
   * @throws 404 unless the actor belongs to the room's house, or when the room is retired; 409 as above
   */
  async requireRoomForChange(actor: Actor, roomId: string): Promise<{ relation: HouseRelation; houseId: string }> {
    const found = await this.find<HouseRelation>(ROOM_RELATION, roomId, actor);
    return { relation: changeable(found), houseId: found?.house_id ?? '' };
  }

  /**
   * Checks a homeowner's list of house ids.
   * @throws 404 when one of the houses is not the actor's own (an admin: does not exist)
   */
  async requireOwnHouses(actor: Actor, houseIds: readonly string[]): Promise<void> {
    const ids = [...new Set(houseIds)];
    const [row] = await this.database.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM houses WHERE id = ANY($1::uuid[]) AND ($3 = 'admin' OR homeowner_id = $2)`,
      [ids, actor.accountId, actor.role],
    );
    if (row?.n !== ids.length) throw notFound();
  }

  /** @throws 404 unless the actor is that homeowner, or an admin and there is such a homeowner. */
  async requireHomeowner(actor: Actor, homeownerId: string): Promise<void> {
    if (actor.role === 'homeowner' && actor.accountId === homeownerId) return;
    const [row] = await this.database.query('SELECT 1 FROM homeowners WHERE id = $1', [homeownerId]);
    if (actor.role !== 'admin' || !row) throw notFound();
  }

  /** @throws 404 unless the roomie lives in a house of the actor's, or the actor is an admin. */
  async requireOwnRoomie(actor: Actor, roomieId: string): Promise<void> {
    const relation = await this.relation<RoomieRelation>(ROOMIE_RELATION, roomieId, actor);
    if (relation !== 'owner' && relation !== 'admin') throw notFound();
  }

  /** @throws 404 unless the actor is that roomie, a housemate, their homeowner, their house's keeper or an admin. */
  async requireRoomie(actor: Actor, roomieId: string): Promise<RoomieRelation> {
    const relation = await this.relation<RoomieRelation>(ROOMIE_RELATION, roomieId, actor);
    if (!relation) throw notFound();
    return relation;
  }

  /** @throws 403 for a roomie without a current tenancy; other roles pass. */
  async requireCurrentTenancy(actor: Actor): Promise<void> {
    if (actor.role !== 'roomie') return;
    const [open] = await this.database.query(
      `SELECT 1 FROM tenancies WHERE roomie_id = $1 AND state IN ('active', 'releasing')`,
      [actor.accountId],
    );
    if (!open) throw new DomainError('forbidden', { detail: 'You need to live in a house to use this.' });
  }

  private async relation<Relation>(statement: Statement, id: string, actor: Who): Promise<Relation | undefined> {
    return (await this.find<Relation>(statement, id, actor))?.relation ?? undefined;
  }

  private async find<Relation>(statement: Statement, id: string, actor: Who): Promise<Found<Relation> | undefined> {
    const [row] = await this.database.statement<Found<Relation>>(statement, [id, actor.accountId, actor.role]);
    return row;
  }
}

interface Found<Relation> {
  relation: Relation | null;
  state?: HouseState;
  house_id?: string;
}

function changeable({ relation, state }: Found<HouseRelation> = { relation: null }): HouseRelation {
  if (!relation) throw notFound();
  if (state === 'archived') throw houseIsArchived();
  return relation;
}
