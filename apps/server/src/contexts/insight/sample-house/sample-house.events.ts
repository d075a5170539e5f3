import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

const ofOwner = { homeowner_id: z.uuid() };

const ofHouse = { ...ofOwner, house_id: z.uuid() };

export const SampleHouseMade = defineEvent('sample-house.made', z.strictObject(ofHouse));
export const SampleHouseRemoved = defineEvent('sample-house.removed', z.strictObject(ofHouse));
/** It is as old as a sample house gets. */
export const SampleHouseEnds = defineEvent('sample-house.ends', z.strictObject(ofOwner));
