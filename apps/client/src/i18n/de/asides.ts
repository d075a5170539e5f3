import type { English } from '../en/index.ts';

export const words: Pick<English, 'terms' | 'notes' | 'alertList'> = {
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
};
