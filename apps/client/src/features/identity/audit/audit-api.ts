import type { AuditEvent } from '@common-roof/contracts';

import { api } from '../../../api/api.ts';
import { endpoint, pages } from '../../../api/request.ts';

export interface AuditFilters {
  event?: AuditEvent;
  actor_id?: string;
  target_id?: string;
  /** What they did, and what was done to them. */
  person_id?: string;
  /** The first and the last day, as ISO dates where the reader is. */
  first?: string;
  last?: string;
}

/** The moment at which a day begins here, some days later. */
const beginOf = (isoDate: string, daysLater = 0): string => {
  const [year = 1970, month = 1, day = 1] = isoDate.split('-').map(Number);
  return new Date(year, month - 1, day + daysLater).toISOString();
};

/** What the server is asked for. */
export const toAuditQuery = ({ first, last, ...filters }: AuditFilters) => ({
  ...filters,
  from: first === undefined ? undefined : beginOf(first),
  to: last === undefined ? undefined : beginOf(last, 1),
});

const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    auditLog: build.infiniteQuery({
      ...pages('listAuditLog', (filters: AuditFilters) => ({ query: toAuditQuery(filters) })),
      providesTags: ['AuditLog'],
      // Every look is a line itself, so a log from the cache would be an old one.
      keepUnusedDataFor: 0,
    }),
    checkAuditLog: build.mutation({
      ...endpoint('checkAuditLog', (_: void) => ({ body: undefined })),
      invalidatesTags: ['AuditLog'],
    }),
  }),
});

export const { useAuditLogInfiniteQuery, useCheckAuditLogMutation } = auditApi;
