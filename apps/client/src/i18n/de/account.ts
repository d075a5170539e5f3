import type { account as en } from '../en/account.ts';

export const account: typeof en = {
  bell: {
    label: 'Hinweise',
    labelUnread_one: 'Hinweise, {{count}} ungelesen',
    labelUnread_other: 'Hinweise, {{count}} ungelesen',
  },
  phone: 'Telefon',
  currentPassword: 'Jetziges Passwort',
};
