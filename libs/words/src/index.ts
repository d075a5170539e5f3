export { type ActivityKind, type ActivityParams, type ActivityPhrase, activityText } from './activity.ts';
export { documentWords } from './agreement-document.ts';
export { calendarText } from './calendar.ts';
export { pageOf } from './documents.ts';
export { isLegalStep, LEGAL_STEPS, type LegalStep } from './legal-steps.ts';
export { type AlertPhrase, alertSaying, type AlertText, alertText } from './alerts.ts';
export { type Phrase } from './kinds.ts';
export { type PushAction, pushActionText } from './push-actions.ts';
export { choreName, type NamedChore } from './chores.ts';
export { areaName, thingName } from './checklist.ts';
export { costName, costPeriod } from './costs.ts';
export { statementWords } from './deposit-statement.ts';
export { type GuaranteeFacts, guaranteeWords } from './guarantee.ts';
export { type ExportFacts, exportReadme } from './export-readme.ts';
export { rentPeriodName } from './rents.ts';
export { arrearLabel, settlementWords } from './settlement.ts';
export { receiptWords } from './payment-receipt.ts';
export { passportWords } from './passport.ts';
export { lineCategory, ownCostName, yearlyStatementWords } from './yearly-statement.ts';
export { type Because, type RestatedLine } from './restatements.ts';
export { ruleBookWords } from './rule-book.ts';
export { linesOfTerms, termsOf } from './terms.ts';
export { CONSENT_VERSION, consentPoints } from './consent.ts';
export { acceptedLocale, type Moment, type Reader, readerOf } from './reader.ts';
export {
  fieldProblem,
  filled,
  isSentence,
  problemText,
  type ProblemText,
  problemTitle,
  type Sentence,
  type WholeSentence,
} from './problems.ts';
