import { api } from '#api/api.ts';
import { endpoint, pages } from '#api/request.ts';
import { invalidateOn } from '#realtime/live-tags.ts';

export const liveTags = invalidateOn({
  'announcements:changed': { Announcements: ({ house_id: id }) => id },
  // Who lives there decides who is counted.
  'house:changed': { Announcements: ({ house_id: id }) => id },
});

interface OfHouse {
  readonly houseId: string;
}
interface OfAnnouncement extends OfHouse {
  readonly announcementId: string;
}

export const announcementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    announcements: build.infiniteQuery({
      ...pages('GET /api/houses/{id}/announcements', ({ houseId: id }: OfHouse) => ({
        params: { id },
        query: { limit: '20' },
      })),
      providesTags: (_data, _error, { houseId: id }) => [{ type: 'Announcements', id }, 'Live'],
    }),
    announcementReaders: build.query({
      ...endpoint('GET /api/announcements/{id}/readers', ({ announcementId: id }: OfAnnouncement) => ({
        params: { id },
      })),
      providesTags: (_data, _error, { houseId: id }) => [{ type: 'Announcements', id }, 'Live'],
    }),
    unreadAnnouncements: build.query({
      ...endpoint('GET /api/announcements/unread', (_: OfHouse) => ({})),
      providesTags: (_data, _error, { houseId: id }) => [{ type: 'Announcements', id }, 'Live'],
    }),
    postAnnouncement: build.mutation({
      ...endpoint('POST /api/houses/{id}/announcements'),
      invalidatesTags: ['Announcements'],
    }),
    editAnnouncement: build.mutation({
      ...endpoint('PUT /api/announcements/{id}'),
      invalidatesTags: ['Announcements'],
    }),
    removeAnnouncement: build.mutation({
      ...endpoint('DELETE /api/announcements/{id}'),
      invalidatesTags: ['Announcements'],
    }),
    readAnnouncement: build.mutation({
      ...endpoint('PUT /api/announcements/{id}/reading'),
      invalidatesTags: ['Announcements'],
    }),
  }),
});

export const {
  useAnnouncementsInfiniteQuery,
  useAnnouncementReadersQuery,
  useUnreadAnnouncementsQuery,
  usePostAnnouncementMutation,
  useEditAnnouncementMutation,
  useRemoveAnnouncementMutation,
  useReadAnnouncementMutation,
} = announcementsApi;
