import { api } from '#api/api.ts';
import { endpoint } from '#api/request.ts';

const apiTokensApi = api.injectEndpoints({
  endpoints: (build) => ({
    apiTokens: build.query({ ...endpoint('GET /api/auth/api-tokens'), providesTags: ['ApiTokens'] }),
    createApiToken: build.mutation({ ...endpoint('POST /api/auth/api-tokens'), invalidatesTags: ['ApiTokens'] }),
    revokeApiToken: build.mutation({ ...endpoint('DELETE /api/auth/api-tokens/{id}'), invalidatesTags: ['ApiTokens'] }),
  }),
});

export const { useApiTokensQuery, useCreateApiTokenMutation, useRevokeApiTokenMutation } = apiTokensApi;
