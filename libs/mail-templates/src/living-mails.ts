import { day, maybe, text } from '@common-roof/words/params';

import { mail } from './mail.ts';

/** To the person who appealed. `day`: when the turn was due; null: the appeal is about feedback on the chore. */
export const appealCopy = mail(
  'appealCopy',
  { firstName: text, chore: text, day: maybe(day), house: text, text, url: text },
  ({ url }) => ({ url }),
);

/** To the proposer: a copy of what the others were sent. No `rule`: it is a new one; no `suggestion`: it is removed. */
export const ruleChangeCopy = mail(
  'ruleChangeCopy',
  { firstName: text, house: text, rule: text, whyNot: text, suggestion: text, url: text },
  ({ url }) => ({ url }),
);
