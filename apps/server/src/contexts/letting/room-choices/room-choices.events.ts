import { ROOM_CHOICE_ENDS } from '@common-roof/contracts';
import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';
import type { RoomChoiceEntity } from './room-choice.entity.ts';

const choice = z.strictObject({ room_choice_id: z.uuid(), house_id: z.uuid(), version: z.int() });

/** What each event of a room choice says. */
export const aboutChoice = (
  { id, house_id }: Pick<RoomChoiceEntity, 'id' | 'house_id'>,
  { version }: Pick<RoomChoiceEntity, 'version'>,
) => ({ room_choice_id: id, house_id, version });

const byActor = choice.extend({ actor_id: z.uuid() });

export const RoomChoiceOpened = defineEvent('room-choice.opened', byActor);
/** People got more time. */
export const RoomChoiceExtended = defineEvent('room-choice.extended', byActor);
/** Someone said what the rooms are worth to them. Who it was is nobody's business but the homeowner's. */
export const RoomChoiceAnswered = defineEvent('room-choice.answered', choice);
export const RoomChoiceProposed = defineEvent('room-choice.proposed', choice);
/** Someone accepted the proposal, and others have yet to. */
export const RoomChoiceReplied = defineEvent('room-choice.replied', choice);
/** Everyone accepted the proposal. */
export const RoomChoiceAccepted = defineEvent('room-choice.accepted', choice);
export const RoomChoiceOffered = defineEvent('room-choice.offered', byActor);
/** It ended without lease offers. An actor that is null: time, or another change. */
export const RoomChoiceEnded = defineEvent(
  'room-choice.ended',
  choice.extend({ actor_id: z.uuid().nullable(), why: z.enum(ROOM_CHOICE_ENDS) }),
);

const due = z.strictObject({ room_choice_id: z.uuid() });
/** Scheduled: the time to answer, or to accept, is nearly up. */
export const RoomChoiceClosesSoon = defineEvent('room-choice.closes-soon', due);
/** Scheduled: the time for answers is up. */
export const RoomChoiceCloses = defineEvent('room-choice.closes', due);
/** Scheduled: the time to accept the proposal is up. */
export const RoomChoiceReplyEnds = defineEvent('room-choice.reply-ends', due);
