import type { Alert, Named, OfHouse, Place } from './alert.ts';

export const home = {
  house_rules: {
    en: ({ house, version }) => ({
      title: `New rules in ${house}`,
      body: `Version ${String(version)} is in force. Read what changed, and acknowledge it.`,
    }),
    de: ({ house, version }) => ({
      title: `Neue Hausordnung in ${house}`,
      body: `Fassung ${String(version)} gilt jetzt. Lies, was sich geändert hat, und bestätige es.`,
    }),
  } satisfies Alert<OfHouse & { readonly version: number }>,
  house_rules_reminder: {
    en: ({ house, version }) => ({
      title: `Please acknowledge the rules of ${house}`,
      body: `Version ${String(version)} has been in force for a week.`,
    }),
    de: ({ house, version }) => ({
      title: `Bitte bestätige die Hausordnung von ${house}`,
      body: `Fassung ${String(version)} gilt seit einer Woche.`,
    }),
  } satisfies Alert<OfHouse & { readonly version: number }>,
  roomie_moved: {
    en: ({ room, house }) => ({
      title: `Your room is ${room}, ${house} now`,
      body: 'Your homeowner moved you there. If that is news to you, ask in the chat.',
    }),
    de: ({ room, house }) => ({
      title: `Dein Zimmer ist jetzt ${room}, ${house}`,
      body: 'So hat es deine Vermietung eingetragen. Wenn dir das neu ist, frag im Chat nach.',
    }),
  } satisfies Alert<Place>,
  stay_ended: {
    en: ({ room, house }) => ({
      title: `Your stay in ${room}, ${house} has ended`,
      body: 'Your homeowner marked the room vacant. What you wrote and paid stays readable to you.',
    }),
    de: ({ room, house }) => ({
      title: `Deine Zeit in ${room}, ${house} ist zu Ende`,
      body: 'Deine Vermietung hat das Zimmer als leer vermerkt. Was du geschrieben und bezahlt hast, kannst du weiter lesen.',
    }),
  } satisfies Alert<Place>,
  rent_changed: {
    en: ({ room, house }) => ({
      title: `The rent of ${room}, ${house} is different now`,
      body: 'Your homeowner changed it. If that is news to you, ask in the chat.',
    }),
    de: ({ room, house }) => ({
      title: `Die Miete für ${room}, ${house} ist jetzt anders`,
      body: 'Deine Vermietung hat sie geändert. Wenn dir das neu ist, frag im Chat nach.',
    }),
  } satisfies Alert<Place>,

  cleaning_invitation: {
    en: ({ name, house }) => ({
      title: `${name} asks you to look after ${house}`,
      body: 'Accept or decline on your page.',
    }),
    de: ({ name, house }) => ({
      title: `${name} fragt, ob du dich um ${house} kümmerst`,
      body: 'Auf deiner Seite kannst du zusagen oder absagen.',
    }),
  } satisfies Alert<Named & OfHouse>,
  cleaning_accepted: {
    en: ({ name, house }) => ({ title: `${name} looks after ${house} now`, body: 'Your invitation was accepted.' }),
    de: ({ name, house }) => ({
      title: `${name} kümmert sich jetzt um ${house}`,
      body: 'Deine Anfrage wurde angenommen.',
    }),
  } satisfies Alert<Named & OfHouse>,
  cleaning_declined: {
    en: ({ name, house }) => ({ title: `${name} cannot look after ${house}`, body: 'Your invitation was declined.' }),
    de: ({ name, house }) => ({
      title: `${name} kann sich nicht um ${house} kümmern`,
      body: 'Deine Anfrage wurde abgelehnt.',
    }),
  } satisfies Alert<Named & OfHouse>,
  cleaning_changed: {
    en: ({ house }) => ({ title: `New cleaning days in ${house}`, body: 'See when you are expected.' }),
    de: ({ house }) => ({ title: `Neue Reinigungstage in ${house}`, body: 'Sieh nach, wann du erwartet wirst.' }),
  } satisfies Alert<OfHouse>,
  assignment_ended: {
    en: ({ house }) => ({
      title: `You no longer look after ${house}`,
      body: 'The homeowner ended it. Your other houses stay as they are.',
    }),
    de: ({ house }) => ({
      title: `Du kümmerst dich nicht mehr um ${house}`,
      body: 'Die Vermietung hat das beendet. Deine anderen Häuser bleiben, wie sie sind.',
    }),
  } satisfies Alert<OfHouse>,
} as const;
