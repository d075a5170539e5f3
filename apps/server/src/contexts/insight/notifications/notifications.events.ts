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
