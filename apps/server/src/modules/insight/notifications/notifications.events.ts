import { z } from 'zod';

import { defineEvent } from '../../../platform/events/define-event.ts';

export const NotificationRaised = defineEvent(
  'notification.raised',
  z.strictObject({
    notification_id: z.uuid(),
    account_id: z.uuid(),
    is_mailed: z.boolean().optional().describe('False: another e-mail says it already'),
  }),
);

/** The hour has come that somebody chose for their daily e-mail, and alerts wait for it. */
export const DigestDue = defineEvent('digest.due', z.strictObject({ account_id: z.uuid() }));

/** The end of an hour in which somebody was told more than is mailed one by one. */
export const BatchedAlertsDue = defineEvent(
  'gathered-alerts.due',
  z.strictObject({ account_id: z.uuid(), at: z.iso.datetime() }),
);
