import { Module } from '@nestjs/common';

import { HouseRulesModule } from './house-rules.module.ts';
import { RuleBookController } from './rule-book/rule-book.controller.ts';
import { RuleChangesController } from './rule-changes/rule-changes.controller.ts';

@Module({
  imports: [HouseRulesModule],
  controllers: [RuleBookController, RuleChangesController],
})
export class HouseRulesHttpModule {}
