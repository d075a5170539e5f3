export * from './feed.events.ts';
export { FeedModule } from './feed.module.ts';
export { JudgeFeedService } from './judge-feed.service.ts';
export { ReadFeedService } from './read-feed.service.ts';
export { PostFeedService } from './post-feed.service.ts';
