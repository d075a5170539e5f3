import { useReader } from '#session/use-reader.ts';

/** Whose money it is: the reader's own, or a roomie's of theirs. */
export type Side = 'own' | 'theirs';

export function useSide(roomieId: string): Side {
  return useReader().id === roomieId ? 'own' : 'theirs';
}
