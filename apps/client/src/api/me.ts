import { every, keptFresh } from '../realtime/live-tags.ts';
import { api } from './api.ts';
import { endpoint } from './request.ts';

/** Where somebody lives, and whom they write to, stands in their own data. */
export const liveTags = keptFresh({ 'house:changed': { Me: every }, 'conversations:changed': { Me: every } });

export const meApi = api.injectEndpoints({
  endpoints: (build) => ({
    me: build.query({ ...endpoint('getMe'), providesTags: ['Me'] }),
  }),
});

export const { useMeQuery } = meApi;
