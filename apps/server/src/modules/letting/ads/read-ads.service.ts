import type { getAd, listAds, listOwnAds, OwnAd, Page, ParsedInput, Photo, PublicAd } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';

import { Audit } from '../../../platform/audit/audit.ts';
import type { Actor, RequestOrigin } from '../../../platform/http/actor.ts';
import { idCursor, readCursor, toPage } from '../../../platform/http/cursor.ts';
import { notFound } from '../../../platform/http/domain-error.ts';
import { Access } from '../../identity/access/index.ts';
import { Images } from '../../identity/images/index.ts';
import { toOwnAd, toPublicAd } from './ads.mapper.ts';
import { AdsRepository, type PublicAdRow } from './ads.repository.ts';

const openCursor = z.tuple([z.iso.datetime(), z.guid()]);
const MINOR_UNITS = 100;

@Injectable()
export class ReadAdsService {
  constructor(
    private readonly access: Access,
    private readonly ads: AdsRepository,
    private readonly images: Images,
    private readonly audit: Audit,
  ) {}

  /** For everybody. */
  async list({ limit, cursor, city, price, from }: ParsedInput<typeof listAds>['query']): Promise<Page<PublicAd>> {
    const filter = {
      city: city?.trim() ? city.trim() : null,
      rentMinor: price === undefined ? null : price * MINOR_UNITS,
      from: from ?? null,
    };
    const rows = await this.ads.listVisible(filter, readCursor(cursor, openCursor), limit + 1);
    const covers = await this.coversOf(rows);
    return toPage(
      rows,
      limit,
      (row) => toPublicAd(row, covers.get(row.id) ?? []),
      ({ opened_at, id }) => [opened_at?.toISOString(), id],
    );
  }

  /** For everybody. @throws 404 unless the room is to be had */
  async get({ id }: ParsedInput<typeof getAd>['params']): Promise<PublicAd> {
    const row = await this.ads.findVisible(id);
    if (!row) throw notFound();
    return toPublicAd(row, await this.photosOf(row));
  }

  /** Own ads; an admin reads everybody's, which the audit log tells. */
  async listOwn(
    actor: Actor,
    { limit, cursor, state }: ParsedInput<typeof listOwnAds>['query'],
    origin: RequestOrigin,
  ): Promise<Page<OwnAd>> {
    const whose = actor.role === 'admin' ? null : actor.accountId;
    const rows = await this.ads.listOwn(whose, state ?? null, readCursor(cursor, idCursor), limit + 1);
    await this.audit.recordAdmin(actor, 'ads.list', actor.accountId, origin);
    const covers = await this.coversOf(rows);
    return toPage(
      rows,
      limit,
      (row) => toOwnAd(row, covers.get(row.id) ?? []),
      ({ id }) => id,
    );
  }

  /** @throws 404 unless it is an ad of an own house */
  async getOwn(actor: Actor, id: string): Promise<OwnAd> {
    const row = await this.ads.find(id);
    if (!row) throw notFound();
    await this.access.requireHouse(actor, row.house_id);
    return toOwnAd(row, await this.photosOf(row));
  }

  /** Those of the room first, then those of the house. */
  private async photosOf({ room_id, house_id }: PublicAdRow): Promise<Photo[]> {
    const [ofRooms, ofHouses] = await Promise.all([
      this.images.photosOf('room', [room_id]),
      this.images.photosOf('house', [house_id]),
    ]);
    return [...(ofRooms.get(room_id) ?? []), ...(ofHouses.get(house_id) ?? [])];
  }

  /** Two queries, however many ads they are of. */
  private async coversOf(rows: readonly PublicAdRow[]): Promise<ReadonlyMap<string, Photo[]>> {
    if (rows.length === 0) return new Map();
    const [ofRooms, ofHouses] = await Promise.all([
      this.images.coversOf(
        'room',
        rows.map(({ room_id }) => room_id),
      ),
      this.images.coversOf(
        'house',
        rows.map(({ house_id }) => house_id),
      ),
    ]);
    return new Map(
      rows.map(({ id, room_id, house_id }) => {
        const cover = ofRooms.get(room_id) ?? ofHouses.get(house_id);
        return [id, cover ? [cover] : []];
      }),
    );
  }
}
