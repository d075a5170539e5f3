import type { Showing } from '@common-roof/contracts';

/**
 * Which showings a start page lists.
 * @param isAskedElsewhere whether the page asks for an answer to a proposal already
 */
export const isToShow =
  (isAskedElsewhere: boolean) =>
  ({ state, waits_for: waitsFor, own_room: isOwn }: Showing): boolean =>
    state === 'confirmed' || (state === 'proposed' && !(isAskedElsewhere && isOwn && waitsFor === 'roomie'));
