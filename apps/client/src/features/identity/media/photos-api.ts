import type { PhotoPlaceKind } from '@common-roof/contracts';

import { api } from '#api/api.ts';
import { endpoint } from '#api/request.ts';

/** The subject of photos. */
export interface PhotoPlace {
  kind: PhotoPlaceKind;
  id: string;
}

const photosApi = api.injectEndpoints({
  endpoints: (build) => ({
    gallery: build.query({
      ...endpoint('GET /api/images/placements/{kind}/{id}', (params: PhotoPlace) => ({ params })),
      providesTags: (_data, _error, { kind, id }) => [{ type: 'Galleries', id: `${kind}:${id}` }],
    }),
    arrangeGallery: build.mutation({
      ...endpoint('PUT /api/images/placements/{kind}/{id}'),
      invalidatesTags: (_data, _error, { params }) => (params.kind === 'account' ? ['Me'] : ['Houses']),
      // The answer is the current list, so no refetch is needed.
      async onQueryStarted({ params }, { dispatch, queryFulfilled }) {
        try {
          const { data } = await queryFulfilled;
          void dispatch(photosApi.util.upsertQueryData('gallery', params, data));
        } catch {
          // The caller shows the failure.
        }
      },
    }),
  }),
});

export const { useGalleryQuery, useArrangeGalleryMutation } = photosApi;
