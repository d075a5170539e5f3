import { z } from 'zod';

import { defineCall } from '../call.ts';
import { FIXED_TERMS, LEASE_REQUEST_KINDS, NOTICE_ENDS, SETTLEMENT_KINDS } from '../leases.ts';
import { LIMITS } from '../limits.ts';
import { AgreementDetail } from './agreements.ts';
import { amount, idParams, isoDate, money, name, text, timestamp, uuid } from './primitives.ts';
import { rentPeriod } from './rent-periods.ts';

/** Numbers of days before or after a due day. */
const days = z.array(z.int().min(1).max(60)).max(5);

export const LeaseSettings = z.strictObject({
  notice_days: z.int().min(0).max(365),
  notice_ends: z.enum(NOTICE_ENDS),
  deposit_return_days: z.int().min(1).max(180).describe('After a release, until the deposit has to be returned'),
  fixed_term: z
    .enum(FIXED_TERMS)
    .default('ends')
    .describe('What happens on the last day of a lease: it ends, or runs on until one party gives notice'),
  rent_due_day: z
    .int()
    .min(1)
    .max(31)
    .default(1)
    .describe('On which day of the month rent is due; on the last one where a month is shorter'),
  rent_reminders: z
    .strictObject({ before: days, on_the_day: z.boolean(), after: days })
    .default({ before: [3], on_the_day: true, after: [3, 10, 20] })
    .describe('How many days before and after it a roomie is reminded, and whether on it'),
  rent_increase: z
    .strictObject({
      notice_days: z.int().min(0).max(365).describe('The least days of notice'),
      months: z.int().min(0).max(60).describe('The fewest since the lease began, or since the last increase'),
      most_percent: z.int().min(1).max(100).nullable().describe('null: no limit'),
    })
    .default({ notice_days: 60, months: 12, most_percent: null })
    .describe('What an announced higher rent has to keep to'),
  version: z.int(),
});
export type LeaseSettings = z.infer<typeof LeaseSettings>;

const party = z.enum(['homeowner', 'tenant']);

/** An open request; it changes nothing until the other party accepts it. */
export const LeaseRequest = z.strictObject({
  _id: uuid,
  kind: z.enum(LEASE_REQUEST_KINDS),
  by: party,
  at: timestamp,
  last_day: isoDate.nullable().describe('Asked for instead of the day of release; null of other requests'),
  reason: z.string(),
});
export type LeaseRequest = z.infer<typeof LeaseRequest>;

/** How and when a lease ends. */
export const LeaseEnd = z.strictObject({
  agreement_id: uuid,
  state: AgreementDetail.shape.state,
  notice_days: z.int(),
  notice_ends: z.enum(NOTICE_ENDS),
  earliest: isoDate.describe('The first day on which notice given today can end the lease'),
  begins_on: isoDate
    .nullable()
    .describe('The first day of a lease that has not begun: both parties can agree to cancel it'),
  move: z
    .strictObject({ room: z.string(), from: isoDate, agreement_id: uuid })
    .nullable()
    .describe('The other room that the roomie moves to with a lease that both have signed'),
  term: z
    .strictObject({ ends_on: isoDate, then: z.enum(FIXED_TERMS) })
    .nullable()
    .describe('The own last day of a lease that has one, until it runs on'),
  notice: z
    .strictObject({
      by: z
        .enum([...party.options, 'term', 'move'])
        .describe('term: nobody gave it, the agreed term ends; move: both agreed on a lease for another room'),
      at: timestamp,
      release_date: isoDate,
      reason: z.string(),
    })
    .nullable(),
  request: LeaseRequest.nullable().describe('The open request of one party to the other'),
  released: z.strictObject({ at: timestamp, left_on: isoDate, total: money }).nullable(),
});
export type LeaseEnd = z.infer<typeof LeaseEnd>;

export const SettlementLine = z.strictObject({
  kind: z.enum(SETTLEMENT_KINDS),
  label: z.string(),
  amount: money.describe('Positive: the roomie owes it'),
  why: z.string().describe('How the amount comes about; empty where the label says it'),
});

export type SettlementLine = z.infer<typeof SettlementLine>;

/** What a roomie and a homeowner owe each other at the end of a lease. */
export const Settlement = z.strictObject({
  agreement_id: uuid,
  currency: z.string(),
  left_on: isoDate,
  lines: z.array(SettlementLine),
  total: money.describe('Of the lines; negative: the roomie gets it'),
  deposit: money.describe('Held: what was paid of it. What becomes of it is settled in its own time'),
  deposit_agreed: money.describe('What the lease says'),
  return_by: isoDate.describe('Until when the deposit has to be returned'),
  cost_per_person: money.describe('The open share of supplies and of variable costs'),
  sha256: z.string().describe('Of all of it: who releases says what they saw'),
});
export type Settlement = z.infer<typeof Settlement>;

export const getLeaseSettings = defineCall({
  id: 'getLeaseSettings',
  method: 'GET',
  path: '/api/leases/settings/{id}',
  tag: 'Leases',
  summary: 'Notice period, deposit, and the day and reminders of rent of leases in the own house `{id}`.',
  params: idParams,
  response: LeaseSettings,
});

