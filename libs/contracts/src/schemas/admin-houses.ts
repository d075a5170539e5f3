import { z } from 'zod';

import { ADMIN_HOUSE_SORTS } from '../admin-houses.ts';
import { defineCall } from '../call.ts';
import { HOUSE_STATES } from '../houses.ts';
import { House } from './houses.ts';
import { page, pageQuery } from './paging.ts';
import { name, text, timestamp, uuid } from './primitives.ts';

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
