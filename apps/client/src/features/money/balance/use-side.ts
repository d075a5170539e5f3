import { useReader } from '../../../session/use-reader.ts';

/** Whose money it is, as a sentence begins: the reader's own, or that of somebody they let to. */
export type Side = 'own' | 'theirs';

export function useSide(roomieId: string): Side {
  return useReader().id === roomieId ? 'own' : 'theirs';
}
