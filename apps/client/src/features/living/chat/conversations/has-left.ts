import type { Conversation } from '@common-roof/contracts';

/** Whether the reader has moved out and can still read. */
export const hasLeft = ({
  can_write: canWrite,
  left_on: leftOn,
}: Pick<Conversation, 'can_write' | 'left_on'>): boolean => !canWrite && leftOn !== null;

/** Whether a note is shown: the conversation is read-only, or its roomie has moved out. */
export const hasStanding = ({ kind, can_write: canWrite, left_on: leftOn }: Conversation): boolean =>
  leftOn !== null || (!canWrite && kind === 'house');
