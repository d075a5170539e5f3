import { z } from 'zod';

import { defineCall } from './call.ts';
import { House, HOUSE_STATES } from './houses.ts';
import { page, pageQuery } from './paging.ts';
import { name, text, timestamp, uuid } from './primitives.ts';

/** `rooms` and `roomies` sort descending. */
export const ADMIN_HOUSE_SORTS = ['name', 'city', 'homeowner', 'rooms', 'roomies', 'newest'] as const;
export type AdminHouseSort = (typeof ADMIN_HOUSE_SORTS)[number];

/** A house in the admins' list. */
export const HouseForAdmin = House.extend({
  homeowner: z.strictObject({ _id: uuid, first_name: z.string(), last_name: z.string() }),
  created_at: timestamp,
});
export type HouseForAdmin = z.infer<typeof HouseForAdmin>;

export const listHousesForAdmin = defineCall({
  id: 'listHousesForAdmin',
  method: 'GET',
  path: '/api/houses/admin/houses',
  tag: 'Houses',
  summary: 'Every house of every state, with its homeowner: searched, filtered and sorted.',
  query: pageQuery.extend({
    search: text(100).optional().describe('Part of the name or the city'),
    state: z.enum(HOUSE_STATES).optional(),
    homeowner_id: uuid.optional(),
    city: name.optional().describe('The whole name, in capital or small letters'),
    sort: z.enum(ADMIN_HOUSE_SORTS).default('name').describe('`rooms`, `roomies`: most first'),
  }),
  response: page(HouseForAdmin),
});
