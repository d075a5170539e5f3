import { createApi } from '@reduxjs/toolkit/query/react';

import { baseQuery } from './base-query.ts';
import './register-calls.ts';

/**
 * `Live`: fed by socket events, fetched again once after a reconnect, because events may have been missed.
 * The other tags name what a mutation makes stale.
 */
export const TAGS = [
  'Live',
  'Me',
  'Sessions',
  'Factors',
  'Conversations',
  'FailedEmails',
  'FailedJobs',
  'Applicants',
  'Galleries',
  'Houses',
  'Neatkeepers',
  'AuditLog',
  'People',
  'Ads',
  'MoveReports',
  'Offers',
  'Showings',
  'Templates',
  'Leases',
  'Agreements',
  'Deposits',
  'Chores',
  'CalendarLink',
  'Feed',
  'Points',
  'Appeals',
  'Rules',
  'ChoreFeedback',
  'Visits',
  'Supplies',
  'SettleUp',
  'Costs',
  'Money',
  'Recalculating',
  'Ratings',
  'DataExports',
  'Waiting',
  'FirstSteps',
] as const;

/** Of a list, and of whatever is made from several of a kind: stale when any of them is. */
export const listOf = (type: (typeof TAGS)[number]) => ({ type, id: 'list' }) as const;

/** Every call of the client goes through this api; features inject their endpoints into it. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  endpoints: () => ({}),
});
