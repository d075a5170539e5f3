import type { Alert, OfAgreement } from './alert.ts';

export const leases = {
  notice_given: {
    en: ({ name, title, day, reason }, reader) => ({
      title: `${name} gave notice: “${title}” ends on ${reader.day(day)}`,
      body: reason,
    }),
    de: ({ name, title, day, reason }, reader) => ({
      title: `${name} hat gekündigt: „${title}“ endet am ${reader.day(day)}`,
      body: reason,
    }),
  } satisfies Alert<OfAgreement & { readonly day: string; readonly reason: string }>,
  notice_taken_back: {
    en: ({ name, title }) => ({ title: `“${title}” continues`, body: `${name} withdrew the notice.` }),
    de: ({ name, title }) => ({
      title: `„${title}“ läuft weiter`,
      body: `Die Kündigung wurde zurückgenommen von ${name}.`,
    }),
  } satisfies Alert<OfAgreement>,
  earlier_end_requested: {
    en: ({ name, title, day, reason }, reader) => ({
      title: `${name} asks to end “${title}” earlier, on ${reader.day(day)}`,
      body: reason === '' ? 'Accept or decline. Until you accept, the last day stays the same.' : reason,
    }),
    de: ({ name, title, day, reason }, reader) => ({
      title: `${name} möchte „${title}“ früher beenden, am ${reader.day(day)}`,
      body: reason === '' ? 'Stimm zu oder lehne ab. Bis dahin bleibt der letzte Tag, wie er ist.' : reason,
    }),
  } satisfies Alert<OfAgreement & { readonly day: string; readonly reason: string }>,
  earlier_end_agreed: {
    en: ({ name, title, day }, reader) => ({
      title: `${name} agreed: “${title}” ends on ${reader.day(day)}`,
      body: '',
    }),
    de: ({ name, title, day }, reader) => ({
      title: `${name} ist einverstanden: „${title}“ endet am ${reader.day(day)}`,
      body: '',
    }),
  } satisfies Alert<OfAgreement & { readonly day: string }>,
  withdrawal_requested: {
    en: ({ name, title, reason }) => ({
      title: `${name} asks to continue “${title}”`,
      body: reason === '' ? 'Accept or decline. Until you accept, it ends as planned.' : reason,
    }),
    de: ({ name, title, reason }) => ({
      title: `${name} möchte, dass „${title}“ weiterläuft`,
      body: reason === '' ? 'Stimm zu oder lehne ab. Bis dahin endet der Vertrag wie geplant.' : reason,
    }),
  } satisfies Alert<OfAgreement & { readonly reason: string }>,
  cancellation_requested: {
    en: ({ name, title, reason }) => ({
      title: `${name} asks to cancel “${title}”`,
      body: reason === '' ? 'It hasn’t begun yet. Accept or decline. Until you accept, it begins as agreed.' : reason,
    }),
    de: ({ name, title, reason }) => ({
      title: `${name} möchte „${title}“ aufheben`,
      body:
        reason === ''
          ? 'Der Vertrag hat noch nicht begonnen. Stimm zu oder lehne ab: Bis dahin beginnt er wie vereinbart.'
          : reason,
    }),
  } satisfies Alert<OfAgreement & { readonly reason: string }>,
  lease_cancelled: {
    en: ({ name, title }) => ({ title: `“${title}” is cancelled`, body: `${name} agreed. It never begins.` }),
    de: ({ name, title }) => ({
      title: `„${title}“ ist aufgehoben`,
      body: `${name} hat zugestimmt. Der Vertrag beginnt nicht.`,
    }),
  } satisfies Alert<OfAgreement>,
  lease_request_declined: {
    en: ({ name, title }) => ({
      title: `${name} declined your request about “${title}”`,
      body: 'The lease stays as it is.',
    }),
    de: ({ name, title }) => ({
      title: `${name} hat deine Anfrage zu „${title}“ abgelehnt`,
      body: 'Der Vertrag bleibt, wie er ist.',
    }),
  } satisfies Alert<OfAgreement>,
  lease_released: {
    en: ({ title }) => ({
      title: `“${title}” has ended`,
      body: 'The final settlement is with your lease. You can still see your messages and payments.',
    }),
    de: ({ title }) => ({
      title: `„${title}“ ist beendet`,
      body: 'Die Schlussabrechnung findest du beim Mietvertrag. Deine Nachrichten und Zahlungen kannst du weiter sehen.',
    }),
  } satisfies Alert<OfAgreement>,
  release_rolled_back: {
    en: ({ name, title }) => ({
      title: `“${title}” is under notice again`,
      body: `${name} undid the end of the lease.`,
    }),
    de: ({ name, title }) => ({
      title: `„${title}“ ist wieder gekündigt`,
      body: `Das Ende wurde zurückgenommen von ${name}.`,
    }),
  } satisfies Alert<OfAgreement>,
  term_ends: {
    en: ({ name, title, day }, reader) => ({
      title: `“${title}” with ${name} ends on ${reader.day(day)}, as agreed`,
      body: 'To stay longer, sign a new lease, or agree that this one continues.',
    }),
    de: ({ name, title, day }, reader) => ({
      title: `„${title}“ mit ${name} endet am ${reader.day(day)}, wie vereinbart`,
      body: 'Soll es länger dauern, unterschreibt einen neuen Mietvertrag oder vereinbart, dass dieser weiterläuft.',
    }),
  } satisfies Alert<OfAgreement & { readonly day: string }>,
  term_runs_on: {
    en: ({ name, title, day }, reader) => ({
      title: `“${title}” with ${name} continues after ${reader.day(day)}`,
      body: 'The agreed term ends then. The lease continues until one of you gives notice.',
    }),
    de: ({ name, title, day }, reader) => ({
      title: `„${title}“ mit ${name} läuft nach dem ${reader.day(day)} weiter`,
      body: 'Die vereinbarte Laufzeit endet dann. Der Mietvertrag gilt weiter, bis jemand kündigt.',
    }),
  } satisfies Alert<OfAgreement & { readonly day: string }>,
} as const;
