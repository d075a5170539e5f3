import type { NotificationKind, OfferedAction, Role } from '@common-roof/contracts';
import { type PushAction, pushActionText, type Reader } from '@common-roof/words';

import type { NotificationEntity } from './notification.entity.ts';

/** Questions that are answered with one tap on the page of today, which lists them first. */
const QUESTIONS: Partial<Record<NotificationKind, PushAction>> = {
  payment_to_confirm: 'confirm',
  settle_up_to_confirm: 'confirm',
  supply_to_verify: 'confirm',
  visit_reported: 'confirm',
  swap_asked: 'answer',
  chores_offered: 'take',
};

const TODAY: Partial<Record<Role, string>> = { roomie: '/user', homeowner: '/admin' };

/**
 * Returns what a notification offers besides opening its page, or null. An action opens the place where one more tap
 * is the answer: the device isn't signed in outside the app, and what was asked may have changed since.
 */
export function actionOf(
  { kind, link }: Pick<NotificationEntity, 'kind' | 'link'>,
  role: Role,
  reader: Reader,
): OfferedAction | null {
  const offer = (label: PushAction, url: string): OfferedAction => ({ title: pushActionText(label, reader), url });
  if (kind === 'messages_missed' || kind === 'message_mentioned') {
    return link === null ? null : offer('reply', `${link}${link.includes('?') ? '&' : '?'}write=1`);
  }
  const [label, today] = [QUESTIONS[kind], TODAY[role]];
  return label === undefined || today === undefined ? null : offer(label, today);
}
