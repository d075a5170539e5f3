import type { FeedItem, Page, ParsedInput } from '@common-roof/contracts';
import {
  deleteFeed,
  listFeed,
  listHouseFeed,
  listPreviousFeed,
  postFeed,
  verifyFeed,
} from '@common-roof/contracts/schemas';
import type { Reader } from '@common-roof/words';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, Reading, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { JudgeFeedService } from './judge-feed.service.ts';
import { PostFeedService } from './post-feed.service.ts';
import { ReadFeedService } from './read-feed.service.ts';
import { RemoveFeedService } from './remove-feed.service.ts';

@Controller()
export class FeedController {
  constructor(
    private readonly reader: ReadFeedService,
    private readonly posting: PostFeedService,
    private readonly judging: JudgeFeedService,
    private readonly removing: RemoveFeedService,
  ) {}

  @Serves(postFeed)
  @Roles('roomie', 'homeowner', 'admin')
  post(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof postFeed>,
    @Reading() reader: Reader,
    @Origin() origin: RequestOrigin,
  ): Promise<FeedItem> {
    return this.posting.post(actor, params.id, body, reader, origin);
  }

  @Serves(listFeed)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  listForRoomie(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof listFeed>,
    @Reading() reader: Reader,
  ): Promise<Page<FeedItem>> {
    return this.reader.listForRoomie(actor, params.id, query, reader);
  }

  @Serves(listPreviousFeed)
  @Roles('roomie', 'homeowner', 'admin')
  listForPreviousRoomie(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof listPreviousFeed>,
    @Reading() reader: Reader,
  ): Promise<Page<FeedItem>> {
    return this.reader.listForPreviousRoomie(actor, params.id, query, reader);
  }

  @Serves(listHouseFeed)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  listForHouse(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof listHouseFeed>,
    @Reading() reader: Reader,
  ): Promise<Page<FeedItem>> {
    return this.reader.listForHouse(actor, params.id, query, reader);
  }

  @Serves(verifyFeed)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  verify(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof verifyFeed>,
    @Reading() reader: Reader,
    @Origin() origin: RequestOrigin,
  ): Promise<FeedItem> {
    return this.judging.verify(actor, params.id, body, reader, origin);
  }

  @Serves(deleteFeed)
  @Roles('roomie', 'homeowner', 'admin')
  remove(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof deleteFeed>,
    @Reading() reader: Reader,
    @Origin() origin: RequestOrigin,
  ): Promise<FeedItem> {
    return this.removing.remove(actor, params.id, body, reader, origin);
  }
}
