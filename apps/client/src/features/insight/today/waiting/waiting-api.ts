import { api } from '#api/api.ts';
import type { ApiRequest } from '#api/base-query.ts';
import { endpoint } from '#api/request.ts';
import { all, invalidateOn } from '#realtime/live-tags.ts';

const asked = { Waiting: all };
/** Events that may create or answer a question. */
export const liveTags = invalidateOn({
  'ad:changed': asked,
  'agreement:changed': asked,
  'deposit:changed': asked,
  'feed:updated': asked,
  'feedback:updated': asked,
  'house:changed': asked,
  'money:changed': asked,
  'move-report:changed': asked,
  'neatkeepers:changed': asked,
  'notification:created': asked,
  'notification:read': asked,
  'points:changed': asked,
  'prospect:changed': asked,
  'rules:changed': asked,
  'settle_up:changed': asked,
  'showing:changed': asked,
  'supplies:changed': asked,
  'variable_costs:changed': asked,
});

/** Data on a question's page that its answer changes. */
const ANSWERED = [
  'Waiting',
  'Agreements',
  'Leases',
  'Money',
  'Feed',
  'Neatkeepers',
  'Rules',
  'SettleUp',
  'Showings',
  'Supplies',
  'Visits',
] as const;

export const waitingApi = api.injectEndpoints({
  endpoints: (build) => ({
    waiting: build.query({ ...endpoint('GET /api/waiting'), providesTags: ['Waiting', 'Live'] }),
    /** Also after a rejection, which means someone else acted first. */
    answerQuestion: build.mutation<unknown, ApiRequest>({ query: (answer) => answer, invalidatesTags: ANSWERED }),
  }),
});

export const { useWaitingQuery, useAnswerQuestionMutation } = waitingApi;
