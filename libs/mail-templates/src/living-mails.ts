import { choice, day, maybe, moment, text } from '@common-roof/words/params';

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

const trade = { firstName: text, homeowner: text, title: text, time: maybe(moment) } as const;

/** To a tradesperson without an account: what there is to repair, and what they need to know of it. */
export const repairForTrade = mail(
  'repairForTrade',
  {
    ...trade,
    address: text,
    why: choice<'assigned' | 'planned' | 'agreed' | 'refused' | 'near' | 'note' | 'reopened'>(),
    url: text,
  },
  ({ url }) => ({ url }),
);
/** To a tradesperson who need not come any more. No `firstName`: somebody else has taken over. */
export const repairTradeOver = mail('repairTradeOver', { ...trade, firstName: maybe(text) });
