import type { Alert, Named } from './alert.ts';

export const identity = {
  password_changed: {
    en: { title: 'Your password was changed', body: 'If that was not you, reset it now.' },
    de: { title: 'Dein Passwort wurde geändert', body: 'Wenn du das nicht warst, setze es jetzt zurück.' },
  },
  homeowner_applied: {
    en: ({ name, city }) => ({ title: `${name} would like to list houses`, body: city }),
    de: ({ name, city }) => ({ title: `${name} möchte Häuser anbieten`, body: city }),
  } satisfies Alert<Named & { readonly city: string }>,
} as const;
