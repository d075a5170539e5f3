import type { ContextPart } from '#kernel/database/define-context.ts';
import { FeedItemEntity } from './feed-item.entity.ts';
import { FeedVerdictEntity } from './feed-verdict.entity.ts';
import { FeedRepository } from './feed.repository.ts';
import { FeedReadModel } from './feed-read-model.ts';
import { DecideFeed } from './decide-feed.ts';
import { ReadFeedService } from './read-feed.service.ts';
import { PostFeedService } from './post-feed.service.ts';
import { JudgeFeedService } from './judge-feed.service.ts';
import { RemoveFeedService } from './remove-feed.service.ts';
import { FeedPhotos } from './feed-photos.ts';
import { FeedHandlers } from './feed.handlers.ts';
import { FeedEffects } from './feed.effects.ts';
import { FeedPersonalData } from './feed.personal-data.ts';
import { FeedWaiting } from './feed.waiting.ts';

export const feed: ContextPart = {
  entities: [FeedItemEntity, FeedVerdictEntity],
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
};
