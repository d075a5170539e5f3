import type { LinkedRepair } from '@common-roof/contracts';

import { NoteThread } from '#features/living/repairs/note-thread.tsx';
import { useWriteLinkedRepairNoteMutation } from './linked-repair-api.ts';

/** The notes of a repair for its tradesperson. */
export function LinkedNotes({ token, repair: { notes, can } }: { token: string; repair: LinkedRepair }) {
  const [write] = useWriteLinkedRepairNoteMutation();
  return (
    <NoteThread
      notes={notes.map(({ author: by, ...note }) => ({ ...note, by }))}
      level="h2"
      onSend={can.write ? (text) => write({ body: { token, text } }) : undefined}
    />
  );
}
