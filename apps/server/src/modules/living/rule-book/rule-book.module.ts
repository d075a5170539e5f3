import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { HousesModule } from '../../home/houses/index.ts';
import { AccessModule } from '../../identity/access/index.ts';
import { RuleAcknowledgementEntity } from './rule-acknowledgement.entity.ts';
import { RuleBookHandlers } from './rule-book.handlers.ts';
import { RuleBookPersonalData } from './rule-book.personal-data.ts';
import { RuleBookWaiting } from './rule-book.waiting.ts';
import { RuleBookEffects } from './rule-book.effects.ts';
import { RuleBookRepository } from './rule-book.repository.ts';
import { RuleBookService } from './rule-book.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([RuleAcknowledgementEntity]), AccessModule, HousesModule],
  providers: [
    RuleBookRepository,
    RuleBookService,
    RuleBookHandlers,
    RuleBookEffects,
    RuleBookPersonalData,
    RuleBookWaiting,
  ],
  exports: [RuleBookService],
})
export class RuleBookModule {}
