import type { FeedItem, listFeed, listHouseFeed, Page, ParsedInput } from '@common-roof/contracts';
import type { Reader } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import type { Actor } from '#kernel/http/actor.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { toPage } from '#kernel/http/page.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { toFeedItem } from './feed.mapper.ts';
import { FeedRepository, type FeedRow } from './feed.repository.ts';

type PageOf = ParsedInput<typeof listFeed>['query'];

@Injectable()
export class ReadFeedService {
  constructor(
    private readonly access: Access,
    private readonly feed: FeedRepository,
  ) {}

  /** Returns a roomie's posts while they have a tenancy. @throws 404 */
  async listForRoomie(actor: Actor, roomieId: string, query: PageOf, reader: Reader): Promise<Page<FeedItem>> {
    const relation = await this.access.requireRoomie(actor, roomieId);
    if (relation === 'former_owner') throw notFound();
    if (relation === 'self' && !(await this.feed.livesSomewhere(roomieId))) throw notFound();
    return toPage(await this.feed.listForRoomie(actor, roomieId, query), shownTo(actor, reader));
  }

  /** Returns the same to the roomie and their former homeowner, also after the roomie has moved out. @throws 404 */
  async listForPreviousRoomie(actor: Actor, roomieId: string, query: PageOf, reader: Reader): Promise<Page<FeedItem>> {
    const relation = await this.access.requireRoomie(actor, roomieId);
    if (relation === 'housemate' || relation === 'keeper') throw notFound();
    return toPage(await this.feed.listForRoomie(actor, roomieId, query), shownTo(actor, reader));
  }

  /** Returns posts by id to a person whose access the caller has already checked. */
  async findByIds(ids: readonly string[], reader: Reader): Promise<Map<string, FeedItem>> {
    const rows = await this.feed.findByIds(ids);
    return new Map(rows.map((row) => [row.id, toFeedItem(row, reader, true)]));
  }

  /** @throws 404 unless the caller lives in the house, owns it or cleans it */
  async listForHouse(
    actor: Actor,
    houseId: string,
    { state, ...query }: ParsedInput<typeof listHouseFeed>['query'],
    reader: Reader,
  ): Promise<Page<FeedItem>> {
    await this.access.requireHouse(actor, houseId);
    return toPage(await this.feed.listForHouse(houseId, state === 'posted', query), shownTo(actor, reader));
  }
}

const shownTo =
  (actor: Actor, reader: Reader) =>
  (row: FeedRow): FeedItem =>
    toFeedItem(row, reader, actor.role !== 'neatkeeper');
