import { Module } from '@nestjs/common';

import { AccountsModule } from '../accounts/index.ts';
import { AuthModule } from '../auth/index.ts';
import { ProfilesModule } from '../profiles/index.ts';
import { PeopleController } from './people.controller.ts';
import { PeopleRepository } from './people.repository.ts';
import { PeopleService } from './people.service.ts';

@Module({
  imports: [AccountsModule, AuthModule, ProfilesModule],
  providers: [PeopleRepository, PeopleService],
  controllers: [PeopleController],
})
export class PeopleHttpModule {}
