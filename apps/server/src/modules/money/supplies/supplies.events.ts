import { z } from 'zod';

import { defineEvent } from '../../../platform/events/define-event.ts';

const supply = { house_id: z.uuid(), supply_id: z.uuid(), buyer_id: z.uuid(), actor_id: z.uuid() };
const month = { house_id: z.uuid(), month: z.string() };

export const SupplyEntered = defineEvent('supply.entered', z.strictObject(supply));
/** Somebody said what it cost, and that was not enough. */
export const SupplyConfirmed = defineEvent('supply.confirmed', z.strictObject(supply));
export const SupplyVerified = defineEvent('supply.verified', z.strictObject(supply));
/** Taken back by its buyer. */
export const SupplyWithdrawn = defineEvent('supply.withdrawn', z.strictObject(supply));
/** Taken out by the homeowner. */
export const SupplyRemoved = defineEvent('supply.removed', z.strictObject(supply));

const taken = { house_id: z.uuid(), import_id: z.uuid(), actor_id: z.uuid() };
/** The purchases of a file count from now on. */
export const SuppliesImported = defineEvent('supplies.imported', z.strictObject(taken));
/** They do not any more. */
export const SuppliesImportEnded = defineEvent('supplies.import-ended', z.strictObject(taken));

/** A month is to be reckoned again from its purchases. */
export const SuppliesRecalculationRequested = defineEvent('supplies.to-reckon', z.strictObject(month));
export const SuppliesRecalculated = defineEvent('supplies.reckoned', z.strictObject(month));
