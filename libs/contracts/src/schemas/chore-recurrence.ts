import { z } from 'zod';

const weekday = z.int().min(1).max(7).describe('ISO weekday: 1 is Monday');
const interval = (most: number) =>
  z
    .int()
    .min(1, 'Enter at least 1.')
    .max(most, `Enter at most ${String(most)}.`);
const dayOfMonth = z.discriminatedUnion('on', [
  z.strictObject({
    on: z.literal('day'),
    day: z.int().min(1).max(31).describe('Where a month is shorter, its last day'),
  }),
  z.strictObject({
    on: z.literal('weekday'),
    nth: z
      .int()
      .refine((nth) => nth === -1 || (nth >= 1 && nth <= 4), 'Send 1 to 4, or -1 for the last.')
      .describe('-1: the last of the month'),
    weekday,
  }),
]);

/** When a chore recurs. `interval` counts days, weeks, months or years. */
export const Recurrence = z.discriminatedUnion('every', [
  z.strictObject({ every: z.literal('day'), interval: interval(366) }),
  z.strictObject({
    every: z.literal('week'),
    interval: interval(52),
    weekdays: z
      .array(weekday)
      .min(1, 'Choose at least one weekday.')
      .refine((days) => new Set(days).size === days.length, 'Choose each weekday once.')
      .readonly(),
  }),
  z.strictObject({ every: z.literal('month'), interval: interval(24), in: dayOfMonth }),
  z.strictObject({ every: z.literal('year'), interval: interval(2), month: z.int().min(1).max(12), in: dayOfMonth }),
]);
export type Recurrence = z.infer<typeof Recurrence>;
