import { Module } from '@nestjs/common';

import { RuleBookController } from './rule-book.controller.ts';
import { RuleBookModule } from './rule-book.module.ts';

@Module({ imports: [RuleBookModule], controllers: [RuleBookController] })
export class RuleBookHttpModule {}
