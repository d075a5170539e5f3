import { type AdQuestion, type AdState, type Amenity, OTHER_DECIMALS } from '@common-roof/contracts';
import { type AdAction, adMachine } from '@common-roof/domain';
import { type WholeSentence } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Database, violatedConstraint } from '#kernel/database/database.ts';
import { ascending, beginningWith, newestFirst, type PageQuery, type Slice } from '#kernel/database/lists.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { defineRowStates } from '#kernel/state-machines/row-states.ts';
import { type Step, States } from '#kernel/state-machines/states.ts';
import type { AdEntity } from './ad.entity.ts';
import { VacanciesReadModel } from './vacancies-read-model.ts';

const CANNOT: Record<AdAction, WholeSentence> = {
  publish: 'This ad is already published.',
  pause: 'Only an ad that is open can be paused.',
  resume: 'Only a paused ad can be resumed.',
  edit: 'This ad is closed. List the room again to change it.',
  close: 'This ad is already closed.',
  discard: 'Only a draft can be discarded.',
  reopen: 'The last ad of this room is still running.',
};
export const ADS = defineRowStates({ table: 'ads', machine: adMachine, refusal: (_, action) => CANNOT[action] });

/** The content of an ad. */
export interface AdText {
  readonly title: string;
  readonly text: string;
  /** Minor units of the house's currency per month. */
  readonly rentMinor: number;
  readonly depositMinor: number;
  /** ISO date in the house's time zone; null: available at once. */
  readonly availableFrom: string | null;
  readonly questions: readonly AdQuestion[];
  /** When the owner read the notes about this wording; null: not read, or there are no notes. */
  readonly wordingReadAt: Date | null;
}

export interface PublicAdRow extends Pick<
  AdEntity,
  | 'id'
  | 'room_id'
  | 'house_id'
  | 'title'
  | 'text'
  | 'rent_minor'
  | 'deposit_minor'
  | 'available_from'
  | 'questions'
  | 'opened_at'
  | 'homeowner_id'
> {
  city: string;
  postal_code: string;
  country: string;
  currency: string;
  amenities: Amenity[];
  size_m2: number | null;
  rooms: number;
}

export interface OwnAdRow
  extends PublicAdRow, Pick<AdEntity, 'state' | 'version' | 'wording_read_at' | 'created_at' | 'closed_at'> {
  house_name: string;
  room_name: string;
  time_zone: string;
  applicants: number;
  waiting: number;
}

export interface AdFilter {
  /** Beginning of a city's name, case-insensitive. */
  readonly city: string | undefined;
  /** Highest rent, in whole units of any currency. */
  readonly price: number | undefined;
  /** ISO date by which the room has to be available. */
  readonly from: string | undefined;
}

/** The columns of {@link PublicAdRow}. */
export const FACTS = `
  a.id, a.room_id, a.house_id, a.homeowner_id, a.title, a.text, a.rent_minor, a.deposit_minor,
  to_char(a.available_from, 'YYYY-MM-DD') AS available_from, a.questions, a.opened_at, h.city, h.postal_code, h.country,
  h.currency, h.amenities, r.size_m2,
  (SELECT count(*)::int FROM rooms o WHERE o.house_id = h.id AND o.retired_at IS NULL) AS rooms`;
/** The number of minor units in one unit of the house's currency. */
const MINOR_UNITS = `coalesce((10 ^ ('${JSON.stringify(OTHER_DECIMALS)}'::jsonb ->> h.currency)::int)::int, 100)`;
export const FROM = 'ads a JOIN houses h ON h.id = a.house_id JOIN rooms r ON r.id = a.room_id';
const OWN = `
         ${FACTS}, h.name AS house_name, r.name AS room_name, h.time_zone, a.state, a.version,
         a.wording_read_at, a.created_at, a.closed_at, n.applicants, n.waiting`;
const OWN_FROM = `
    ${FROM} CROSS JOIN LATERAL (
      SELECT count(*)::int AS applicants, count(*) FILTER (WHERE p.state = 'new')::int AS waiting
        FROM ad_applicants p WHERE p.ad_id = a.id AND p.confirmed_at IS NOT NULL) n`;
/** An ad can be open a moment longer than its room is available: public queries check the room itself. */
export const VISIBLE = `
  a.state = 'open' AND h.state = 'open' AND r.retired_at IS NULL
  AND NOT EXISTS (SELECT 1 FROM tenancies t WHERE t.room_id = r.id AND t.state IN ('active', 'upcoming'))`;

@Injectable()
export class AdsRepository extends VacanciesReadModel {
  constructor(
    database: Database,
    private readonly states: States,
  ) {
    super(database);
  }

  /** @throws 409 when the room has an ad that is not closed */
  async insert(homeownerId: string, houseId: string, roomId: string, ad: AdText): Promise<string> {
    const [row] = await this.oneRunning(() =>
      this.database.query<{ id: string }>(
        `INSERT INTO ads (title, text, rent_minor, deposit_minor, available_from, questions, wording_read_at,
                          homeowner_id, house_id, room_id)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id`,
        [...values(ad), homeownerId, houseId, roomId],
      ),
    );
    if (!row) throw new Error('An ad was not stored.');
    return row.id;
  }

