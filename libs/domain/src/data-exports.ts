import { DATA_EXPORT_STATES } from '@common-roof/contracts';

import { type ActionOf, defineMachine } from './machine.ts';
import { DATA_EXPORT_KEPT_DAYS } from './retention.ts';

/** A requested data export. Requesting again creates a new one. */
export const dataExportMachine = defineMachine({
  name: 'export of data',
  states: DATA_EXPORT_STATES,
  initial: 'requested',
  final: ['failed', 'expired'],
  transitions: {
    finish: { from: ['requested'], to: 'ready', by: ['time'] },
    fail: { from: ['requested'], to: 'failed', by: ['time'] },
    expire: { from: ['ready'], to: 'expired', by: ['time'] },
  },
});
export type DataExportAction = ActionOf<typeof dataExportMachine>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Hours after which an unfinished export counts as failed. */
const GIVEN_UP_HOURS = 2;

export const dataExportGivenUpAt = (askedAt: Date): Date => new Date(askedAt.getTime() + GIVEN_UP_HOURS * HOUR_MS);

/** Returns the moment until which it can be downloaded. */
export const dataExportExpiresAt = (readyAt: Date): Date =>
  new Date(readyAt.getTime() + DATA_EXPORT_KEPT_DAYS * DAY_MS);
