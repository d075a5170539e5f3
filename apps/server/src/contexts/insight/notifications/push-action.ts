import type { NotificationKind, QuestionKind, Role } from '@common-roof/contracts';
import { type PushAction, pushActionText, type Reader } from '@common-roof/words';

import type { OfferedAction } from '#kernel/web-push/web-push.ts';
import type { NotificationEntity } from './notification.entity.ts';

/** Questions that are answered with one tap where everything that waits is listed. */
const QUESTIONS: Partial<Record<NotificationKind, { label: PushAction; question: QuestionKind; names?: false }>> = {
  payment_to_confirm: { label: 'confirm', question: 'payment_to_confirm' },
  settle_up_to_confirm: { label: 'confirm', question: 'settle_up_to_confirm' },
  supply_to_verify: { label: 'confirm', question: 'purchase_to_confirm' },
  visit_reported: { label: 'confirm', question: 'visit_to_confirm' },
  // The alert is about all swaps in a house.
  swap_asked: { label: 'answer', question: 'swap_to_answer', names: false },
};

/** The pages that list everything that waits. */
const TODAY: Partial<Record<Role, string>> = { roomie: '/user', homeowner: '/admin' };

/**
 * Returns what a notification offers besides opening its page, or null. An action opens the place where one more tap
 * is the answer: the device isn't signed in outside the app, and what was asked may have changed since.
 */
export function actionOf(
  { kind, subject_id: about, link }: Pick<NotificationEntity, 'kind' | 'subject_id' | 'link'>,
  role: Role,
  reader: Reader,
): OfferedAction | null {
  const offer = (label: PushAction, url: string): OfferedAction => ({ title: pushActionText(label, reader), url });
  if (kind === 'messages_missed' || kind === 'message_mentioned') {
    return link === null ? null : offer('reply', `${link}${link.includes('?') ? '&' : '?'}write=1`);
  }
  const today = TODAY[role];
  if (today === undefined) return null;
  if (kind === 'chores_offered') return offer('take', `${today}?take=offer`);
  const asked = QUESTIONS[kind];
  if (asked === undefined || about === null) return null;
  return offer(asked.label, `${today}?answer=${asked.question}${asked.names === false ? '' : `:${about}`}`);
}
