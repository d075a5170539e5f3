import { count, day, maybe, moment, signInChange, stored, text } from '@common-roof/words/params';

import { mail } from './mail.ts';

const link = { firstName: text, url: text } as const;
const toUrl = ({ url }: { readonly url: string }): { readonly url: string } => ({ url });

/** `invitedBy`: null stands for the operator of the installation. */
export const invite = mail('invite', { ...link, invitedBy: maybe(text) }, toUrl);
export const resetPassword = mail('resetPassword', link, toUrl);
export const verifyEmail = mail('verifyEmail', link, toUrl);
export const passwordChanged = mail('passwordChanged', link, toUrl);
/** `left`: the number of recovery codes left, if one was used. */
export const signInChanged = mail('signInChanged', { ...link, change: signInChange, left: maybe(count) }, toUrl);
/** `day`: the last day of the token. */
export const apiTokenCreated = mail('apiTokenCreated', { ...link, day }, toUrl);
export const confirmNewEmail = mail('confirmNewEmail', link, toUrl);
export const emailChangeNotice = mail('emailChangeNotice', link, toUrl);
export const addressTaken = mail('addressTaken', { url: text }, toUrl);

/** `until`: when the invitation lapses. */
export const coHomeownerInvited = mail('coHomeownerInvited', { ...link, homeowner: text, until: moment }, toUrl);

export const dataExportReady = mail('dataExportReady', { ...link, expiresAt: moment }, toUrl);
/** `dueAt`: when the account will be deleted. */
export const accountLeaving = mail('accountLeaving', { ...link, dueAt: moment }, toUrl);
export const accountLeavesSoon = mail('accountLeavesSoon', { ...link, dueAt: moment }, toUrl);
export const deletionCalledOff = mail('deletionCalledOff', link, toUrl);
/** To a person whose name is no longer stored. */
export const accountDeleted = mail('accountDeleted', { day });

export const contactMessage = mail('contactMessage', { name: text, email: text, message: text });
/** To the operator: the current heads of the evidence streams, as a file. */
export const evidenceHeads = mail('evidenceHeads', { count });

/** To the operator: a backup wasn't made. `reason`: a sentence of the command. */
export const backupFailed = mail('backupFailed', { reason: text });

interface Fault {
  readonly kind: string;
  readonly house_id: string;
  readonly id: string;
}

/** To the operator: the nightly ledger check found inconsistencies. `faults` are the first of them. */
export const ledgerFoundWrong = mail(
  'ledgerFoundWrong',
  { wrong: count, faults: stored<readonly Fault[]>() },
  ({ faults }) => ({ lists: { faults: faults.map(({ kind, house_id, id }) => `${kind} · ${house_id} · ${id}`) } }),
);
