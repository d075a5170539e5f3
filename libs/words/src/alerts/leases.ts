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
    en: ({ name, title }) => ({ title: `“${title}” continues`, body: `${name} took the notice back.` }),
    de: ({ name, title }) => ({
      title: `„${title}“ läuft weiter`,
      body: `Die Kündigung wurde zurückgenommen von ${name}.`,
    }),
  } satisfies Alert<OfAgreement>,
  earlier_end_requested: {
    en: ({ name, title, day, reason }, reader) => ({
      title: `${name} asks to end “${title}” earlier, on ${reader.day(day)}`,
      body: reason === '' ? 'Accept or decline. Until you accept, the last day stays as it is.' : reason,
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
      title: `${name} asks to withdraw the notice: “${title}” would continue`,
      body: reason === '' ? 'Accept or decline. Until you accept, the notice stands.' : reason,
    }),
    de: ({ name, title, reason }) => ({
      title: `${name} möchte, dass die Kündigung zurückgenommen wird: „${title}“ liefe weiter`,
      body: reason === '' ? 'Stimm zu oder lehne ab. Bis dahin gilt die Kündigung.' : reason,
    }),
  } satisfies Alert<OfAgreement & { readonly reason: string }>,
  lease_request_declined: {
    en: ({ name, title }) => ({
      title: `${name} declined your request about “${title}”`,
      body: 'The notice and the last day stay as they are.',
    }),
    de: ({ name, title }) => ({
      title: `${name} hat deine Anfrage zu „${title}“ abgelehnt`,
      body: 'Die Kündigung und der letzte Tag bleiben, wie sie sind.',
    }),
  } satisfies Alert<OfAgreement>,
  lease_released: {
    en: ({ title }) => ({
      title: `“${title}” has ended`,
      body: 'You find the settlement with your lease. What you wrote and paid stays readable to you.',
    }),
    de: ({ title }) => ({
      title: `„${title}“ ist beendet`,
      body: 'Die Abrechnung findest du beim Mietvertrag. Was du geschrieben und bezahlt hast, kannst du weiter lesen.',
    }),
  } satisfies Alert<OfAgreement>,
  release_rolled_back: {
    en: ({ name, title }) => ({ title: `“${title}” is under notice again`, body: `${name} took its end back.` }),
    de: ({ name, title }) => ({
      title: `„${title}“ ist wieder gekündigt`,
      body: `Das Ende wurde zurückgenommen von ${name}.`,
    }),
  } satisfies Alert<OfAgreement>,
  lease_ends_soon: {
    en: ({ name, title, day }, reader) => ({
      title: `“${title}” of ${name} ends on ${reader.day(day)}`,
      body: 'Offer a new one, or release it in time.',
    }),
    de: ({ name, title, day }, reader) => ({
      title: `„${title}“ von ${name} endet am ${reader.day(day)}`,
      body: 'Biete einen neuen Vertrag an, oder beende diesen rechtzeitig.',
    }),
  } satisfies Alert<OfAgreement & { readonly day: string }>,
} as const;
