import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

const house = { house_id: z.uuid() };
const byActor = { ...house, actor_id: z.uuid() };

export const ChoresAdded = defineEvent('chores.added', z.strictObject({ ...byActor, count: z.int() }));
/** A step was added to a chore's checklist. */
export const ChoreStepAdded = defineEvent('chore.step-added', z.strictObject({ ...byActor, chore_id: z.uuid() }));
export const ChoreRetired = defineEvent('chore.retired', z.strictObject({ ...byActor, chore_id: z.uuid() }));
/** A person assigned turns or changed a chore's plan. */
export const ChoresAssigned = defineEvent('chores.assigned', z.strictObject(byActor));
const ofChange = z.strictObject({ ...byActor, change_id: z.uuid() });
/** A roomie took a turn over, passed it on or swapped it. */
export const TurnChanged = defineEvent('chores.turn-changed', ofChange);
export const TurnChangeUndone = defineEvent('chores.turn-change-undone', ofChange);
/** A roomie requested a swap that the other has to accept. */
export const SwapRequested = defineEvent(
  'chores.swap-asked',
  z.strictObject({ ...ofChange.shape, asked_id: z.uuid() }),
);
/** A swap was declined, or its request no longer waits for an answer. */
export const SwapClosed = defineEvent('chores.swap-closed', z.strictObject({ ...ofChange.shape, asked_id: z.uuid() }));
/** The planner assigned or removed turns. */
export const TurnsPlanned = defineEvent('chores.planned', z.strictObject(house));
/** Turns were not done in time. */
export const TurnsMissed = defineEvent('chores.missed', z.strictObject({ ...house, turn_ids: z.array(z.uuid()) }));
/** A roomie failed several turns in a row and gets none for now. */
export const TurnsPaused = defineEvent('chores.turns-paused', z.strictObject({ ...house, roomie_id: z.uuid() }));
/** The roomie or the homeowner resumed the roomie's turns. */
export const TurnsResumed = defineEvent('chores.turns-resumed', z.strictObject({ ...byActor, roomie_id: z.uuid() }));
/** The morning came in the house, when roomies are reminded of their turns. */
export const ChoresDayBegan = defineEvent('chores.day-began', z.strictObject({ ...house, day: z.iso.date() }));
/** The next moment at which time changes something about a house's chores. */
export const ChorePlanDue = defineEvent('chores.plan-due', z.strictObject(house));
