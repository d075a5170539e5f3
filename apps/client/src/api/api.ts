import { createApi } from '@reduxjs/toolkit/query/react';

import { baseQuery } from './base-query.ts';

/**
 * `Live`: updated by socket events, and refetched after a reconnect because events may have been missed. The other tags
 * name what a mutation makes stale.
 */
export const TAGS = [
  'Live',
  'Me',
  'Sessions',
  'Factors',
  'ApiTokens',
  'Conversations',
  'FailedEmails',
  'Backups',
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
  'Guarantees',
  'Chores',
  'CalendarLink',
  'Feed',
  'Points',
  'Appeals',
  'Rules',
  'Announcements',
  'Repairs',
  'Guide',
  'Calendar',
  'Stock',
  'RoomChoices',
  'Speaker',
  'Suggestions',
  'ChoreFeedback',
  'Visits',
  'Supplies',
  'SettleUp',
  'Costs',
  'Money',
  'Recalculating',
  'Ratings',
  'CoHomeowners',
  'DataExports',
  'Passports',
  'Waiting',
  'FirstSteps',
] as const;

/** The tag of a list, or of data combined from several items: stale if any item is. */
export const listOf = (type: (typeof TAGS)[number]) => ({ type, id: 'list' }) as const;

/** The api for every call of the client; features inject their endpoints. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  endpoints: () => ({}),
});
