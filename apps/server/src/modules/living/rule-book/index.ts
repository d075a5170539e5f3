export * from './rule-book.events.ts';
export { RuleBookModule } from './rule-book.module.ts';
export { RuleBookService } from './rule-book.service.ts';
