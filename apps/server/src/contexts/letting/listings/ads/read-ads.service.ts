import type { getAd, listAds, listOwnAds, OwnAd, Page, ParsedInput, Photo, PublicAd } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { toPage } from '#kernel/http/page.ts';
import { RatingAveragesReadModel } from '#contexts/housing/ratings/index.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { Images } from '#contexts/identity/media/index.ts';
import { toOwnAd, toPublicAd } from './ads.mapper.ts';
import { LivingCostsRegister } from './living-costs-register.ts';
import { AdsRepository, type PublicAdRow } from './ads.repository.ts';

@Injectable()
export class ReadAdsService {
  constructor(
    private readonly access: Access,
    private readonly ads: AdsRepository,
    private readonly images: Images,
    private readonly averages: RatingAveragesReadModel,
    private readonly costs: LivingCostsRegister,
    private readonly audit: Audit,
  ) {}

  /** Public: lists the open ads. */
  async list({ city, price, from, ...query }: ParsedInput<typeof listAds>['query']): Promise<Page<PublicAd>> {
    const ads = await this.ads.listVisible({ city: city?.trim(), price, from }, query);
    const covers = await this.coversOf(ads.rows);
    const ratings = await this.averages.listAverages(ads.rows.map(({ homeowner_id: id }) => id));
    return toPage(ads, (row) =>
      toPublicAd(row, covers.get(row.id) ?? [], ratings.get(row.homeowner_id) ?? { average: null, count: 0 }),
    );
  }

  /** Public. @throws 404 unless the room is available */
  async get({ id }: ParsedInput<typeof getAd>['params']): Promise<PublicAd> {
    const ad = await this.find(id);
    if (!ad) throw notFound();
    return ad;
  }

  /** Public. @returns undefined unless the room is available */
  async find(id: string): Promise<PublicAd | undefined> {
    const row = await this.ads.findVisible(id);
    if (!row) return undefined;
    const [photos, rating, costs] = await Promise.all([
      this.photosOf(row),
      this.averages.findAverage(row.homeowner_id),
      this.costs.findCosts(row.house_id),
    ]);
    return toPublicAd(row, photos, rating, costs);
  }

  /** Lists the caller's ads; an admin reads those of every homeowner, which the audit log records. */
  async listOwn(
    actor: Actor,
    { state, ...query }: ParsedInput<typeof listOwnAds>['query'],
    origin: RequestOrigin,
  ): Promise<Page<OwnAd>> {
    const whose = actor.role === 'admin' ? null : actor.accountId;
    const ads = await this.ads.listOwn(whose, state, query);
    await this.audit.recordAdmin(actor, 'ads.list', actor.accountId, origin);
    const covers = await this.coversOf(ads.rows);
    return toPage(ads, (row) => toOwnAd(row, covers.get(row.id) ?? []));
  }

  /** @throws 404 unless the ad belongs to one of the caller's houses */
  async getOwn(actor: Actor, id: string): Promise<OwnAd> {
    const row = await this.ads.find(id);
    if (!row) throw notFound();
    await this.access.requireHouse(actor, row.house_id);
    return toOwnAd(row, await this.photosOf(row));
  }

  /** Photos of the room first, then those of the house. */
  private async photosOf({ room_id, house_id }: PublicAdRow): Promise<Photo[]> {
    const [ofRooms, ofHouses] = await Promise.all([
      this.images.listPhotos('room', [room_id]),
      this.images.listPhotos('house', [house_id]),
    ]);
    return [...(ofRooms.get(room_id) ?? []), ...(ofHouses.get(house_id) ?? [])];
  }

  /** Runs two queries, regardless of the number of ads. */
  private async coversOf(rows: readonly PublicAdRow[]): Promise<ReadonlyMap<string, Photo[]>> {
    if (rows.length === 0) return new Map();
    const [ofRooms, ofHouses] = await Promise.all([
      this.images.listCovers(
        'room',
        rows.map(({ room_id }) => room_id),
      ),
      this.images.listCovers(
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
