import type { Alert, Named, OfHouse, Place } from './alert.ts';

export const home = {
  house_rules: {
    en: ({ house, version }) => ({
      title: `New rules in ${house}`,
      body: `Version ${String(version)} is in force. Read the changes and acknowledge them.`,
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
      title: `Your room is now ${room}, ${house}`,
      body: 'Your homeowner moved you there. If you didn’t expect this, ask in the chat.',
    }),
    de: ({ room, house }) => ({
      title: `Dein Zimmer ist jetzt ${room}, ${house}`,
      body: 'So hat es deine Vermietung eingetragen. Wenn dich das überrascht, frag im Chat nach.',
    }),
  } satisfies Alert<Place>,
  stay_ended: {
    en: ({ room, house }) => ({
      title: `Your tenancy in ${room}, ${house} has ended`,
      body: 'Your homeowner marked the room vacant. You can still see your messages and payments.',
    }),
    de: ({ room, house }) => ({
      title: `Dein Mietverhältnis in ${room}, ${house} ist beendet`,
      body: 'Deine Vermietung hat das Zimmer als leer vermerkt. Deine Nachrichten und Zahlungen kannst du weiter sehen.',
    }),
  } satisfies Alert<Place>,
  rent_changed: {
    en: ({ room, house }) => ({
      title: `The rent for ${room}, ${house} has changed`,
      body: 'Your homeowner changed it. If you didn’t expect this, ask in the chat.',
    }),
    de: ({ room, house }) => ({
      title: `Die Miete für ${room}, ${house} hat sich geändert`,
      body: 'Deine Vermietung hat sie geändert. Wenn dich das überrascht, frag im Chat nach.',
    }),
  } satisfies Alert<Place>,

  cleaning_invitation: {
    en: ({ name, house }) => ({
      title: `${name} asks you to clean ${house}`,
      body: 'Accept or decline on your home page.',
    }),
    de: ({ name, house }) => ({
      title: `${name} fragt, ob du ${house} reinigst`,
      body: 'Auf deiner Startseite kannst du zusagen oder absagen.',
    }),
  } satisfies Alert<Named & OfHouse>,
  cleaning_accepted: {
    en: ({ name, house }) => ({ title: `${name} now cleans ${house}`, body: 'Your invitation was accepted.' }),
    de: ({ name, house }) => ({
      title: `${name} reinigt jetzt ${house}`,
      body: 'Deine Anfrage wurde angenommen.',
    }),
  } satisfies Alert<Named & OfHouse>,
  cleaning_declined: {
    en: ({ name, house }) => ({ title: `${name} can’t clean ${house}`, body: 'Your invitation was declined.' }),
    de: ({ name, house }) => ({
      title: `${name} kann ${house} nicht reinigen`,
      body: 'Deine Anfrage wurde abgelehnt.',
    }),
  } satisfies Alert<Named & OfHouse>,
  cleaning_changed: {
    en: ({ house }) => ({ title: `New cleaning days in ${house}`, body: 'Check your new times.' }),
    de: ({ house }) => ({ title: `Neue Reinigungstage in ${house}`, body: 'Sieh dir die neuen Zeiten an.' }),
  } satisfies Alert<OfHouse>,
  assignment_ended: {
    en: ({ house }) => ({
      title: `You no longer clean ${house}`,
      body: 'The homeowner ended it. Your other houses don’t change.',
    }),
    de: ({ house }) => ({
      title: `Du reinigst ${house} nicht mehr`,
      body: 'Die Vermietung hat das beendet. An deinen anderen Häusern ändert sich nichts.',
    }),
  } satisfies Alert<OfHouse>,
} as const;
