import { Module } from '@nestjs/common';

import { defineContext } from '#kernel/database/define-context.ts';
import { AccountsModule } from '#contexts/identity/accounts/index.ts';
import { AccessModule } from '#contexts/identity/access/index.ts';
import { MediaModule } from '#contexts/identity/media/index.ts';
import { rooms } from './rooms/rooms.providers.ts';
import { tenancies } from './tenancies/tenancies.providers.ts';
import { house } from './house/house.providers.ts';
import { neatkeepers } from './neatkeepers/neatkeepers.providers.ts';
import { homeowners } from './homeowners/homeowners.providers.ts';

@Module(
  defineContext({
    imports: [AccountsModule, AccessModule, MediaModule],
    parts: [rooms, tenancies, house, neatkeepers, homeowners],
  }),
)
export class HousesModule {}
