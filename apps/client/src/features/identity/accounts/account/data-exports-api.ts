import { api } from '#api/api.ts';
import { endpoint } from '#api/request.ts';
import { all, invalidateOn } from '#realtime/live-tags.ts';

export const liveTags = invalidateOn({ 'data_export:changed': { DataExports: all } });

const dataExportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    dataExports: build.query({ ...endpoint('GET /api/me/exports'), providesTags: ['DataExports', 'Live'] }),
    // Also after a rejection, which means another device requested one.
    askForDataExport: build.mutation({ ...endpoint('POST /api/me/exports'), invalidatesTags: ['DataExports'] }),
  }),
});

export const { useDataExportsQuery, useAskForDataExportMutation } = dataExportsApi;
