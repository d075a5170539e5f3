import { ROLES } from '@common-roof/contracts';
import { z } from 'zod';

import { defineEvent } from '../../../platform/events/define-event.ts';

const account = { account_id: z.uuid(), account_type: z.enum(ROLES) };

export const AccountInvited = defineEvent(
  'account.invited',
  z.strictObject({
    ...account,
    link_id: z.uuid(),
    invited_by: z.uuid(),
    is_mailed: z.boolean().optional().describe('False: another e-mail has the link in it'),
  }),
);
export const PasswordChanged = defineEvent('account.password-changed', z.strictObject(account));
/** Somebody says they forgot the password of an account; null where there is none to send a link to. */
export const PasswordResetRequested = defineEvent(
  'account.reset-asked',
  z.strictObject({ account_id: z.uuid().nullable() }),
);
export const ResetRequested = defineEvent('account.reset-requested', z.strictObject({ ...account, link_id: z.uuid() }));
export const VerificationRequested = defineEvent(
  'account.verification-requested',
  z.strictObject({ ...account, link_id: z.uuid() }),
);
export const EmailVerified = defineEvent('account.email-verified', z.strictObject(account));
export const TermsAccepted = defineEvent('account.terms-accepted', z.strictObject({ ...account, version: z.string() }));
export const EmailChangeRequested = defineEvent(
  'account.email-change-requested',
  z.strictObject({ ...account, link_id: z.uuid() }),
);
export const EmailChanged = defineEvent('account.email-changed', z.strictObject(account));
/** Its owner has asked for its end: until it comes they can keep it. */
export const AccountLeaving = defineEvent('account.leaving', z.strictObject({ ...account, due_at: z.iso.datetime() }));
export const AccountLeavesSoon = defineEvent('account.leaves-soon', z.strictObject(account));
export const AccountDeletionDue = defineEvent('account.deletion-due', z.strictObject(account));
export const AccountDeletionCancelled = defineEvent('account.kept', z.strictObject(account));
/** It was to be deleted, and somebody depends on it again. */
export const AccountDeletionCalledOff = defineEvent('account.deletion-called-off', z.strictObject(account));
/** Who it was is forgotten already; each module forgets what it knows of them. */
export const AccountDeleted = defineEvent('account.deleted', z.strictObject(account));
/** An admin has shut the account, or opened it again. */
export const AccountDisabled = defineEvent('account.disabled', z.strictObject({ ...account, changed_by: z.uuid() }));
export const AccountEnabled = defineEvent('account.enabled', z.strictObject({ ...account, changed_by: z.uuid() }));
export const SignedIn = defineEvent('account.signed-in', z.strictObject(account));
