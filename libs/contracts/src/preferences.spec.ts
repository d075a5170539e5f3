import { NOTIFICATION_KINDS } from './notifications.ts';
import { CHOSEN_KINDS } from './preferences.ts';

/** They have an e-mail of their own, answer one, or greet somebody who has just confirmed their address. */
const NO_MAIL_AS_ALERT = [
  'conversation_emailed',
  'account_security',
  'welcome',
  'cleaning_invitation',
  'payment_entered',
];

describe('what people are alerted to', () => {
  it('is e-mailed, too, as they choose, but where that would say it twice', () => {
    expect(NOTIFICATION_KINDS.filter((kind) => !(kind in CHOSEN_KINDS))).toEqual(NO_MAIL_AS_ALERT);
  });
});
