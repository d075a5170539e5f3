import { Module } from '@nestjs/common';

import { ProfilesModule } from '../../identity/profiles/index.ts';
import { InvitationsController } from './invitations.controller.ts';
import { NeatkeepersController } from './neatkeepers.controller.ts';
import { NeatkeepersModule } from './neatkeepers.module.ts';

@Module({
  imports: [NeatkeepersModule, ProfilesModule],
  controllers: [NeatkeepersController, InvitationsController],
})
export class NeatkeepersHttpModule {}
