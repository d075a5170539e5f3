import { Module } from '@nestjs/common';

import { RuleChangesController } from './rule-changes.controller.ts';
import { RuleChangesModule } from './rule-changes.module.ts';

@Module({ imports: [RuleChangesModule], controllers: [RuleChangesController] })
export class RuleChangesHttpModule {}
