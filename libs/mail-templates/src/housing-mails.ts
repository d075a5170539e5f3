import { listed, text } from '@common-roof/words/params';

import { mail } from './mail.ts';

const link = { firstName: text, url: text } as const;
const toUrl = ({ url }: { readonly url: string }): { readonly url: string } => ({ url });

export const applicationReceived = mail('applicationReceived', link, toUrl);
export const applicationRejected = mail('applicationRejected', { ...link, reason: text }, toUrl);
export const alreadyHomeowner = mail('alreadyHomeowner', link, toUrl);
export const keeperInvitation = mail('keeperInvitation', { ...link, invitedBy: text, houses: listed('; ') }, toUrl);