  async write(id: string, ad: AdText): Promise<void> {
    await this.database.execute(
      `UPDATE ads SET title = $1, text = $2, rent_minor = $3, deposit_minor = $4, available_from = $5, questions = $6,
                      wording_read_at = $7, version = version + 1
        WHERE id = $8`,
      [...values(ad), id],
    );
  }

  /** @throws 404; 409 when the action cannot follow, or the room would get a second ad that is not closed */
  async advance(id: string, action: AdAction, set: Step['set'] = {}): Promise<void> {
    await this.oneRunning(() => this.states.advance(ADS, action, id, { set }));
  }

  async find(id: string): Promise<OwnAdRow | undefined> {
    const [row] = await this.database.query<OwnAdRow>(`SELECT ${OWN} FROM ${OWN_FROM} WHERE a.id = $1`, [id]);
    return row;
  }

  /** Locks the ad until the end of the transaction. */
  async lock(id: string): Promise<OwnAdRow | undefined> {
    await this.database.query('SELECT 1 FROM ads WHERE id = $1 FOR NO KEY UPDATE', [id]);
    return this.find(id);
  }

  async lastOfRoom(roomId: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ id: string }>(
      'SELECT id FROM ads WHERE room_id = $1 ORDER BY id DESC LIMIT 1',
      [roomId],
    );
    return row?.id;
  }

  /** Lists the ids of ads that are public or may become public again, for a room or for every room of a house. */
  async listRunning(place: { roomId: string } | { houseId: string }): Promise<string[]> {
    const [column, id] = 'roomId' in place ? ['room_id', place.roomId] : ['house_id', place.houseId];
    const rows = await this.database.query<{ id: string }>(
      `SELECT id FROM ads WHERE ${column} = $1 AND state <> 'closed' ORDER BY id`,
      [id],
    );
    return rows.map((row) => row.id);
  }

  async findVisible(id: string): Promise<PublicAdRow | undefined> {
    const [row] = await this.database.query<PublicAdRow>(
      `SELECT ${FACTS} FROM ${FROM} WHERE a.id = $1 AND ${VISIBLE}`,
      [id],
    );
    return row;
  }

  /** Lists the public ads of a house, with their rooms. */
  listVisibleOfHouse(houseId: string): Promise<(PublicAdRow & { room_name: string })[]> {
    return this.database.query(
      `SELECT ${FACTS}, r.name AS room_name FROM ${FROM} WHERE a.house_id = $1 AND ${VISIBLE} ORDER BY r.name, a.id`,
      [houseId],
    );
  }

  /** Lists public ads, newest first. */
  listVisible({ city, price, from }: AdFilter, query: PageQuery): Promise<Slice<PublicAdRow>> {
    return this.database.page<PublicAdRow>(
      {
        select: FACTS,
        from: FROM,
        where: {
          [VISIBLE]: true,
          ...beginningWith('lower(h.city)', city?.toLowerCase()),
          [`a.rent_minor <= ?::bigint * ${MINOR_UNITS}`]: price,
          'a.available_from IS NULL OR a.available_from <= ?': from,
        },
        order: { ...ascending(['a.opened_at', 'timestamptz'], ['a.id', 'uuid']), descending: true },
      },
      query,
    );
  }

  /** @param homeownerId null: ads of every homeowner */
  listOwn(homeownerId: string | null, state: AdState | undefined, query: PageQuery): Promise<Slice<OwnAdRow>> {
    return this.database.page<OwnAdRow>(
      {
        select: OWN,
        from: OWN_FROM,
        where: { 'a.homeowner_id = ?': homeownerId, 'a.state = ?': state },
        order: newestFirst('a.id'),
      },
      query,
    );
  }

  /** Returns whether photos of the room or house are public. */
  async isAdvertised(kind: 'room' | 'house', id: string): Promise<boolean> {
    const [row] = await this.database.query(
      `SELECT 1 FROM ${FROM} WHERE ${kind === 'room' ? 'a.room_id' : 'a.house_id'} = $1 AND ${VISIBLE} LIMIT 1`,
      [id],
    );
    return row !== undefined;
  }

  private async oneRunning<Result>(write: () => Promise<Result>): Promise<Result> {
    try {
      return await write();
    } catch (error) {
      if (violatedConstraint(error) !== 'ads_one_running_per_room') throw error;
      throw new DomainError('conflict', { detail: 'This room already has an ad. Change that one, or close it first.' });
    }
  }
}

const values = (ad: AdText): unknown[] => [
  ad.title,
  ad.text,
  ad.rentMinor,
  ad.depositMinor,
  ad.availableFrom,
  JSON.stringify(ad.questions),
  ad.wordingReadAt,
];
