import { publish, type Published } from '#kernel/database/published.ts';
import { NotificationPreferenceEntity } from './notification-preference.entity.ts';
import { PushSubscriptionEntity } from './push-subscription.entity.ts';

/** What contexts above may read by SQL. */
export const published: readonly Published[] = [
  publish(NotificationPreferenceEntity, ['account_id']),
  publish(PushSubscriptionEntity, ['account_id']),
];
