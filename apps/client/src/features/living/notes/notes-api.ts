import { getNote, type Note, saveNote } from '@common-roof/contracts';

import { api } from '../../../api/api.ts';
import { type Answer, type Args, request } from '../../../api/request.ts';
import { streamInto } from '../../../realtime/stream-into.ts';

const keepNewest = (current: Note, saved: Note): Note | void => (saved.version > current.version ? saved : undefined);

export const notesApi = api.injectEndpoints({
  endpoints: (build) => ({
    note: build.query<Answer<typeof getNote>, Args<typeof getNote>>({
      query: request(getNote),
      providesTags: ['Live'],
      ...streamInto<Note, void>({ 'note:saved': keepNewest }),
    }),
    saveNote: build.mutation<Answer<typeof saveNote>, Args<typeof saveNote>>({
      query: request(saveNote),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        try {
          const { data } = await queryFulfilled;
          dispatch(notesApi.util.updateQueryData('note', undefined, (note) => keepNewest(note, data)));
        } catch {
          // The dialog shows why, and keeps the text.
        }
      },
    }),
  }),
});

export const { useNoteQuery, useSaveNoteMutation } = notesApi;
