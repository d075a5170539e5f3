import { LIMITS, type Message } from '@common-roof/contracts';

export type ComposerMode = { kind: 'new' } | { kind: 'reply'; to: Message } | { kind: 'edit'; message: Message };

export const NEW_MESSAGE: ComposerMode = { kind: 'new' };

const EDIT_MS = LIMITS.messageEditMinutes * 60_000;

export const isOwn = (message: Message, accountId: string): boolean => message.sender_id === accountId;

export const canEdit = (message: Message, accountId: string, now: number): boolean =>
  isOwn(message, accountId) &&
  message.deleted_at === null &&
  message.poll === null &&
  now - Date.parse(message.created_at) < EDIT_MS;

export const canDelete = (message: Message, accountId: string): boolean =>
  isOwn(message, accountId) && message.deleted_at === null;
