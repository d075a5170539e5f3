import {
  ROOM_CHOICE_MOST_DAYS,
  ROOM_CHOICE_REPLY_DAYS,
  ROOM_CHOICE_STATES,
  type RoomChoiceEnd,
} from '@common-roof/contracts';

import { type ActionOf, defineMachine } from '../machine.ts';

const DAY_MS = 86_400_000;

/** A room choice, from the question what rooms are worth to the lease offers. */
export const roomChoiceMachine = defineMachine({
  name: 'room choice',
  states: ROOM_CHOICE_STATES,
  initial: 'collecting',
  final: ['offered', 'withdrawn'],
  transitions: {
    answer: { from: ['collecting'], to: 'same', by: ['roomie', 'applicant'] },
    extend: { from: ['collecting', 'expired'], to: 'collecting', by: ['homeowner'] },
    propose: { from: ['collecting'], to: 'proposed', by: ['time'] },
    reply: { from: ['proposed'], to: 'same', by: ['roomie', 'applicant'] },
    accept: { from: ['proposed'], to: 'accepted', by: ['roomie', 'applicant'] },
    offer: { from: ['accepted'], to: 'offered', by: ['homeowner'] },
    decline: { from: ['proposed'], to: 'withdrawn', by: ['roomie', 'applicant'] },
    withdraw: { from: ['collecting', 'proposed', 'accepted', 'expired'], to: 'withdrawn', by: ['homeowner', 'house'] },
    expire: { from: ['collecting', 'proposed'], to: 'expired', by: ['time'] },
  },
});
export type RoomChoiceAction = ActionOf<typeof roomChoiceMachine>;

/** States in which somebody still has to do something. */
export const OPEN_ROOM_CHOICE_STATES = ['collecting', 'proposed', 'accepted'] as const;

/**
 * Whether a room choice that expired can be continued. Not after a proposal: whoever knows rooms and rents could aim
 * their values at them.
 */
export const canExtendAfter = (ended: RoomChoiceEnd | null): boolean =>
  ended === null || ended === 'unanswered' || ended === 'below_zero';

/** Returns until when everyone has to accept a proposal. */
export const roomChoiceReplyBy = (proposedAt: Date): Date =>
  new Date(proposedAt.getTime() + ROOM_CHOICE_REPLY_DAYS * DAY_MS);

/** Whether answers can be collected until a moment: it is ahead, and not further away than the longest time. */
export const canCloseAt = (closesAt: Date, now: Date): boolean =>
  closesAt > now && closesAt.getTime() - now.getTime() <= ROOM_CHOICE_MOST_DAYS * DAY_MS;
