import type { AgreementDetail, LeaseEnd, LeaseRent, RentChange, Settlement } from '@common-roof/contracts';

import { idOf } from './people.ts';

/** House rules waiting for a signature. */
export const agreementOf = (more: Partial<AgreementDetail> = {}): AgreementDetail => ({
  _id: idOf(1),
  title: 'House rules',
  type: 'house_rules',
  language: 'en',
  state: 'sent',
  house: { _id: idOf(2), name: 'Elm House' },
  room: { _id: idOf(3), name: 'East' },
  homeowner: { _id: idOf(4), name: 'Helen Owner' },
  party: { kind: 'roomie', _id: idOf(5), name: 'Mara Lind' },
  currency: 'GBP',
  terms: null,
  text_version: 1,
  version: 1,
  sent_at: '2026-05-01T10:00:00.000Z',
  expires_at: '2026-05-15T10:00:00.000Z',
  signed_at: null,
  countersigned_at: null,
  created_at: '2026-05-01T10:00:00.000Z',
  release_date: null,
  agreement: '<p>One bicycle.</p>',
  source: null,
  missing: [],
  text_sha256: 'a'.repeat(64),
  consent: { version: 1, points: ['I sign electronically.'] },
  signatures: [],
  steps: [],
  decline_reason: '',
  has_document: false,
  rent_announced: null,
  supersedes: null,
  ...more,
});

/** A lease under notice by the roomie, with nothing open. */
export const leaseEndOf = (more: Partial<LeaseEnd> = {}): LeaseEnd => ({
  agreement_id: idOf(1),
  state: 'pre_released',
  notice_days: 30,
  notice_ends: 'any_day',
  earliest: '2026-06-30',
  begins_on: null,
  move: null,
  term: null,
  notice: { by: 'tenant', at: '2026-05-30T08:00:00.000Z', release_date: '2026-06-30', reason: '' },
  request: null,
  released: null,
  ...more,
});

/** A lease without announced rents: a higher one is possible from 1 February 2027. */
export const leaseRentOf = (more: Partial<LeaseRent> = {}): LeaseRent => ({
  agreement_id: idOf(1),
  currency: 'GBP',
  period: 'month',
  rent: '500.00',
  changes: [],
  possible: {
    lower_from: '2026-12-01',
    higher_from: '2027-02-01',
    highest: null,
    days: ['2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01'],
  },
  term_ends_on: null,
  notice_days: 60,
  months: 12,
  ...more,
});

/** An announced rent that its roomie hasn't answered. */
export const rentChangeOf = (more: Partial<RentChange> = {}): RentChange => ({
  _id: idOf(3),
  from: '2027-02-01',
  rent: '520.00',
  before: '500.00',
  state: 'announced',
  in_force: false,
  announced_at: '2026-11-20T08:00:00.000Z',
  answer: null,
  ...more,
});

export const settlementOf = (more: Partial<Settlement> = {}): Settlement => ({
  agreement_id: idOf(1),
  currency: 'GBP',
  left_on: '2026-06-30',
  lines: [],
  total: '0.00',
  deposit: '400.00',
  deposit_agreed: '400.00',
  return_by: '2026-07-30',
  cost_per_person: '0.00',
  sha256: 'c'.repeat(64),
  ...more,
});
