export const account = {
  unsent: {
    ask: 'Log out before everything is sent?',
    text: 'Something that you wrote on this device has not been sent yet. If you log out now, it is deleted here, and so are your drafts.',
    confirm: 'Log out and delete it',
    stay: 'Stay',
  },
  bell: {
    label: 'Alerts',
    labelUnread_one: 'Alerts, {{count}} unread',
    labelUnread_other: 'Alerts, {{count}} unread',
  },
  phone: 'Phone',
  stepUp: {
    currentPassword: 'Current password',
    title: 'Is it you?',
    text: 'This cannot be done by a screen that was left alone. Please confirm with your password.',
    confirm: 'Confirm',
    passkey: 'Use a passkey',
  },
};
