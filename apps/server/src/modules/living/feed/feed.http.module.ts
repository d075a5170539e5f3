import { Module } from '@nestjs/common';

import { FeedController } from './feed.controller.ts';
import { FeedModule } from './feed.module.ts';

@Module({ imports: [FeedModule], controllers: [FeedController] })
export class FeedHttpModule {}
