import type { Alert, Named } from './alert.ts';

export const ads = {
  room_applied: {
    en: ({ name, ad }) => ({ title: `${name} would like to move in`, body: ad }),
    de: ({ name, ad }) => ({ title: `${name} möchte einziehen`, body: ad }),
  } satisfies Alert<Named & { readonly ad: string }>,
  applicants_wait: {
    en: ({ count, ad }) => ({
      title:
        count === 1
          ? 'An applicant is waiting for your answer'
          : `${String(count)} applicants are waiting for your answer`,
      body: `For three days or longer: ${ad}`,
    }),
    de: ({ count, ad }) => ({
      title: count === 1 ? 'Eine Bewerbung wartet auf Antwort' : `${String(count)} Bewerbungen warten auf Antwort`,
      body: `Seit drei Tagen oder länger: ${ad}`,
    }),
  } satisfies Alert<{ readonly count: number; readonly ad: string }>,
} as const;
