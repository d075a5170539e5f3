import { api } from '#api/api.ts';
import { endpoint } from '#api/request.ts';
import { all, invalidateOn } from '#realtime/live-tags.ts';

/** Whatever changes what the calendar shows of other pages. */
export const liveTags = invalidateOn({
  'calendar:changed': { Calendar: ({ house_id: id }) => id },
  'chores:changed': { Calendar: ({ house_id: id }) => id },
  'repairs:changed': { Calendar: ({ house_id: id }) => id },
  'showing:changed': { Calendar: ({ house_id: id }) => id },
  'house:changed': { Calendar: ({ house_id: id }) => id },
  'supplies:changed': { Calendar: ({ house_id: id }) => id },
  'variable_costs:changed': { Calendar: ({ house_id: id }) => id },
  'money:changed': { Calendar: ({ house_id: id }) => id },
  'neatkeepers:changed': { Calendar: all },
  'agreement:changed': { Calendar: all },
});

interface Days {
  readonly houseId: string;
  /** ISO dates; `until` is the day after the last one. */
  readonly from: string;
  readonly until: string;
}

const changesCalendar = { invalidatesTags: ['Calendar' as const] };

export const calendarApi = api.injectEndpoints({
  endpoints: (build) => ({
    calendar: build.query({
      ...endpoint('GET /api/houses/{id}/calendar', ({ houseId: id, from, until }: Days) => ({
        params: { id },
        query: { from, until },
      })),
      providesTags: (_data, _error, { houseId: id }) => [{ type: 'Calendar', id }, 'Live'],
    }),
    enterGuest: build.mutation({ ...endpoint('POST /api/houses/{id}/guests'), ...changesCalendar }),
    editGuest: build.mutation({ ...endpoint('PUT /api/guests/{id}'), ...changesCalendar }),
    enterParcel: build.mutation({ ...endpoint('POST /api/houses/{id}/parcels'), ...changesCalendar }),
    editParcel: build.mutation({ ...endpoint('PUT /api/parcels/{id}'), ...changesCalendar }),
    pickUpParcel: build.mutation({ ...endpoint('PUT /api/parcels/{id}/pickup'), ...changesCalendar }),
    removeCalendarEntry: build.mutation({ ...endpoint('DELETE /api/calendar-entries/{id}'), ...changesCalendar }),
    calendarFeed: build.query({
      ...endpoint('GET /api/houses/{id}/calendar-feed', ({ houseId: id }: { houseId: string }) => ({ params: { id } })),
      providesTags: (_data, _error, { houseId: id }) => [{ type: 'Calendar', id }],
    }),
    renewCalendarFeed: build.mutation({ ...endpoint('PUT /api/houses/{id}/calendar-feed'), ...changesCalendar }),
    revokeCalendarFeed: build.mutation({ ...endpoint('DELETE /api/houses/{id}/calendar-feed'), ...changesCalendar }),
    boards: build.query({
      ...endpoint('GET /api/houses/{id}/boards', ({ houseId: id }: { houseId: string }) => ({ params: { id } })),
      providesTags: (_data, _error, { houseId: id }) => [{ type: 'Calendar', id }, 'Live'],
    }),
    makeBoard: build.mutation({ ...endpoint('POST /api/houses/{id}/boards'), ...changesCalendar }),
    removeBoard: build.mutation({ ...endpoint('DELETE /api/boards/{id}'), ...changesCalendar }),
    boardLink: build.query({
      ...endpoint('GET /api/boards/{id}/link', ({ id }: { id: string }) => ({ params: { id } })),
    }),
  }),
});

export const {
  useCalendarQuery,
  useEnterGuestMutation,
  useEditGuestMutation,
  useEnterParcelMutation,
  useEditParcelMutation,
  usePickUpParcelMutation,
  useRemoveCalendarEntryMutation,
  useCalendarFeedQuery,
  useRenewCalendarFeedMutation,
  useRevokeCalendarFeedMutation,
  useBoardsQuery,
  useMakeBoardMutation,
  useRemoveBoardMutation,
  useBoardLinkQuery,
} = calendarApi;
