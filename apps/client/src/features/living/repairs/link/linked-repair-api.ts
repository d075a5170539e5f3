import { api } from '#api/api.ts';
import { endpoint } from '#api/request.ts';

const changesRepair = { invalidatesTags: ['Repairs' as const] };

export const linkedRepairApi = api.injectEndpoints({
  endpoints: (build) => ({
    linkedRepair: build.query({
      ...endpoint('POST /api/repairs/link', (body: { token: string }) => ({ body })),
      providesTags: ['Repairs'],
    }),
    planLinkedRepair: build.mutation({ ...endpoint('PUT /api/repairs/link/visit'), ...changesRepair }),
    writeLinkedRepairNote: build.mutation({ ...endpoint('POST /api/repairs/link/notes'), ...changesRepair }),
    finishLinkedRepair: build.mutation({ ...endpoint('PUT /api/repairs/link/end'), ...changesRepair }),
  }),
});

export const {
  useLinkedRepairQuery,
  usePlanLinkedRepairMutation,
  useWriteLinkedRepairNoteMutation,
  useFinishLinkedRepairMutation,
} = linkedRepairApi;
