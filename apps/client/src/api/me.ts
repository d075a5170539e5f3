import { all, invalidateOn } from '#realtime/live-tags.ts';
import { api } from './api.ts';
import { endpoint } from './request.ts';

/** A user's home and chat partners are part of their own data. */
export const liveTags = invalidateOn({ 'house:changed': { Me: all }, 'conversations:changed': { Me: all } });

export const meApi = api.injectEndpoints({
  endpoints: (build) => ({
    me: build.query({ ...endpoint('GET /api/me'), providesTags: ['Me'] }),
  }),
});

export const { useMeQuery } = meApi;
