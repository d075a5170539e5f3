import { Module } from '@nestjs/common';

import { defineContext } from '#kernel/database/define-context.ts';
import { AccessModule } from '#contexts/identity/access/index.ts';
import { HousesModule } from '#contexts/housing/houses/index.ts';
import { ListingsModule } from '#contexts/letting/listings/index.ts';
import { AccountsModule } from '#contexts/identity/accounts/index.ts';
import { templates } from './templates/templates.providers.ts';
import { agreements } from './agreements/agreements.providers.ts';
import { offers } from './offers/offers.providers.ts';
import { leases } from './leases/leases.providers.ts';

@Module(
  defineContext({
    imports: [AccessModule, HousesModule, ListingsModule, AccountsModule],
    parts: [templates, agreements, offers, leases],
  }),
)
export class LeasingModule {}
