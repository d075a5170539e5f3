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
    en: ({ name, title }) => ({ title: `“${title}” goes on`, body: `${name} took the notice back.` }),
    de: ({ name, title }) => ({
      title: `„${title}“ läuft weiter`,
      body: `Die Kündigung wurde zurückgenommen von ${name}.`,
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
    en: ({ name, title }) => ({ title: `“${title}” is in force again`, body: `${name} took its end back.` }),
    de: ({ name, title }) => ({ title: `„${title}“ gilt wieder`, body: `Das Ende wurde zurückgenommen von ${name}.` }),
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
