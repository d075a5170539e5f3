import type { Amenity, HouseSort, HouseState } from '@common-roof/contracts';
import { type ActionOf, houseMachine } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database, type Statement, violatedConstraint } from '#kernel/database/database.ts';
import { ascending, containing, newestFirst, type Order, type PageQuery, type Slice } from '#kernel/database/lists.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { defineRowStates } from '#kernel/state-machines/row-states.ts';
import { type Advanced, States, type Step } from '#kernel/state-machines/states.ts';
import { type HouseRelation, relationToHouse } from '#contexts/identity/access/index.ts';
import { type PhotoRow, photosOf } from '#contexts/identity/media/index.ts';
import { type RoomieRow, ROOMIES_OF_HOUSE } from '#contexts/housing/houses/tenancies/roomies.repository.ts';
import { type RoomOfHouseRow, ROOMS_OF_HOUSE } from '#contexts/housing/houses/rooms/rooms.repository.ts';
import { COUNTS } from './houses.sql.ts';
import { type HouseRow, ONE, type HouseSummaryRow, SUMMARY, HousesReadModel } from './houses-read-model.ts';

type HouseAction = ActionOf<typeof houseMachine>;

export const HOUSES = defineRowStates({
  table: 'houses',
  machine: houseMachine,
  refusal: (state, action) => {
    if (action === 'open') return 'This house is already open. Edit it instead.';
    if (state === 'archived') return 'This house is archived.';
    return state === 'draft'
      ? 'That cannot be done while the house is a draft.'
      : 'That cannot be done while the house is open.';
  },
});

export interface HouseBasics {
  readonly name: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2 */
  readonly country: string;
  /** ISO 4217 */
  readonly currency: string;
  /** IANA */
  readonly timeZone: string;
  readonly description: string;
  readonly amenities: readonly Amenity[];
}

/** A house with everything that its page shows. */
export interface WholeHouseRow extends HouseRow {
  relation: HouseRelation;
  photos: PhotoRow[];
  its_rooms: RoomOfHouseRow[];
  its_roomies: RoomieRow[];
}

export interface HouseQuery extends PageQuery {
  readonly state?: HouseState | undefined;
  readonly search?: string | undefined;
  readonly sort: HouseSort;
}

/**
 * The same statement checks whether the caller may see the house: its page is opened most often, and content and
 * audience agree.
 */
const WHOLE: Statement = {
  name: 'house-whole',
  text: `
    SELECT house.*, ${photosOf('house', 'house.id')} AS photos,
           (SELECT coalesce(json_agg(room), '[]') FROM (${ROOMS_OF_HOUSE}) room) AS its_rooms,
           (SELECT coalesce(json_agg(roomie), '[]') FROM (${ROOMIES_OF_HOUSE}) roomie) AS its_roomies
      FROM (SELECT one.*, ${relationToHouse('one')} AS relation FROM (${ONE}) one) house
     WHERE house.relation IS NOT NULL`,
};

/** The houses that a role can list, `?` being the account. */
const MINE = {
  roomie: `EXISTS (SELECT 1 FROM tenancies m WHERE m.house_id = h.id AND m.roomie_id = ? AND m.state IN ('active', 'releasing'))`,
  homeowner: 'h.homeowner_id = ?',
  neatkeeper: `EXISTS (SELECT 1 FROM house_neatkeepers k WHERE k.house_id = h.id AND k.neatkeeper_id = ?)`,
  admin: '?::uuid IS NOT NULL',
} as const;

/** Orders houses `h` by a value that several may share. */
export const orderedBy = (sql: string, type: 'text' | 'int'): Order => ascending([sql, type], ['h.id', 'uuid']);

const SORTS: Record<HouseSort, Order> = {
  name: orderedBy('h.name', 'text'),
  city: orderedBy('h.city', 'text'),
  newest: newestFirst('h.id'),
  vacant: { ...orderedBy('c.vacant', 'int'), descending: true },
};

@Injectable()
export class HousesRepository extends HousesReadModel {
  constructor(
    database: Database,
    private readonly states: States,
  ) {
    super(database);
  }

  /** @throws 409 when the homeowner has another house of that name that is not archived */
  async create(homeownerId: string, house: HouseBasics, state: 'draft' | 'open', isSample = false): Promise<string> {
    const [row] = await this.nameIsFree(() =>
      this.database.query<{ id: string }>(
        `INSERT INTO houses (name, street, postal_code, city, country, currency, time_zone, description, amenities,
                             homeowner_id, state, is_sample)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) RETURNING id`,
        [...Object.values(columnsOf(house)), homeownerId, state, isSample],
      ),
    );
    if (!row) throw new Error('A house was not stored.');
    return row.id;
  }

