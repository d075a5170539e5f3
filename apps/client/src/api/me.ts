import { getMe } from '@common-roof/contracts';

import { api } from './api.ts';
import { type Answer, type Args, request } from './request.ts';

export const meApi = api.injectEndpoints({
  endpoints: (build) => ({
    me: build.query<Answer<typeof getMe>, Args<typeof getMe>>({ query: request(getMe), providesTags: ['Me'] }),
  }),
});

export const { useMeQuery } = meApi;
