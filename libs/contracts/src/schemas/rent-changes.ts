import { z } from 'zod';

import { defineCall } from '../call.ts';
import { RENT_ANSWERS, RENT_CHANGE_STATES, RENT_PERIODS } from '../leases.ts';
import { LIMITS } from '../limits.ts';
import { amount, filledText, idParams, isoDate, money, timestamp, uuid } from './primitives.ts';

/** A rent that the homeowner announced for a lease. */
export const RentChange = z.strictObject({
  _id: uuid,
  from: isoDate.describe('The first day on which it applies'),
  rent: money,
  before: money.describe('The rent that it takes the place of'),
  state: z.enum(RENT_CHANGE_STATES),
  in_force: z.boolean(),
  announced_at: timestamp,
  answer: z
    .strictObject({ said: z.enum(RENT_ANSWERS), objection: z.string(), at: timestamp })
    .nullable()
    .describe('Of the roomie; it doesn’t stop the announcement'),
});
export type RentChange = z.infer<typeof RentChange>;

/** The rent of a lease: as signed, and as announced since. */
export const LeaseRent = z.strictObject({
  agreement_id: uuid,
  currency: z.string(),
  period: z.enum(RENT_PERIODS),
  rent: money.describe('A period, today'),
  changes: z.array(RentChange).describe('Newest first'),
  possible: z
    .strictObject({
      lower_from: isoDate.describe('The first day of a lower rent'),
      higher_from: isoDate.nullable().describe('The first day of a higher rent; null: not before the fixed term ends'),
      highest: money.nullable().describe('The highest rent that the house’s rules allow'),
      days: z.array(isoDate).describe('The first days of the next periods'),
    })
    .nullable()
    .describe('What can be announced now; null: the lease isn’t in force, ends, or has an announced rent'),
  term_ends_on: isoDate.nullable().describe('The last day of a fixed term'),
  notice_days: z.int().describe('The least days of notice of a higher rent'),
  months: z.int().describe('The fewest months between two increases'),
});
export type LeaseRent = z.infer<typeof LeaseRent>;

export const getLeaseRent = defineCall({
  id: 'getLeaseRent',
  method: 'GET',
  path: '/api/leases/{id}/rent',
  tag: 'Leases',
  summary: 'The rent of the lease `{id}` with what was announced about it, for its two sides.',
  params: idParams,
  response: LeaseRent,
});

export const announceRent = defineCall({
  id: 'announceRent',
  method: 'POST',
  path: '/api/leases/{id}/rent-changes',
  tag: 'Leases',
  summary:
    'Announce a new rent for the own lease `{id}` from the first day of a rent period on. 422 names the earliest day, or the highest rent, that the rules of the house allow. One announcement at a time.',
  once: true,
  params: idParams,
  body: z.strictObject({ from: isoDate, rent: amount }),
  response: LeaseRent,
});

export const answerRentChange = defineCall({
  id: 'answerRentChange',
  method: 'PUT',
  path: '/api/leases/rent-changes/{id}',
  tag: 'Leases',
  summary: 'Acknowledge the announced rent `{id}` of the own lease, or say why not. It applies either way.',
  once: true,
  params: idParams,
  body: z.discriminatedUnion('said', [
    z.strictObject({ said: z.literal('acknowledged') }),
    z.strictObject({ said: z.literal('objected'), objection: filledText(LIMITS.reason) }),
  ]),
  response: LeaseRent,
});

export const withdrawRentChange = defineCall({
  id: 'withdrawRentChange',
  method: 'DELETE',
  path: '/api/leases/rent-changes/{id}',
  tag: 'Leases',
  summary: 'Withdraw the own announcement `{id}` of a rent, until its day.',
  params: idParams,
  response: LeaseRent,
});
