import {
  addHomeownerApplicant,
  applyAsHomeowner,
  type ApplicationState,
  type CallResponse,
  confirmApplication,
  listHomeownerApplicants,
} from '@common-roof/contracts';

import { api } from '../../../api/api.ts';
import { type Answer, type Args, request } from '../../../api/request.ts';

export interface ApplicantFilters {
  state: ApplicationState;
  search?: string;
}

const applicationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    applyAsHomeowner: build.mutation<Answer<typeof applyAsHomeowner>, Args<typeof applyAsHomeowner>>({
      query: request(applyAsHomeowner),
    }),
    confirmApplication: build.mutation<Answer<typeof confirmApplication>, Args<typeof confirmApplication>>({
      query: request(confirmApplication),
    }),
    applicants: build.infiniteQuery<CallResponse<typeof listHomeownerApplicants>, ApplicantFilters, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (last) => last.next_cursor ?? undefined },
      query: ({ queryArg, pageParam }) =>
        request(listHomeownerApplicants)({
          query: { ...queryArg, ...(pageParam === null ? {} : { cursor: pageParam }) },
        }),
      providesTags: ['Applicants'],
    }),
    decideApplication: build.mutation<Answer<typeof addHomeownerApplicant>, Args<typeof addHomeownerApplicant>>({
      query: request(addHomeownerApplicant),
      invalidatesTags: ['Applicants'],
    }),
  }),
});

export const {
  useApplyAsHomeownerMutation,
  useConfirmApplicationMutation,
  useApplicantsInfiniteQuery,
  useDecideApplicationMutation,
} = applicationsApi;
