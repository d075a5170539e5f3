import type { PhotoPlaceKind } from '@common-roof/contracts';

import { api } from '../../../api/api.ts';
import { endpoint } from '../../../api/request.ts';

/** What photos are of. */
export interface PhotoPlace {
  kind: PhotoPlaceKind;
  id: string;
}

const photosApi = api.injectEndpoints({
  endpoints: (build) => ({
    gallery: build.query({
      ...endpoint('getGallery', (params: PhotoPlace) => ({ params })),
      providesTags: (_data, _error, { kind, id }) => [{ type: 'Galleries', id: `${kind}:${id}` }],
    }),
    arrangeGallery: build.mutation({
      ...endpoint('arrangeGallery'),
      invalidatesTags: (_data, _error, { params }) => (params.kind === 'account' ? ['Me'] : ['Houses']),
      // The answer is the list as it is now: no need to ask again.
      async onQueryStarted({ params }, { dispatch, queryFulfilled }) {
        try {
          const { data } = await queryFulfilled;
          void dispatch(photosApi.util.upsertQueryData('gallery', params, data));
        } catch {
          // The failure is the caller's to show.
        }
      },
    }),
  }),
});

export const { useGalleryQuery, useArrangeGalleryMutation } = photosApi;
