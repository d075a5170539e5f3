import type { AuditEvent } from '@common-roof/contracts';

import { api } from '#api/api.ts';
import { endpoint, pages } from '#api/request.ts';

export interface AuditFilters {
  event?: AuditEvent;
  actor_id?: string;
  target_id?: string;
  /** Events by or about this person. */
  person_id?: string;
  /** First and last day, as ISO dates in the reader's time zone. */
  first?: string;
  last?: string;
}

/** Returns the moment at which a day begins here, optionally a number of days later. */
const beginOf = (isoDate: string, daysLater = 0): string => {
  const [year = 1970, month = 1, day = 1] = isoDate.split('-').map(Number);
  return new Date(year, month - 1, day + daysLater).toISOString();
};

/** Converts the filters to the server's query. */
export const toAuditQuery = ({ first, last, ...filters }: AuditFilters) => ({
  ...filters,
  from: first === undefined ? undefined : beginOf(first),
  to: last === undefined ? undefined : beginOf(last, 1),
});

const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    auditLog: build.infiniteQuery({
      ...pages('GET /api/admins/audit', (filters: AuditFilters) => ({ query: toAuditQuery(filters) })),
      providesTags: ['AuditLog'],
      // Every read is itself audited, so a cached log would be outdated.
      keepUnusedDataFor: 0,
    }),
    checkAuditLog: build.mutation({
      ...endpoint('POST /api/admins/audit/check', (_: void) => ({ body: undefined })),
      invalidatesTags: ['AuditLog'],
    }),
  }),
});

export const { useAuditLogInfiniteQuery, useCheckAuditLogMutation } = auditApi;
