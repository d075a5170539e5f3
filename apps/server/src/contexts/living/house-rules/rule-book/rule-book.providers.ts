import type { ContextPart } from '#kernel/database/define-context.ts';
import { RuleAcknowledgementEntity } from './rule-acknowledgement.entity.ts';
import { RuleBookRepository } from './rule-book.repository.ts';
import { RuleBookService } from './rule-book.service.ts';
import { RuleBookHandlers } from './rule-book.handlers.ts';
import { RuleBookEffects } from './rule-book.effects.ts';
import { RuleBookPersonalData } from './rule-book.personal-data.ts';
import { RuleBookWaiting } from './rule-book.waiting.ts';

export const ruleBook: ContextPart = {
  entities: [RuleAcknowledgementEntity],
  providers: [
    RuleBookRepository,
    RuleBookService,
    RuleBookHandlers,
    RuleBookEffects,
    RuleBookPersonalData,
    RuleBookWaiting,
  ],
};
