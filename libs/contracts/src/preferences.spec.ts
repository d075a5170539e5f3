import { NOTIFICATION_KINDS } from './notifications.ts';
import { CHOSEN_KINDS } from './preferences.ts';

/** Kinds with a separate e-mail, answers to an e-mail, and the welcome after confirming an address. */
const NO_MAIL_AS_ALERT = [
  'conversation_emailed',
  'account_security',
  'welcome',
  'cleaning_invitation',
  'payment_entered',
];

describe('notification kinds', () => {
  it('can all be e-mailed by choice, except those with an e-mail of their own', () => {
    expect(NOTIFICATION_KINDS.filter((kind) => !(kind in CHOSEN_KINDS))).toEqual(NO_MAIL_AS_ALERT);
  });
});
