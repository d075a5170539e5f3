import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';
import type { RepairEntity } from './repair.entity.ts';

const repair = { house_id: z.uuid(), repair_id: z.uuid() };
const byActor = z.strictObject({ ...repair, actor_id: z.uuid() });

/** An actor that is null: the tradesperson, by their link. */
const byAnyone = byActor.extend({ actor_id: z.uuid().nullable() });

/** What each event of a repair says. Null: the tradesperson did it. */
export const aboutRepair = <Actor extends string | null>(
  { id, house_id }: Pick<RepairEntity, 'id' | 'house_id'>,
  actor_id: Actor,
) => ({ house_id, repair_id: id, actor_id });

export const RepairReported = defineEvent('repair.reported', byActor);
export const RepairAccepted = defineEvent('repair.accepted', byActor);
export const RepairDeclined = defineEvent('repair.declined', byActor);
export const RepairWithdrawn = defineEvent('repair.withdrawn', byActor.extend({ was_accepted: z.boolean() }));
/** Another person takes care of it, or comes at another time. A tradesperson is asked when their address is new. */
export const RepairPlanned = defineEvent(
  'repair.planned',
  byAnyone.extend({
    is_reassigned: z.boolean(),
    is_rescheduled: z.boolean(),
    is_trade_asked: z.boolean(),
    /** The neatkeeper who took care of it and no longer does. */
    former_assignee_id: z.uuid().nullable(),
  }),
);
export const RepairVisitAnswered = defineEvent('repair.visit-answered', byActor.extend({ suits: z.boolean() }));
export const RepairFinished = defineEvent('repair.finished', byAnyone);
export const RepairReopened = defineEvent('repair.reopened', byActor);
export const RepairNoteWritten = defineEvent('repair.note-written', byAnyone.extend({ note_id: z.uuid() }));
/** A visit is on the next day. */
export const RepairVisitNear = defineEvent('repair.visit-near', z.strictObject(repair));
/** A visit was on the previous day, and nobody has said what became of it. */
export const RepairVisitOver = defineEvent('repair.visit-over', z.strictObject(repair));
/** A report has had no answer for as long as its urgency allows. */
export const RepairUnanswered = defineEvent('repair.unanswered', z.strictObject(repair));
/** A repair ended so long ago that it can't be reopened. */
export const RepairLongOver = defineEvent('repair.long-over', z.strictObject({ repair_id: z.uuid() }));
