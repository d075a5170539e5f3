import type { Showing } from '@common-roof/contracts';

/**
 * Whether a start page lists a showing.
 * @param isAskedElsewhere whether the page already asks for an answer to a proposal
 */
export const isToShow =
  (isAskedElsewhere: boolean) =>
  ({ state, waits_for: waitsFor, own_room: isOwn }: Showing): boolean =>
    state === 'confirmed' || (state === 'proposed' && !(isAskedElsewhere && isOwn && waitsFor === 'roomie'));
