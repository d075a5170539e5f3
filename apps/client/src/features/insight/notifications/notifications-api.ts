import type { Notification } from '@common-roof/contracts';
import type { InfiniteData } from '@reduxjs/toolkit/query';

import { api } from '#api/api.ts';
import type { Answer } from '#api/calls.ts';
import { endpoint, pages } from '#api/request.ts';
import { streamInto } from '#realtime/stream-into.ts';

type NotificationPage = Answer<'GET /api/notifications'>;
type Pages = InfiniteData<NotificationPage, string | null>;

export function withCreated(pages: Pages, created: Notification): void {
  const first = pages.pages[0];
  if (first === undefined || pages.pages.some((page) => page.items.some(({ _id }) => _id === created._id))) return;
  first.items.unshift(created);
  if (created.read_at === null) first.unread += 1;
}

export function withRead(pages: Pages, ids: readonly string[] | 'all', at: string = new Date().toISOString()): void {
  const first = pages.pages[0];
  if (first === undefined) return;
  for (const page of pages.pages) {
    for (const item of page.items) {
      if (item.read_at !== null || (ids !== 'all' && !ids.includes(item._id))) continue;
      item.read_at = at;
      first.unread = Math.max(first.unread - 1, 0);
    }
  }
  if (ids === 'all') first.unread = 0;
}

export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    notifications: build.infiniteQuery({
      ...pages('GET /api/notifications', (_: void) => ({ query: { limit: '20' } })),
      providesTags: ['Live'],
      ...streamInto<Pages, void>({
        'notification:created': withCreated,
        'notification:read': (pages, { ids }) => {
          withRead(pages, ids);
        },
      }),
    }),
    readNotification: build.mutation({
      ...endpoint('PUT /api/notifications/{id}/read'),
      async onQueryStarted({ params }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          notificationsApi.util.updateQueryData('notifications', undefined, (pages) => {
            withRead(pages, [params.id]);
          }),
        );
        await queryFulfilled.catch(patch.undo);
      },
    }),
    readAllNotifications: build.mutation({
      ...endpoint('PUT /api/notifications/read-all'),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          notificationsApi.util.updateQueryData('notifications', undefined, (pages) => {
            withRead(pages, 'all');
          }),
        );
        await queryFulfilled.catch(patch.undo);
      },
    }),
  }),
});

export const { useNotificationsInfiniteQuery, useReadNotificationMutation, useReadAllNotificationsMutation } =
  notificationsApi;
