import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

export const NotificationRaised = defineEvent(
  'notification.raised',
  z.strictObject({
    notification_id: z.uuid(),
    account_id: z.uuid(),
    is_mailed: z.boolean().optional().describe('False: another e-mail says it already'),
  }),
);

/** A person's chosen hour for the daily e-mail has come, and alerts wait for it. */
export const DigestDue = defineEvent('digest.due', z.strictObject({ account_id: z.uuid() }));

/** An hour has ended in which a person got more alerts than are mailed one by one. */
export const BatchedAlertsDue = defineEvent(
  'gathered-alerts.due',
  z.strictObject({ account_id: z.uuid(), at: z.iso.datetime() }),
);

/** An alert has to be sent to a device, for the first time or again after a failure. */
export const PushDue = defineEvent(
  'push.due',
  z.strictObject({
    device_id: z.uuid(),
    notification_id: z.uuid(),
    attempt: z.int().min(1).describe('Counted from 1'),
  }),
);

/** A person wants to see whether notifications arrive on a device. */
export const TestPushRequested = defineEvent('push.test-requested', z.strictObject({ device_id: z.uuid() }));
