import type { Note } from '@common-roof/contracts';

import { api } from '#api/api.ts';
import { endpoint } from '#api/request.ts';
import { streamInto } from '#realtime/stream-into.ts';

const keepNewest = (current: Note, saved: Note): Note | void => (saved.version > current.version ? saved : undefined);

export const notesApi = api.injectEndpoints({
  endpoints: (build) => ({
    note: build.query<Note, void>({
      ...endpoint('GET /api/notes'),
      providesTags: ['Live'],
      ...streamInto<Note, void>({ 'note:saved': keepNewest }),
    }),
    saveNote: build.mutation({
      ...endpoint('POST /api/notes'),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        try {
          const { data } = await queryFulfilled;
          dispatch(notesApi.util.updateQueryData('note', undefined, (note) => keepNewest(note, data)));
        } catch {
          // The dialog shows the failure, and keeps the text.
        }
      },
    }),
  }),
});

export const { useNoteQuery, useSaveNoteMutation } = notesApi;
