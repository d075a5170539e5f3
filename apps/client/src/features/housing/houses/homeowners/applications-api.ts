import type { ApplicationList } from '@common-roof/contracts';

import { api } from '#api/api.ts';
import { endpoint, pages } from '#api/request.ts';

export interface ApplicantFilters {
  state: ApplicationList;
  search?: string;
}

const applicationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    applicants: build.infiniteQuery({
      ...pages('GET /api/admins/homeowner-applicants', (query: ApplicantFilters) => ({ query })),
      providesTags: ['Applicants'],
    }),
    decideApplication: build.mutation({
      ...endpoint('POST /api/admins/addhomeownerapplicant'),
      invalidatesTags: ['Applicants'],
    }),
  }),
});

export const { useApplicantsInfiniteQuery, useDecideApplicationMutation } = applicationsApi;
