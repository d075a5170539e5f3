import { api } from '#api/api.ts';
import { endpoint } from '#api/request.ts';

export const portfolioApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewPortfolio: build.mutation(endpoint('POST /api/portfolio/preview')),
    importPortfolio: build.mutation({
      ...endpoint('POST /api/portfolio/import'),
      invalidatesTags: (_data, error) =>
        error === undefined ? (['Houses', 'People', 'Agreements', 'Templates', 'Me'] as const) : [],
    }),
  }),
});

export const { usePreviewPortfolioMutation, useImportPortfolioMutation } = portfolioApi;