  /** @returns the new version. @throws 404; 409 when the change cannot follow, or as {@link create} */
  async write(id: string, house: HouseBasics, at: Date): Promise<number> {
    return (await this.advance(id, 'edit', at, columnsOf(house))).version;
  }

  /** @throws 404; 409 when the action cannot follow, or as {@link create} */
  advance(id: string, action: HouseAction, at: Date, set: Step['set'] = {}): Promise<Advanced<HouseState>> {
    return this.nameIsFree(() => this.states.advance(HOUSES, action, id, { set: { ...set, updated_at: at } }));
  }

  /** Returns whether the house has an agreed tenancy that begins on a later day. */
  async isAwaitingRoomie(id: string): Promise<boolean> {
    const rows = await this.database.query(
      `SELECT 1 FROM tenancies WHERE house_id = $1 AND state = 'upcoming' LIMIT 1`,
      [id],
    );
    return rows.length > 0;
  }

  /** Returns whether rents or deposits are recorded in its currency. */
  async hasAmounts(id: string): Promise<boolean> {
    const [row] = await this.database.query<{ has: boolean }>(
      `SELECT EXISTS (SELECT 1 FROM rooms WHERE house_id = $1 AND (rent_minor > 0 OR deposit_minor > 0))
           OR EXISTS (SELECT 1 FROM advertised_houses WHERE house_id = $1)
           OR EXISTS (SELECT 1 FROM leased_houses WHERE house_id = $1) AS has`,
      [id],
    );
    return row?.has ?? false;
  }

  /** Deletes a draft with everything that belongs to it. @throws 409 when it is not a draft */
  async remove(id: string): Promise<void> {
    await this.database.execute('DELETE FROM rooms WHERE house_id = $1', [id]);
    await this.database.execute('DELETE FROM house_neatkeepers WHERE house_id = $1', [id]);
    await this.states.advance(HOUSES, 'discard', id);
  }

  /** Finds the house with everything on its page, for accounts that may see it; undefined for all others. */
  async findWhole(actor: Actor, id: string): Promise<WholeHouseRow | undefined> {
    const [row] = await this.database.statement<WholeHouseRow>(WHOLE, [id, actor.accountId, actor.role]);
    return row;
  }

  /** The page is chosen first and counted then, unless it is ordered by a count. */
  listFor(actor: Actor, query: HouseQuery): Promise<Slice<HouseSummaryRow>> {
    return this.database.page<HouseSummaryRow>(
      {
        select: 'h.*',
        from: `houses h ${query.sort === 'vacant' ? COUNTS : ''}`,
        where: {
          [MINE[actor.role]]: actor.accountId,
          [`h.state <> 'archived'`]: query.state === undefined && actor.role !== 'admin',
          'h.state = ?': query.state,
          'h.name ILIKE ? OR h.city ILIKE ?': containing(query.search),
        },
        order: SORTS[query.sort],
        thenSelect: { as: 'h', columns: SUMMARY, join: COUNTS },
      },
      query,
    );
  }

  byIds(ids: readonly string[]): Promise<HouseSummaryRow[]> {
    return this.database.query<HouseSummaryRow>(
      `SELECT ${SUMMARY} FROM houses h ${COUNTS} WHERE h.id = ANY($1::uuid[]) ORDER BY h.name, h.id`,
      [ids],
    );
  }

  /** @param minor in minor units; null: the currency's default */
  async setPurchaseLimit(id: string, minor: number | null): Promise<void> {
    await this.database.execute('UPDATE houses SET purchase_limit_minor = $2 WHERE id = $1', [id, minor]);
  }

  private async nameIsFree<Result>(write: () => Promise<Result>): Promise<Result> {
    try {
      return await write();
    } catch (error) {
      if (violatedConstraint(error) !== 'houses_name_per_homeowner') throw error;
      const detail = 'Another house already has this name. Give each its own.';
      throw new DomainError('conflict', { detail, errors: [{ path: 'name', message: detail }] });
    }
  }
}

/** In the order in which {@link HousesRepository.create} names them. */
const columnsOf = (house: HouseBasics) => ({
  name: house.name,
  street: house.street,
  postal_code: house.postalCode,
  city: house.city,
  country: house.country,
  currency: house.currency,
  time_zone: house.timeZone,
  description: house.description,
  amenities: house.amenities,
});
