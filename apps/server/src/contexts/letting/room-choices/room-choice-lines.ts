import { z } from 'zod';

const id = z.string();

/** A line of a room choice's evidence. */
export const RoomChoiceLine = z.discriminatedUnion('step', [
  z.object({
    step: z.literal('opened'),
    total: z.int(),
    starts_on: z.string(),
    closes_at: z.string(),
    room_ids: z.array(id),
    person_ids: z.array(id),
  }),
  z.object({ step: z.literal('extended'), closes_at: z.string() }),
  z.object({
    step: z.literal('proposed'),
    /** In the order in which ties are broken. */
    people: z.array(z.object({ person_id: id, room_id: id, rent: z.int(), values_sha256: z.string() })),
    envy: z.int(),
  }),
  z.object({ step: z.literal('replied'), person_id: id, accepts: z.boolean() }),
  z.object({ step: z.literal('offered') }),
  z.object({ step: z.literal('ended'), why: z.string() }),
]);
export type RoomChoiceLine = z.output<typeof RoomChoiceLine>;
