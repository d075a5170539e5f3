import type { HouseDocumentList } from '@common-roof/contracts';

import { api } from '#api/api.ts';
import { endpoint } from '#api/request.ts';
import { invalidateOn } from '#realtime/live-tags.ts';

export const liveTags = invalidateOn({
  'guide:changed': { Guide: ({ house_id: id }) => id },
});

interface OfHouse {
  readonly houseId: string;
}

export const guideApi = api.injectEndpoints({
  endpoints: (build) => ({
    guide: build.query({
      ...endpoint('GET /api/houses/{id}/guide', ({ houseId: id }: OfHouse) => ({ params: { id } })),
      providesTags: (_data, _error, { houseId: id }) => [{ type: 'Guide', id }, 'Live'],
    }),
    wifiPasswords: build.query({
      ...endpoint('GET /api/houses/{id}/wifi', ({ houseId: id }: OfHouse) => ({ params: { id } })),
      providesTags: (_data, _error, { houseId: id }) => [{ type: 'Guide', id }, 'Live'],
    }),
    houseDocuments: build.query({
      ...endpoint('GET /api/houses/{id}/documents', ({ houseId: id, list }: OfHouse & { list: HouseDocumentList }) => ({
        params: { id },
        query: { list },
      })),
      providesTags: (_data, _error, { houseId: id }) => [{ type: 'Guide', id }, 'Live'],
    }),
    writeGuideEntry: build.mutation({ ...endpoint('POST /api/houses/{id}/guide'), invalidatesTags: ['Guide'] }),
    editGuideEntry: build.mutation({ ...endpoint('PUT /api/guide/{id}'), invalidatesTags: ['Guide'] }),
    moveGuideEntry: build.mutation({ ...endpoint('PUT /api/guide/{id}/position'), invalidatesTags: ['Guide'] }),
    removeGuideEntry: build.mutation({ ...endpoint('DELETE /api/guide/{id}'), invalidatesTags: ['Guide'] }),
    addHouseDocument: build.mutation({
      ...endpoint('POST /api/houses/{id}/documents'),
      invalidatesTags: ['Guide', 'Waiting'],
    }),
    editHouseDocument: build.mutation({
      ...endpoint('PUT /api/documents/{id}'),
      invalidatesTags: ['Guide', 'Waiting'],
    }),
    removeHouseDocument: build.mutation({
      ...endpoint('DELETE /api/documents/{id}'),
      invalidatesTags: ['Guide', 'Waiting'],
    }),
  }),
});

export const {
  useGuideQuery,
  useWifiPasswordsQuery,
  useHouseDocumentsQuery,
  useWriteGuideEntryMutation,
  useEditGuideEntryMutation,
  useMoveGuideEntryMutation,
  useRemoveGuideEntryMutation,
  useAddHouseDocumentMutation,
  useEditHouseDocumentMutation,
  useRemoveHouseDocumentMutation,
} = guideApi;
