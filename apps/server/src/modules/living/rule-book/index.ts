export * from './rule-book.events.ts';
export { RuleBookHttpModule, RuleBookModule } from './rule-book.module.ts';
export { RuleBookService } from './rule-book.service.ts';
