import { HOUSE_RIGHTS, type HouseRight, type HouseState, type RightHolder } from '@common-roof/contracts';
import { rightsOfRoomie } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database, type Statement } from '#kernel/database/database.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import {
  HOMEOWNER_RELATION,
  HOUSE_RELATION,
  HOUSE_RIGHTS_OF,
  ROOM_RELATION,
  ROOMIE_RELATION,
  SEES_PERSON,
} from './relations.sql.ts';

/** The relation of an account to a house. `member`: has an open tenancy in it. */
export type HouseRelation = 'member' | 'owner' | 'keeper' | 'admin';

/** The relation of an account that can run something in a house. `member`: a roomie whom the homeowner lets. */
export type RunningRelation = Exclude<HouseRelation, 'keeper'>;

/** The relation of an account to a homeowner. */
export type HomeownerRelation = 'self' | 'roomie' | 'keeper' | 'admin';

/**
 * The relation of an account to a roomie. `owner`: of the house in which the roomie lives or will live; `former_owner`:
 * of a house in which they lived.
 */
export type RoomieRelation = 'self' | 'housemate' | 'owner' | 'former_owner' | 'keeper' | 'admin';

/** An archived house is read-only for everyone; it can be restored. */
export const houseIsArchived = (): DomainError =>
  new DomainError('conflict', {
    detail: 'This house is archived. Restore it to change something.',
    current: { state: 'archived' },
  });

/** An account, which need not be signed in. */
type Who = Pick<Actor, 'accountId' | 'role'>;

/** Checks ownership and membership against the rows at each call: the first line of every service. */
@Injectable()
export class Access {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

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
   * Checks access to what the homeowner can let roomies run. Rights are read from the rows at each call: they end with
   * the stay, the speaker's term and the homeowner's choice.
   * @throws 404 unless the actor owns the house, has the right in it or is an admin; 403 for a person who lives there
   * without it
   */
  async requireRight(actor: Actor, houseId: string, right: HouseRight): Promise<RunningRelation> {
    return permitted(await this.findRights(actor, houseId), right);
  }

  /** Like {@link requireRight}, for a change. @throws 409 when the house is archived */
  async requireRightForChange(actor: Actor, houseId: string, right: HouseRight): Promise<RunningRelation> {
    const found = await this.findRights(actor, houseId);
    const relation = permitted(found, right);
    changeable(found);
    return relation;
  }

  /** Returns what the actor can run in a house now: all of it for its homeowner, nothing in an archived house. */
  async listRights(actor: Who, houseId: string): Promise<readonly HouseRight[]> {
    const found = await this.findRights(actor, houseId);
    return found?.state === 'archived' ? [] : rightsIn(found);
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

  private async findRights(actor: Who, houseId: string): Promise<FoundRights | undefined> {
    const values = [houseId, actor.accountId, actor.role, this.clock.now()];
    const [row] = await this.database.statement<FoundRights>(HOUSE_RIGHTS_OF, values);
    return row;
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

interface FoundRights {
  relation: HouseRelation | null;
  state: HouseState;
  bills: RightHolder;
  chores: RightHolder;
  invite: RightHolder;
  speaks: boolean;
}

function rightsIn(found: FoundRights | undefined): readonly HouseRight[] {
  if (found?.relation === 'owner') return HOUSE_RIGHTS;
  if (found?.relation !== 'member') return [];
  const { bills, chores, invite, speaks } = found;
  return rightsOfRoomie({ holders: { bills, chores, invite }, isSpeaker: speaks });
}

function permitted(found: FoundRights | undefined, right: HouseRight): RunningRelation {
  const relation = found?.relation;
  if (!relation || relation === 'keeper') throw notFound();
  if (relation === 'member' && !rightsIn(found).includes(right)) {
    throw new DomainError('forbidden', { detail: 'Your homeowner hasn’t let you do this.' });
  }
  return relation;
}

function changeable({ relation, state }: Found<HouseRelation> = { relation: null }): HouseRelation {
  if (!relation) throw notFound();
  if (state === 'archived') throw houseIsArchived();
  return relation;
}
