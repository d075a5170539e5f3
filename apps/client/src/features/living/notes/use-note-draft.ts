import type { Note } from '@common-roof/contracts';
import { useState } from 'react';

import { isApiError, savedElsewhere } from '#api/api-error.ts';
import { useNoteQuery, useSaveNoteMutation } from './notes-api.ts';

const EMPTY: Note = { content: '', version: 0, updated_at: null };

export interface NoteDraft {
  isLoading: boolean;
  text: string;
  /** Whether there is unsaved input. */
  isTyped: boolean;
  setText: (text: string) => void;
  /** A version saved elsewhere since editing started; null if there is none. */
  conflict: Note | null;
  takeTheirs: () => void;
  keepMine: () => void;
  /** Resolves with true if it was saved. The text stays after a failure. */
  save: () => Promise<boolean>;
  isSaving: boolean;
  failure: string | null;
}

/**
 * The edited text and its base version. Until the user types, it follows saved changes; afterwards a newer version is a
 * conflict that the user decides.
 */
export function useNoteDraft(): NoteDraft {
  const { currentData, isLoading } = useNoteQuery(undefined, { refetchOnMountOrArgChange: true });
  const [send, { isLoading: isSaving, error }] = useSaveNoteMutation();
  const [typed, setTyped] = useState<{ text: string; base: Note } | null>(null);
  const [refusedBy, setRefusedBy] = useState<Note | null>(null);
  // By the specification, a note that can't be loaded is shown as empty.
  const latest = currentData ?? EMPTY;
  const newest = refusedBy !== null && refusedBy.version > latest.version ? refusedBy : latest;

  const isOvertaken = typed !== null && newest.version > typed.base.version && newest.content !== typed.text;
  const failure =
    isApiError(error) && error.status !== 409 && error.status >= 400 && error.status < 500 ? error.message : null;

  return {
    isLoading,
    text: typed?.text ?? newest.content,
    isTyped: typed !== null && typed.text !== newest.content,
    setText: (text) => {
      setTyped({ text, base: typed?.base ?? newest });
    },
    conflict: isOvertaken ? newest : null,
    takeTheirs: () => {
      setTyped(null);
    },
    keepMine: () => {
      if (typed !== null) setTyped({ text: typed.text, base: newest });
    },
    save: async () => {
      const { text, base } = typed ?? { text: newest.content, base: newest };
      // A note that was never loaded has no version to compare: the last write wins.
      const version = currentData === undefined ? {} : { version: Math.max(base.version, 0) };
      try {
        await send({ body: { content: text, ...version } }).unwrap();
        return true;
      } catch (cause) {
        setRefusedBy(savedElsewhere<Note>(cause));
        return false;
      }
    },
    isSaving,
    failure,
  };
}
