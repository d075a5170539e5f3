import { Module } from '@nestjs/common';

import { defineContext } from '#kernel/database/define-context.ts';
import { AccessModule } from '#contexts/identity/access/index.ts';
import { MediaModule } from '#contexts/identity/media/index.ts';
import { HousesModule } from '#contexts/housing/houses/index.ts';
import { RatingsModule } from '#contexts/housing/ratings/index.ts';
import { AccountsModule } from '#contexts/identity/accounts/index.ts';
import { ads } from './ads/ads.providers.ts';
import { showings } from './showings/showings.providers.ts';
import { suggestions } from './suggestions/suggestions.providers.ts';

@Module(
  defineContext({
    imports: [AccessModule, MediaModule, HousesModule, RatingsModule, AccountsModule],
    parts: [ads, showings, suggestions],
  }),
)
export class ListingsModule {}
