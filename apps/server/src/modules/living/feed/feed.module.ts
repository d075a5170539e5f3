import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { HousesModule } from '../../home/houses/index.ts';
import { AccessModule } from '../../identity/access/index.ts';
import { ImagesModule } from '../../identity/images/index.ts';
import { ChoresModule } from '../chores/index.ts';
import { PointsModule } from '../points/index.ts';
import { DecideFeed } from './decide-feed.ts';
import { FeedItemEntity } from './feed-item.entity.ts';
import { FeedPhotos } from './feed-photos.ts';
import { FeedVerdictEntity } from './feed-verdict.entity.ts';
import { FeedHandlers } from './feed.handlers.ts';
import { FeedPersonalData } from './feed.personal-data.ts';
import { FeedWaiting } from './feed.waiting.ts';
import { FeedEffects } from './feed.effects.ts';
import { FeedRepository } from './feed.repository.ts';
import { JudgeFeedService } from './judge-feed.service.ts';
import { PostFeedService } from './post-feed.service.ts';
import { ReadFeedService } from './read-feed.service.ts';
import { RemoveFeedService } from './remove-feed.service.ts';
import { FeedReadModel } from './feed-read-model.ts';

@Module({
  imports: [
    TypeOrmModule.forFeature([FeedItemEntity, FeedVerdictEntity]),
    AccessModule,
    HousesModule,
    ImagesModule,
    ChoresModule,
    PointsModule,
  ],
  providers: [
    FeedRepository,
    FeedReadModel,
    DecideFeed,
    ReadFeedService,
    PostFeedService,
    JudgeFeedService,
    RemoveFeedService,
    FeedPhotos,
    FeedHandlers,
    FeedEffects,
    FeedPersonalData,
    FeedWaiting,
  ],
  exports: [PostFeedService, JudgeFeedService, RemoveFeedService, ReadFeedService],
})
export class FeedModule {}
