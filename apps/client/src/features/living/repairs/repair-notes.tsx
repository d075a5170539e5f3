import type { RepairDetail } from '@common-roof/contracts';

import { PersonAvatar } from '#ui/person-avatar.tsx';
import { NoteThread } from './note-thread.tsx';
import { useWriteRepairNoteMutation } from './repairs-api.ts';
import { useRepairText } from './use-repair-text.ts';

/** The notes of a repair for those who are signed in, with their pictures. */
export function RepairNotes({ repair: { _id: id, notes, can } }: { repair: RepairDetail }) {
  const { nameOf } = useRepairText();
  const [write] = useWriteRepairNoteMutation();
  const authors = new Map(notes.map(({ _id, author, trade_name: trade }) => [_id, { author, trade: trade ?? '' }]));
  return (
    <NoteThread
      notes={notes.map(({ author, trade_name: trade, ...note }) => ({
        ...note,
        by: author === null ? (trade ?? '') : nameOf(author),
      }))}
      level="h3"
      avatarOf={(noteId) => {
        const { author = null, trade = '' } = authors.get(noteId) ?? {};
        return (
          <PersonAvatar
            id={author?._id ?? noteId}
            name={author?.first_name ?? trade}
            photo={author?.photo ?? null}
            size={28}
          />
        );
      }}
      onSend={can.write ? (text) => write({ params: { id }, body: { text } }) : undefined}
    />
  );
}
