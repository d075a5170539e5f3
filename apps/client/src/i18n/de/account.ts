import type { account as en } from '../en/account.ts';

export const account: typeof en = {
  unsent: {
    ask: 'Abmelden, bevor alles gesendet ist?',
    text: 'Etwas, das du auf diesem Gerät geschrieben hast, ist noch nicht gesendet. Wenn du dich jetzt abmeldest, wird es hier gelöscht, und deine Entwürfe auch.',
    confirm: 'Abmelden und löschen',
    stay: 'Bleiben',
  },
  bell: {
    label: 'Hinweise',
    labelUnread_one: 'Hinweise, {{count}} ungelesen',
    labelUnread_other: 'Hinweise, {{count}} ungelesen',
  },
  phone: 'Telefon',
  stepUp: {
    currentPassword: 'Jetziges Passwort',
    title: 'Bist du es?',
    text: 'Das soll niemand an einem verlassenen Bildschirm tun können. Bitte bestätige es mit deinem Passwort.',
    confirm: 'Bestätigen',
    passkey: 'Passkey verwenden',
  },
};
