export { AnswerGuaranteeService } from './answer-guarantee.service.ts';
export { AskGuaranteeService } from './ask-guarantee.service.ts';
export { GUARANTEE_LINK } from './guarantee-link.ts';
export {
  type DebtsLedger,
  type GuaranteedDue,
  GuaranteedDues,
  type GuaranteedEntry,
  type RoomieAccounts,
} from './guaranteed-dues.ts';
export { GuaranteesModule } from './guarantees.module.ts';
