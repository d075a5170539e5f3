import { api } from '#api/api.ts';
import { endpoint } from '#api/request.ts';

export const boardLinkApi = api.injectEndpoints({
  endpoints: (build) => ({
    openedBoard: build.query({
      ...endpoint('POST /api/boards/link', (body: { token: string }) => ({ body })),
    }),
  }),
});

export const { useOpenedBoardQuery } = boardLinkApi;
