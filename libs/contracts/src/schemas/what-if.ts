import { z } from 'zod';

import { defineCall } from '../call.ts';
import { COST_CATEGORIES } from '../money-states.ts';
import { HOUSE_CHANGES_AT_ONCE } from '../what-if.ts';
import { moneyMonth } from './ledger.ts';
import { amount, idParams, isoDate, money, uuid } from './primitives.ts';

const category = z.enum(COST_CATEGORIES);

/** Something that is assumed to happen in a house. */
export const AssumedChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('moves_out'), roomie: uuid, last_day: isoDate }),
  z.strictObject({
    kind: z.literal('moves_in'),
    room: uuid,
    first_day: isoDate,
    rent: amount.optional().describe('Absent: the rent of the room'),
  }),
  z.strictObject({ kind: z.literal('rent_changes'), roomie: uuid, from: isoDate, rent: amount }),
  z.strictObject({ kind: z.literal('bill_changes'), category, monthly: amount }),
]);
export type AssumedChange = z.infer<typeof AssumedChange>;

const count = z.int().min(0);

const PersonMonth = z.strictObject({
  days: count,
  rent: money.nullable().describe('null: not the caller’s to know'),
  bills: z.array(z.strictObject({ category, amount: money })),
  supplies: money,
  turns: count,
  points: count,
  owed: money.nullable().describe('To the homeowner at the end of the month; null: not the caller’s to know'),
});
export type WhatIfPersonMonth = z.infer<typeof PersonMonth>;

const HouseMonth = z.strictObject({
  rent: money.nullable().describe('null: not the caller’s to know, as `vacancy`'),
  bills: money,
  homeowner_bills: money.describe('Of the bills, for days on which nobody lived there'),
  supplies: money,
  vacant_days: count.describe('Of all rooms together'),
  vacancy: money.nullable().describe('The rents of the rooms on these days'),
  empty_days: count.describe('On which nobody lived in the house'),
});
export type WhatIfHouseMonth = z.infer<typeof HouseMonth>;

const WhatIfPerson = z.strictObject({
  _id: z.string().describe('Of an account; of an assumed newcomer, `new`, the room and the first day'),
  first_name: z.string().nullable().describe('null: a newcomer'),
  room: z.string().nullable(),
  usual: z
    .strictObject({ before: money, after: money })
    .describe('A month after the changes, on average: bills and supplies, and the rent where it is not null'),
  before: z.array(PersonMonth).describe('Empty for an assumed newcomer'),
  after: z.array(PersonMonth),
});
export type WhatIfPerson = z.infer<typeof WhatIfPerson>;

/** The next twelve months of a house, as it goes on and with changes. */
export const WhatIf = z.strictObject({
  currency: z.string(),
  months: z.array(moneyMonth),
  people: z.array(WhatIfPerson).describe('The caller first'),
  house: z.strictObject({ before: z.array(HouseMonth), after: z.array(HouseMonth) }),
  assumed: z.strictObject({
    from: isoDate.describe('Of the months whose habits count'),
    to: isoDate,
    bills: z.array(
      z.strictObject({
        category,
        months: count.describe('With data'),
        monthly: money.describe('On average in these months, or as changed'),
        follows_people: z.boolean().describe('It grows with the number of people'),
        is_changed: z.boolean(),
      }),
    ),
    supplies: z.strictObject({ months: count, monthly: money }),
    chores: count,
    without_lease: z.array(z.string()).describe('First names of roomies whose rent isn’t charged'),
  }),
  choices: z.strictObject({
    today: isoDate,
    until: isoDate.describe('The last day that is foreseen'),
    people: z.array(
      z.strictObject({
        _id: uuid,
        first_name: z.string(),
        last_day: isoDate.describe('The next possible one by notice'),
        rent: money.nullable(),
      }),
    ),
    rooms: z.array(
      z.strictObject({
        _id: uuid,
        name: z.string(),
        free_from: isoDate.nullable().describe('null: it is let without a last day'),
        rent: money.nullable(),
      }),
    ),
  }),
});
export type WhatIf = z.infer<typeof WhatIf>;

export const askWhatIf = defineCall({
  id: 'askWhatIf',
  method: 'POST',
  path: '/api/houses/{id}/what-if',
  tag: 'What if',
  summary:
    'The next twelve months of the house `{id}`, as it goes on and with the given changes. Nothing is stored. Roomies see their own rent and debts only. 422 for a change that can’t happen.',
  params: idParams,
  body: z.strictObject({ changes: z.array(AssumedChange).max(HOUSE_CHANGES_AT_ONCE) }),
  response: WhatIf,
});
