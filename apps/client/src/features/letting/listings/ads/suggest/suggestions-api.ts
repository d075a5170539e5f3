import { api } from '#api/api.ts';
import { endpoint } from '#api/request.ts';
import { all, invalidateOn } from '#realtime/live-tags.ts';

export const liveTags = invalidateOn({
  'suggestion:changed': { Suggestions: ({ house_id: id }) => id },
  // The right and the open rooms of the house.
  'speaker:changed': { Suggestions: ({ house_id: id }) => id },
  'house:changed': { Suggestions: all },
});

interface OfHouse {
  readonly houseId: string;
}

/** Also after a rejection: the right may have ended. */
const changes = { invalidatesTags: ['Suggestions'] as const };

const suggestionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    suggestions: build.query({
      ...endpoint('GET /api/houses/{id}/suggestions', ({ houseId: id }: OfHouse) => ({ params: { id } })),
      providesTags: (_data, _error, { houseId: id }) => [{ type: 'Suggestions', id }, 'Live'],
    }),
    suggestPerson: build.mutation({ ...endpoint('POST /api/houses/{id}/suggestions'), ...changes }),
    takeBackSuggestion: build.mutation({ ...endpoint('DELETE /api/suggestions/{id}'), ...changes }),
  }),
});

export const { useSuggestionsQuery, useSuggestPersonMutation, useTakeBackSuggestionMutation } = suggestionsApi;
