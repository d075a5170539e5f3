import type { English } from '../en/index.ts';

export const words: Pick<English, 'terms' | 'notes' | 'alertList' | 'unsent' | 'stepUp'> = {
  terms: {
    heading: 'Nutzungsbedingungen und Vertraulichkeitsvereinbarung',
    intro: 'Bitte lies und akzeptiere beides, bevor es weitergeht. Maßgeblich ist der englische Text.',
    introAgain: 'Die Bedingungen haben sich geändert. Lies, was anders ist, und nimm sie an, bevor es weitergeht.',
    changed: 'Was sich seit dem {{since}} geändert hat',
    checkbox: 'Ich habe diese Bedingungen und die NDA gelesen und akzeptiere sie.',
    accept: 'Akzeptieren',
    mustTick: 'Bitte akzeptiere die Bedingungen und die NDA, um fortzufahren.',
    outdated: 'Es gibt eine neuere Fassung der Bedingungen. Lade die Seite neu, um sie zu lesen.',
    box: 'Bedingungen und NDA',
  },
  notes: {
    title: 'Dein Notizzettel',
    placeholder: 'Schreib irgendetwas …',
    label: 'Notiz',
    saved: 'Notiz gespeichert',
    hint: 'Nur du kannst sie lesen.',
    otherSaved: 'Ein anderer Tab oder ein anderes Gerät hat die Notiz inzwischen gespeichert.',
    theirs: 'Die gespeicherte Notiz',
    keepMine: 'Meine behalten',
    takeTheirs: 'Die gespeicherte nehmen',
    tooLong: 'Die Notiz hat {{count}} Zeichen; {{max}} passen hinein.',
  },
  alertList: {
    heading: 'Hinweise',
    readAll: 'Alle als gelesen markieren',
    empty: 'Nichts Neues. Hinweise zu verpassten Nachrichten und zu deinem Konto erscheinen hier.',
    unread: 'Ungelesen',
    older: 'Ältere Hinweise',
  },
  unsent: {
    ask: 'Abmelden, bevor alles gesendet ist?',
    text: 'Etwas, das du auf diesem Gerät geschrieben hast, ist noch nicht gesendet. Wenn du dich jetzt abmeldest, wird es hier gelöscht, und deine Entwürfe auch.',
    confirm: 'Abmelden und löschen',
    stay: 'Bleiben',
  },
  stepUp: {
    title: 'Bist du es?',
    text: 'Das soll niemand an einem verlassenen Bildschirm tun können. Bitte bestätige es mit deinem Passwort.',
    confirm: 'Bestätigen',
    passkey: 'Passkey verwenden',
  },
};
