import { z } from 'zod';

import { defineEvent } from '../../../platform/events/define-event.ts';

const house = { house_id: z.uuid() };
const byActor = { ...house, actor_id: z.uuid() };

export const ChoresAdded = defineEvent('chores.added', z.strictObject({ ...byActor, count: z.int() }));
/** Its checklist is longer. */
export const ChoreStepAdded = defineEvent('chore.step-added', z.strictObject({ ...byActor, chore_id: z.uuid() }));
export const ChoreRetired = defineEvent('chore.retired', z.strictObject({ ...byActor, chore_id: z.uuid() }));
/** Somebody said who does what, or how a chore is from now on. */
export const ChoresAssigned = defineEvent('chores.assigned', z.strictObject(byActor));
const ofChange = z.strictObject({ ...byActor, change_id: z.uuid() });
/** A roomie took a turn over, passed it on or swapped it. */
export const TurnChanged = defineEvent('chores.turn-changed', ofChange);
export const TurnChangeUndone = defineEvent('chores.turn-change-undone', ofChange);
/** Somebody asks for a swap, which the other has to agree to. */
export const SwapRequested = defineEvent(
  'chores.swap-asked',
  z.strictObject({ ...ofChange.shape, asked_id: z.uuid() }),
);
/** It is declined, or nobody waits for an answer any more. */
export const SwapClosed = defineEvent('chores.swap-closed', z.strictObject({ ...ofChange.shape, asked_id: z.uuid() }));
/** Turns were given out, or are gone, without anybody saying so. */
export const TurnsPlanned = defineEvent('chores.planned', z.strictObject(house));
/** Nobody did them in time. */
export const TurnsMissed = defineEvent('chores.missed', z.strictObject({ ...house, turn_ids: z.array(z.uuid()) }));
/** Somebody failed several turns in a row, and is given none for now. */
export const TurnsPaused = defineEvent('chores.turns-paused', z.strictObject({ ...house, roomie_id: z.uuid() }));
/** They are given turns again, because they or the homeowner said so. */
export const TurnsResumed = defineEvent('chores.turns-resumed', z.strictObject({ ...byActor, roomie_id: z.uuid() }));
/** It is morning in the house: those whose turn it is are told. */
export const ChoresDayBegan = defineEvent('chores.day-began', z.strictObject({ ...house, day: z.iso.date() }));
/** The next moment at which the time changes something about the chores of a house. */
export const ChorePlanDue = defineEvent('chores.plan-due', z.strictObject(house));
