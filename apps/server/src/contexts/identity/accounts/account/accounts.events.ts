import { ROLES } from '@common-roof/contracts';
import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

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
/** A password reset was requested; null when there is no account to send a link to. */
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
/** The owner has requested the deletion: until it happens they can keep the account. */
export const AccountLeaving = defineEvent('account.leaving', z.strictObject({ ...account, due_at: z.iso.datetime() }));
export const AccountLeavesSoon = defineEvent('account.leaves-soon', z.strictObject(account));
export const AccountDeletionDue = defineEvent('account.deletion-due', z.strictObject(account));
export const AccountDeletionCancelled = defineEvent('account.kept', z.strictObject(account));
/** The deletion was cancelled because another person depends on the account again. */
export const AccountDeletionCalledOff = defineEvent('account.deletion-called-off', z.strictObject(account));
/** The account is anonymous already; each module deletes what it stores about it. */
export const AccountDeleted = defineEvent('account.deleted', z.strictObject(account));
/** An admin disabled the account or enabled it again. */
export const AccountDisabled = defineEvent('account.disabled', z.strictObject({ ...account, changed_by: z.uuid() }));
export const AccountEnabled = defineEvent('account.enabled', z.strictObject({ ...account, changed_by: z.uuid() }));
export const SignedIn = defineEvent('account.signed-in', z.strictObject(account));
