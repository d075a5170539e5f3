import { Module } from '@nestjs/common';

import { AccountsModule } from '../accounts/index.ts';
import { NeatkeepersRepository } from './neatkeepers.repository.ts';
import { NeatkeepersService } from './neatkeepers.service.ts';

@Module({
  imports: [AccountsModule],
  providers: [NeatkeepersRepository, NeatkeepersService],
  exports: [NeatkeepersService],
})
export class NeatkeepersModule {}
