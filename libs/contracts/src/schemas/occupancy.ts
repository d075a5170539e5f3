import { z } from 'zod';

import { defineCall } from '../call.ts';
import { LIMITS } from '../limits.ts';
import { WAITING_KINDS } from '../occupancy.ts';
import { isoDate, money, queryInteger, uuid } from './primitives.ts';

/** `YYYY-MM` */
export const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Enter a month like 2026-09.');

const roomCounts = {
  rooms: z.int(),
  occupied: z.int(),
  releasing: z.int().describe('Lived in, under notice'),
  listed: z.int().describe('Empty and advertised'),
  vacant: z.int().describe('Empty and not advertised'),
};

export const HomeownerFigures = z.strictObject({
  today: z.strictObject(roomCounts),
  houses: z.strictObject({ open: z.int(), draft: z.int(), archived: z.int() }),
  rent: z
    .array(z.strictObject({ currency: z.string(), let: money, empty: money }))
    .describe("Monthly rent of the rooms lived in and of the empty ones, in each of the houses' currencies"),
  months: z
    .array(z.strictObject({ month, available_days: z.int(), occupied_days: z.int() }))
    .describe('Oldest first; days of rooms. The current month counts up to today'),
  by_house: z
    .array(z.strictObject({ _id: uuid, name: z.string(), ...roomCounts }))
    .describe('Open houses by name, at most 200'),
  waiting: z.array(
    z.strictObject({
      kind: z.enum(WAITING_KINDS),
      house_id: uuid,
      house_name: z.string(),
      count: z.int().describe('How many rooms it is about; 0 where it is about none'),
      until: isoDate.nullable().describe('Releasing: when the first of them becomes free'),
    }),
  ),
});
export type HomeownerFigures = z.infer<typeof HomeownerFigures>;

export const getHomeownerFigures = defineCall({
  id: 'getHomeownerFigures',
  method: 'GET',
  path: '/api/houses/figures',
  tag: 'Houses',
  summary: "Occupancy of the homeowner's open houses, today and by month, rent, and what waits.",
  query: z.strictObject({
    months: queryInteger(1, LIMITS.occupancyMonths).default(12),
    house: uuid.optional().describe('Only this own house'),
  }),
  response: HomeownerFigures,
});
