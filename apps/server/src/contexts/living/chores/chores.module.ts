import { Module } from '@nestjs/common';

import { defineContext } from '#kernel/database/define-context.ts';
import { AccessModule } from '#contexts/identity/access/index.ts';
import { AccountsModule } from '#contexts/identity/accounts/index.ts';
import { HousesModule } from '#contexts/housing/houses/index.ts';
import { MediaModule } from '#contexts/identity/media/index.ts';
import { planning } from './planning/planning.providers.ts';
import { points } from './points/points.providers.ts';
import { feed } from './feed/feed.providers.ts';
import { feedback } from './feedback/feedback.providers.ts';
import { visits } from './visits/visits.providers.ts';
import { appeals } from './appeals/appeals.providers.ts';

@Module(
  defineContext({
    imports: [AccessModule, AccountsModule, HousesModule, MediaModule],
    parts: [planning, points, feed, feedback, visits, appeals],
  }),
)
export class ChoresModule {}
