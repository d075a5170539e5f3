import { z } from 'zod';

import { defineCall } from '../call.ts';
import { CALENDAR_SCOPES, TURNS_WINDOW_DAYS } from '../chore-calls.ts';
import { LIMITS } from '../limits.ts';
import { ChangeTurn, Chore, ChoreAssignment, ForeseenTurn, HouseChore, NewChore, stepDescription } from './chores.ts';
import { page, pageQuery } from './paging.ts';
import { idParams, isoDate, uuid } from './primitives.ts';

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
    chores: z.array(NewChore).min(1, 'Choose at least one chore.').max(LIMITS.choresPerCall),
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
    'Assign a turn in the own house `{id}`, or change when a chore is due and who does it. Only upcoming turns are planned again.',
  params: idParams,
  body: z.strictObject({
    houseChores: z.array(HouseChore).min(1, 'Change at least one thing.').max(LIMITS.choresPerHouse),
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

/** The change, which can be undone, and the turns after it. */
const changedTurns = z.strictObject({ change_id: uuid, assignments: z.array(ChoreAssignment) });

export const changeTurn = defineCall({
  id: 'changeTurn',
  method: 'PUT',
  path: '/api/chores/turns/{id}',
  tag: 'Chores',
  summary:
    'Take over or pass on a turn in the own household, or ask for a swap, which the other person accepts. Everyone concerned gets an alert and can undo it.',
  params: idParams,
  body: ChangeTurn,
  response: changedTurns,
});

export const undoTurnChange = defineCall({
  id: 'undoTurnChange',
  method: 'DELETE',
  path: '/api/chores/turn-changes/{id}',
  tag: 'Chores',
  summary:
    'Undo the change `{id}`: by those concerned or the homeowner, while its turns are unchanged; or withdraw an unanswered swap, by the person who asked.',
  params: idParams,
  response: changedTurns,
});

export const answerSwap = defineCall({
  id: 'answerSwap',
  method: 'PUT',
  path: '/api/chores/turn-changes/{id}',
  tag: 'Chores',
  summary: 'Accept or decline the swap `{id}`.',
  params: idParams,
  body: z.strictObject({ agrees: z.boolean() }),
  response: changedTurns,
});

const calendarLink = z.strictObject({
  own: z.string().nullable().describe('Address of the calendar of the own turns; null: there is no link'),
  house: z.string().nullable().describe('Address of that of the whole house'),
});

export const getCalendarLink = defineCall({
  id: 'getCalendarLink',
  method: 'GET',
  path: '/api/houses/calendar-link/{id}',
  tag: 'Chores',
  summary: 'The addresses by which calendar programs subscribe to the chores of the house `{id}` for the caller.',
  params: idParams,
  response: calendarLink,
});

export const renewCalendarLink = defineCall({
  id: 'renewCalendarLink',
  method: 'PUT',
  path: '/api/houses/calendar-link/{id}',
  tag: 'Chores',
  summary: 'New addresses in place of those that the caller has, which open nothing from then on.',
  params: idParams,
  response: calendarLink,
});

export const revokeCalendarLink = defineCall({
  id: 'revokeCalendarLink',
  method: 'DELETE',
  path: '/api/houses/calendar-link/{id}',
  tag: 'Chores',
  summary: 'The addresses that the caller has open nothing any more.',
  params: idParams,
  status: 204,
});

export const getChoreCalendar = defineCall({
  id: 'getChoreCalendar',
  method: 'GET',
  path: '/api/houses/{id}/calendar.ics',
  tag: 'Chores',
  summary:
    'The chores of the house `{id}` for calendar programs (RFC 5545), by the secret of a link, with an ETag: turns from a month ago on, and the recurrence of each chore after them.',
  params: idParams,
  query: z.strictObject({
    key: z.string().min(1).max(200),
    of: z
      .enum(CALENDAR_SCOPES)
      .default('own')
      .describe('Whose turns; `own` means the house for a person without turns'),
  }),
  produces: 'text/calendar',
});
