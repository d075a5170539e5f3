import { z } from 'zod';

import { defineCall } from './call.ts';
import { ChangeTurn, Chore, ChoreAssignment, ForeseenTurn, HouseChore, NewChore, stepDescription } from './chores.ts';
import { LIMITS } from './limits.ts';
import { page, pageQuery } from './paging.ts';
import { idParams, isoDate, uuid } from './primitives.ts';

/** Days of the longest window in which turns are asked for. */
export const TURNS_WINDOW_DAYS = 93;

export const listChores = defineCall({
  id: 'listChores',
  method: 'GET',
  path: '/api/chores',
  tag: 'Chores',
  summary: 'Chores of the house lived in, of the own or kept houses, or for an admin of all.',
  query: pageQuery.extend({
    house_id: uuid.optional(),
    state: z.enum(['active', 'retired']).default('active'),
  }),
  response: page(Chore),
});

export const getChore = defineCall({
  id: 'getChore',
  method: 'GET',
  path: '/api/chores/{id}',
  tag: 'Chores',
  summary: 'One chore with its checklist.',
  params: idParams,
  response: Chore,
});

export const createChores = defineCall({
  id: 'createChores',
  method: 'POST',
  path: '/api/chores',
  tag: 'Chores',
  summary: 'Give the own house chores, from the catalogue or others. Turns are given out for the next weeks at once.',
  once: true,
  body: z.strictObject({
    house_id: uuid,
    chores: z.array(NewChore).min(1, 'must name at least one chore').max(LIMITS.choresPerCall),
  }),
  response: z.strictObject({ items: z.array(Chore) }),
  status: 201,
});

export const addChoreStep = defineCall({
  id: 'addChoreStep',
  method: 'POST',
  path: '/api/chores/{id}',
  tag: 'Chores',
  summary: 'Add a step to the checklist of a chore.',
  once: true,
  params: idParams,
  body: z.strictObject({ description: stepDescription }),
  response: Chore,
  status: 201,
});

export const retireChore = defineCall({
  id: 'retireChore',
  method: 'DELETE',
  path: '/api/chores/{id}',
  tag: 'Chores',
  summary: 'Retire a chore: its coming turns are gone, its history stays.',
  params: idParams,
  response: Chore,
});

export const assignChores = defineCall({
  id: 'assignChores',
  method: 'POST',
  path: '/api/houses/chore-assignment/{id}',
  tag: 'Chores',
  summary:
    'Say who does a turn in the own house `{id}`, or change how a chore comes and who does it. Only turns to come are planned anew.',
  params: idParams,
  body: z.strictObject({
    houseChores: z.array(HouseChore).min(1, 'must name something to change').max(LIMITS.choresPerHouse),
  }),
  response: z.strictObject({ chores: z.array(Chore), assignments: z.array(ChoreAssignment) }),
});

const turnsWindow = {
  from: isoDate.optional().describe('Today, where left out'),
  until: isoDate.optional().describe('The day after the last one; four weeks after `from`, where left out'),
};

export const listChoreAssignments = defineCall({
  id: 'listChoreAssignments',
  method: 'GET',
  path: '/api/houses/chore-assignment/{id}',
  tag: 'Chores',
  summary: `Turns of the house \`{id}\`, the first first, in a window of at most ${String(TURNS_WINDOW_DAYS)} days.`,
  params: idParams,
  query: pageQuery.extend({
    ...turnsWindow,
    roomie_id: uuid.optional().describe('Only the turns of this roomie'),
  }),
  response: page(ChoreAssignment),
});

export const getChoreOutlook = defineCall({
  id: 'getChoreOutlook',
  method: 'GET',
  path: '/api/houses/chore-outlook/{id}',
  tag: 'Chores',
  summary: `What will be due in the house \`{id}\` after the turns that are given out, the first first, in a window of at most ${String(TURNS_WINDOW_DAYS)} days.`,
  params: idParams,
  query: z.strictObject(turnsWindow),
  response: z.strictObject({ items: z.array(ForeseenTurn) }),
});

/** The change, by which it can be taken back, and the turns as they are now. */
const changedTurns = z.strictObject({ change_id: uuid, assignments: z.array(ChoreAssignment) });

export const changeTurn = defineCall({
  id: 'changeTurn',
  method: 'PUT',
  path: '/api/chores/turns/{id}',
  tag: 'Chores',
  summary: 'Take over, pass on or swap a turn of the house lived in. Those concerned are told, and can take it back.',
  params: idParams,
  body: ChangeTurn,
  response: changedTurns,
});

export const undoTurnChange = defineCall({
  id: 'undoTurnChange',
  method: 'DELETE',
  path: '/api/chores/turn-changes/{id}',
  tag: 'Chores',
  summary: 'Take the change `{id}` back: by those concerned or the homeowner, while its turns are as it left them.',
  params: idParams,
  response: changedTurns,
});
