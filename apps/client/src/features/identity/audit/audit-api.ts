import { type AuditEvent, type CallResponse, checkAuditLog, listAuditLog } from '@common-roof/contracts';

import { api } from '../../../api/api.ts';
import { type Answer, request } from '../../../api/request.ts';

export interface AuditFilters {
  event?: AuditEvent;
  actor_id?: string;
  target_id?: string;
  /** The first and the last day, as ISO dates where the reader is. */
  first?: string;
  last?: string;
}

/** The moment at which a day begins here, some days later. */
const beginOf = (isoDate: string, daysLater = 0): string => {
  const [year = 1970, month = 1, day = 1] = isoDate.split('-').map(Number);
  return new Date(year, month - 1, day + daysLater).toISOString();
};

const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    auditLog: build.infiniteQuery<CallResponse<typeof listAuditLog>, AuditFilters, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (last) => last.next_cursor ?? undefined },
      query: ({ queryArg: { first, last, ...filters }, pageParam }) =>
        request(listAuditLog)({
          query: {
            ...filters,
            ...(first === undefined ? {} : { from: beginOf(first) }),
            ...(last === undefined ? {} : { to: beginOf(last, 1) }),
            ...(pageParam === null ? {} : { cursor: pageParam }),
          },
        }),
      providesTags: ['AuditLog'],
      // Every look is a line itself, so a log from the cache would be an old one.
      keepUnusedDataFor: 0,
    }),
    checkAuditLog: build.mutation<Answer<typeof checkAuditLog>, void>({
      query: () => request(checkAuditLog)({ body: undefined }),
      invalidatesTags: ['AuditLog'],
    }),
  }),
});

export const { useAuditLogInfiniteQuery, useCheckAuditLogMutation } = auditApi;