export const saveLeaseSettings = defineCall({
  id: 'saveLeaseSettings',
  method: 'PUT',
  path: '/api/leases/settings/{id}',
  tag: 'Leases',
  summary:
    'Change notice period, deposit, and the day and reminders of rent in the own house `{id}`; what is given or due stays.',
  params: idParams,
  body: LeaseSettings,
  response: LeaseSettings,
});

export const getLeaseEnd = defineCall({
  id: 'getLeaseEnd',
  method: 'GET',
  path: '/api/leases/{id}/end',
  tag: 'Leases',
  summary: 'Notice period, notice and release of the lease `{id}`, for its two sides.',
  params: idParams,
  response: LeaseEnd,
});

export const getSettlement = defineCall({
  id: 'getSettlement',
  method: 'GET',
  path: '/api/leases/{id}/settlement',
  tag: 'Leases',
  summary:
    'What is open between the two sides of a lease under notice, for both; once it is released, as it was settled.',
  params: idParams,
  query: z.strictObject({ left_on: isoDate.optional().describe('The last day; the day of release where not given') }),
  response: Settlement,
});

export const preReleaseLease = defineCall({
  id: 'preReleaseLease',
  method: 'PUT',
  path: '/api/roomies/prerelease/{id}',
  tag: 'Leases',
  summary:
    'Give notice on the lease of the roomie `{id}`, by either side. 422 names the earliest day that the notice period of the house allows.',
  once: true,
  params: idParams,
  body: z.strictObject({ release_date: isoDate, reason: text(LIMITS.reason).default('') }),
  response: AgreementDetail,
});

export const releaseLease = defineCall({
  id: 'releaseLease',
  method: 'PUT',
  path: '/api/roomies/releaselease/{id}',
  tag: 'Leases',
  summary:
    'End the lease under notice of the roomie `{id}` with the settlement that was seen: the stay ends and the room is vacant.',
  once: true,
  params: idParams,
  body: z.strictObject({
    settlement_sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/, 'Send a SHA-256 checksum in hexadecimal.')
      .describe('Hash of the settlement that was seen, without deductions: 409 if it has changed'),
    left_on: isoDate
      .optional()
      .describe(
        'The last day; the day of release where not given. 409 for an earlier one: both parties have to agree to it',
      ),
    deductions: z
      .array(z.strictObject({ label: name, amount }))
      .max(50)
      .default([]),
  }),
  response: AgreementDetail,
});

export const rollBackRelease = defineCall({
  id: 'rollBackRelease',
  method: 'PUT',
  path: '/api/roomies/rollbackrelease/{id}',
  tag: 'Leases',
  summary:
    'Take back the release of the last lease of the roomie `{id}`, or the own notice: everything is as it was before. 409 for the notice of the other party, and once the room is let or promised to another person.',
  once: true,
  params: idParams,
  response: AgreementDetail,
});

export const requestLeaseChange = defineCall({
  id: 'requestLeaseChange',
  method: 'POST',
  path: '/api/leases/{id}/requests',
  tag: 'Leases',
  summary:
    'Ask the other party of the lease `{id}` to agree: under notice, to an earlier last day or that the notice is withdrawn; before its first day, that it is cancelled. One open request a lease.',
  once: true,
  params: idParams,
  body: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('earlier_end'), last_day: isoDate, reason: text(LIMITS.reason).default('') }),
    z.strictObject({ kind: z.literal('withdraw_notice'), reason: text(LIMITS.reason).default('') }),
    z.strictObject({ kind: z.literal('cancel_lease'), reason: text(LIMITS.reason).default('') }),
  ]),
  response: LeaseEnd,
});

export const agreeOnMove = defineCall({
  id: 'agreeOnMove',
  method: 'POST',
  path: '/api/leases/{id}/move',
  tag: 'Leases',
  summary:
    'Draft a lease for another room of the same house, which takes the place of the lease `{id}` in force when both have signed it. The deposit is carried over.',
  once: true,
  params: idParams,
  body: z.strictObject({
    room_id: uuid,
    starts_on: isoDate.describe('The first day in the other room'),
    rent: amount,
    rent_period: rentPeriod,
    deposit: amount.optional().describe('As it is where not given'),
  }),
  response: AgreementDetail,
});

export const answerLeaseRequest = defineCall({
  id: 'answerLeaseRequest',
  method: 'PUT',
  path: '/api/leases/requests/{id}',
  tag: 'Leases',
  summary: 'Accept or decline the request `{id}` of the other party: accepted, it takes effect at once.',
  once: true,
  params: idParams,
  body: z.strictObject({ accept: z.boolean() }),
  response: LeaseEnd,
});

export const withdrawLeaseRequest = defineCall({
  id: 'withdrawLeaseRequest',
  method: 'DELETE',
  path: '/api/leases/requests/{id}',
  tag: 'Leases',
  summary: 'Withdraw the own open request `{id}`.',
  params: idParams,
  response: LeaseEnd,
});
