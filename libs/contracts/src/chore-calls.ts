import { z } from 'zod';

import { defineCall } from './call.ts';
import { Chore, ChoreAssignment, HouseChore, NewChore, stepDescription } from './chores.ts';
import { LIMITS } from './limits.ts';
import { page, pageQuery } from './paging.ts';
import { idParams, isoDate, uuid } from './primitives.ts';

/** Turns are given out for so many days, today among them. */
export const TURNS_GIVEN_DAYS = 28;
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

export const listChoreAssignments = defineCall({
  id: 'listChoreAssignments',
  method: 'GET',
  path: '/api/houses/chore-assignment/{id}',
  tag: 'Chores',
  summary: `Turns of the house \`{id}\`, the first first, in a window of at most ${String(TURNS_WINDOW_DAYS)} days.`,
  params: idParams,
  query: pageQuery.extend({
    from: isoDate.optional().describe('Today, where left out'),
    until: isoDate.optional().describe('The day after the last one; four weeks after `from`, where left out'),
    roomie_id: uuid.optional().describe('Only the turns of this roomie'),
  }),
  response: page(ChoreAssignment),
});
