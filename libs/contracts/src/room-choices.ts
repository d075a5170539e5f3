/**
 * States of a room choice: everyone says what the rooms are worth to them, then rooms and rents are proposed, everyone
 * accepts, and the homeowner makes the lease offers. Or it is withdrawn, or expires.
 */
export const ROOM_CHOICE_STATES = ['collecting', 'proposed', 'accepted', 'offered', 'withdrawn', 'expired'] as const;
export type RoomChoiceState = (typeof ROOM_CHOICE_STATES)[number];

/** Why a room choice ended without lease offers. */
export const ROOM_CHOICE_ENDS = [
  'withdrawn',
  'declined',
  'unanswered',
  'not_accepted',
  'below_zero',
  'person_left',
  'room_gone',
  'house_archived',
] as const;
export type RoomChoiceEnd = (typeof ROOM_CHOICE_ENDS)[number];

/** Fewest and most people who choose among as many rooms. */
export const ROOM_CHOICE_PEOPLE = { min: 2, max: 12 } as const;
/** Days in which everyone has to accept the proposal. */
export const ROOM_CHOICE_REPLY_DAYS = 7;
/** The longest time for answers, in days. */
export const ROOM_CHOICE_MOST_DAYS = 60;
