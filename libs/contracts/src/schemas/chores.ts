import { z } from 'zod';

import { CATALOGUE_CHORES, CHORE_ICONS } from '../chore-catalogue.ts';
import { TURN_CHANGES, TURN_STATES } from '../chore-states.ts';
import { LIMITS } from '../limits.ts';
import { Recurrence } from './chore-recurrence.ts';
import { filledText, isoDate, name, timeOfDay, timestamp, uuid } from './primitives.ts';

/** How the house assigns the chore. */
export const ChoreAssigning = z.discriminatedUnion('way', [
  z.strictObject({ way: z.literal('fair').describe('Who owes the house most is next') }),
  z.strictObject({
    way: z.literal('rotation'),
    order: z
      .array(uuid)
      .max(LIMITS.roomsPerHouse)
      .refine((ids) => new Set(ids).size === ids.length, 'Choose each roomie once.')
      .readonly()
      .describe('Roomies; others follow them'),
  }),
  z.strictObject({ way: z.literal('fixed'), roomie_id: uuid }),
  z.strictObject({ way: z.literal('random') }),
  z.strictObject({ way: z.literal('open').describe('The first to take it') }),
]);
export type ChoreAssigning = z.infer<typeof ChoreAssigning>;

const settings = {
  icon: z.enum(CHORE_ICONS),
  weight: z
    .int()
    .min(1, 'Enter at least 1.')
    .max(10, 'Enter at most 10.')
    .describe('Points: how much work it is beside the others'),
  recurrence: Recurrence,
  starts_on: isoDate.describe('The first day on which it can be due, from which intervals are counted'),
  due_time: timeOfDay.describe('In the time zone of the house'),
  assign: ChoreAssigning,
};

/** The text of one step of a checklist. */
export const stepDescription = filledText(LIMITS.choreStep);

export const Chore = z.strictObject({
  _id: uuid,
  house_id: uuid,
  catalogue: z.enum(CATALOGUE_CHORES).nullable().describe('What it was made from; null: the own idea of the house'),
  name: z.string().describe('Of the catalogue, in the language of the reader, unless the house gave it one'),
  ...settings,
  steps: z.array(z.strictObject({ _id: uuid, description: z.string() })),
  retired_at: timestamp.nullable(),
  version: z.int(),
});
export type Chore = z.infer<typeof Chore>;

const ownOrCatalogue = 'Enter this, or choose a chore from the catalogue.';
/** A catalogue chore as it is or with changes, or a chore of the house's own. */
export const NewChore = z
  .strictObject({
    catalogue: z.enum(CATALOGUE_CHORES).optional(),
    name: name.optional(),
    icon: settings.icon.optional(),
    weight: settings.weight.optional(),
    recurrence: settings.recurrence.optional(),
    starts_on: settings.starts_on.optional().describe('Today, where left out'),
    due_time: settings.due_time.optional(),
    assign: settings.assign.default({ way: 'fair' }),
    steps: z.array(stepDescription).max(LIMITS.choreSteps).default([]),
  })
  .refine(({ catalogue, name: own }) => (catalogue ?? own) !== undefined, { path: ['name'], message: ownOrCatalogue })
  .refine(({ catalogue, recurrence }) => (catalogue ?? recurrence) !== undefined, {
    path: ['recurrence'],
    message: ownOrCatalogue,
  });
export type NewChore = z.infer<typeof NewChore>;

const person = z.strictObject({ _id: uuid, first_name: z.string() });
const dueTurn = {
  chore: z.strictObject({ _id: uuid, name: z.string(), icon: z.enum(CHORE_ICONS) }),
  due_on: isoDate,
  due_at: timestamp,
};

/** One turn of a chore. */
export const ChoreAssignment = z.strictObject({
  _id: uuid,
  ...dueTurn,
  state: z.enum(TURN_STATES),
  assignee: person.nullable().describe('null: the first to take it'),
  done_by: person.nullable().describe('The neatkeeper who reported that it is done; it is nobody’s then'),
  points: z.int().describe('With what it gives on top'),
  offer: z
    .strictObject({ extra: z.int().describe('Points on top, for anybody else'), missed_by: person })
    .nullable()
    .describe('A missed turn that others may do; null: a turn of the plan'),
  by_hand: z.boolean().describe('It was assigned by hand'),
  changed: z
    .strictObject({ _id: uuid, how: z.enum(TURN_CHANGES), by: person })
    .nullable()
    .describe('The change between roomies that it has its assignee from; it can be taken back'),
  swap: z
    .strictObject({
      _id: uuid,
      by: person,
      of: person,
      turn: z.strictObject({ _id: uuid, chore: z.strictObject({ _id: uuid, name: z.string() }), due_on: isoDate }),
    })
    .nullable()
    .describe('An unanswered swap request: `turn` is the turn it is for'),
  version: z.int(),
});
export type ChoreAssignment = z.infer<typeof ChoreAssignment>;

/** A future turn that is not assigned yet. */
export const ForeseenTurn = z.strictObject({
  ...dueTurn,
  assignee: person.nullable().describe('Who always does the chore; null: it is not given out yet'),
});
export type ForeseenTurn = z.infer<typeof ForeseenTurn>;

const version = z.int().describe('Of the turn, as it was seen');

/** What a roomie does about a turn's assignee. */
export const ChangeTurn = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('take_over').describe('Do it for its assignee'), version }),
  z.strictObject({ do: z.literal('pass_on').describe('Leave it to the next one; it does not count as done'), version }),
  z.strictObject({
    do: z.literal('swap').describe('Ask to do each other’s turn'),
    version,
    with: z.strictObject({ _id: uuid, version }),
  }),
]);
export type ChangeTurn = z.infer<typeof ChangeTurn>;

/** A change to the chores of a house: the assignee of one turn, or a chore's settings from now on. */
export const HouseChore = z.discriminatedUnion('set', [
  z.strictObject({
    set: z.literal('turn'),
    assignment_id: uuid,
    roomie_id: uuid.nullable().describe('null: the first to take it'),
  }),
  z.strictObject({
    set: z.literal('plan'),
    chore_id: uuid,
    version: z.int(),
    name: name.optional(),
    icon: settings.icon.optional(),
    weight: settings.weight.optional(),
    recurrence: settings.recurrence.optional(),
    starts_on: settings.starts_on.optional(),
    due_time: settings.due_time.optional(),
    assign: settings.assign.optional(),
  }),
]);
export type HouseChore = z.infer<typeof HouseChore>;
