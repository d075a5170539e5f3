import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

const supply = { house_id: z.uuid(), supply_id: z.uuid(), buyer_id: z.uuid(), actor_id: z.uuid() };
const month = { house_id: z.uuid(), month: z.string() };

/** @remarks `recurring_id`: the recurring purchase that entered it by itself */
export const SupplyEntered = defineEvent(
  'supply.entered',
  z.strictObject({ ...supply, recurring_id: z.uuid().optional() }),
);
/** A person confirmed a price, but more confirmations are needed. */
export const SupplyConfirmed = defineEvent('supply.confirmed', z.strictObject(supply));
export const SupplyVerified = defineEvent('supply.verified', z.strictObject(supply));
/** The buyer withdrew a purchase. */
export const SupplyWithdrawn = defineEvent('supply.withdrawn', z.strictObject(supply));
/** The homeowner removed a purchase. */
export const SupplyRemoved = defineEvent('supply.removed', z.strictObject(supply));

const comment = { house_id: z.uuid(), supply_id: z.uuid(), comment_id: z.uuid(), actor_id: z.uuid() };
export const SupplyCommented = defineEvent('supply.commented', z.strictObject(comment));
export const SupplyCommentRemoved = defineEvent('supply.comment-removed', z.strictObject(comment));

const recurring = { house_id: z.uuid(), recurring_id: z.uuid() };
/** A recurring purchase is to be entered. */
export const RecurringSupplyDue = defineEvent('supply.comes', z.strictObject({ recurring_id: z.uuid() }));
/** A recurring purchase could not be entered by itself. */
export const RecurringSupplyRefused = defineEvent('supply.refused', z.strictObject(recurring));
/** A recurring purchase of a house was added, changed or stopped. */
export const RecurringSuppliesChanged = defineEvent('supplies.rhythm-changed', z.strictObject({ house_id: z.uuid() }));

const taken = { house_id: z.uuid(), import_id: z.uuid(), actor_id: z.uuid() };
/** The purchases of an imported file count. */
export const SuppliesImported = defineEvent('supplies.imported', z.strictObject(taken));
/** The purchases of an imported file no longer count. */
export const SuppliesImportEnded = defineEvent('supplies.import-ended', z.strictObject(taken));

/** A month has to be recalculated from its purchases. */
export const SuppliesRecalculationRequested = defineEvent('supplies.to-reckon', z.strictObject(month));
export const SuppliesRecalculated = defineEvent('supplies.reckoned', z.strictObject(month));
