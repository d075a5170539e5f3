import { api } from '#api/api.ts';
import { endpoint } from '#api/request.ts';
import { all, invalidateOn } from '#realtime/live-tags.ts';

const done = { FirstSteps: all };
/** Events that may complete a step. */
export const liveTags = invalidateOn({
  'ad:changed': done,
  'chores:changed': done,
  'house:changed': done,
  'money:changed': done,
  'move-report:changed': done,
  'rules:changed': done,
});

const firstStepsApi = api.injectEndpoints({
  endpoints: (build) => ({
    firstSteps: build.query({
      ...endpoint('GET /api/first-steps'),
      providesTags: ['FirstSteps', 'Live'],
      keepUnusedDataFor: 0,
    }),
    hideFirstSteps: build.mutation({ ...endpoint('PUT /api/first-steps/hidden'), invalidatesTags: ['FirstSteps'] }),
    showFirstSteps: build.mutation({ ...endpoint('DELETE /api/first-steps/hidden'), invalidatesTags: ['FirstSteps'] }),
  }),
});

export const { useFirstStepsQuery, useHideFirstStepsMutation, useShowFirstStepsMutation } = firstStepsApi;
