import { defineCapability } from '#kernel/capabilities/capability.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

export const RESET_LINK = defineCapability({
  kind: 'reset',
  page: '/reset-password?token=',
  lifeSeconds: 30 * MINUTE,
  uses: 1,
  advice: 'Ask for a new one.',
});
export const INVITE_LINK = defineCapability({
  kind: 'invite',
  page: '/accept-invite?token=',
  lifeSeconds: 7 * DAY,
  uses: 1,
  advice: 'Ask for a new one.',
});
export const VERIFY_LINK = defineCapability({
  kind: 'verify',
  page: '/verify-email?token=',
  lifeSeconds: 7 * DAY,
  uses: 1,
  advice: 'Ask for a new one.',
});
export const CHANGE_EMAIL_LINK = defineCapability({
  kind: 'change-email',
  page: '/confirm-email?token=',
  lifeSeconds: DAY,
  uses: 1,
  advice: 'Ask for a new one.',
});

/**
 * Every link that opens or moves an account. A new password or address revokes them all: another person may hold one.
 */
export const ACCOUNT_LINKS = [RESET_LINK, INVITE_LINK, VERIFY_LINK, CHANGE_EMAIL_LINK] as const;
