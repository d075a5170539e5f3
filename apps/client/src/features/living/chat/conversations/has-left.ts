import type { Conversation } from '@common-roof/contracts';

/** Somebody who reads on where they have moved out. */
export const hasLeft = ({
  can_write: canWrite,
  left_on: leftOn,
}: Pick<Conversation, 'can_write' | 'left_on'>): boolean => !canWrite && leftOn !== null;

/** Its standing is said: it can only be read, or its roomie has moved out. */
export const hasStanding = ({ kind, can_write: canWrite, left_on: leftOn }: Conversation): boolean =>
  leftOn !== null || (!canWrite && kind === 'house');
