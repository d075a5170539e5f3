import type { FactorChange } from '@common-roof/contracts';

import { signInChanges as CHANGES, codesLeft as leftIn } from '../sign-in-changes.ts';
import type { Alert, Named } from './alert.ts';

interface SignInChange {
  readonly change: FactorChange;
  /** Number of recovery codes left, if one was used. */
  readonly left: number | null;
}

export const identity = {
  password_changed: {
    en: { title: 'Your password was changed', body: 'If this wasn’t you, reset it now.' },
    de: { title: 'Dein Passwort wurde geändert', body: 'Wenn du das nicht warst, setze es jetzt zurück.' },
  },
  data_export_ready: {
    en: ({ day }, reader) => ({
      title: 'Your data is ready to download',
      body: `Get it on your profile page by ${reader.day(day)}. If you didn’t ask for it, change your password.`,
    }),
    de: ({ day }, reader) => ({
      title: 'Deine Daten stehen zum Herunterladen bereit',
      body: `Du findest sie bis ${reader.day(day)} auf deiner Profilseite. Wenn du sie nicht angefordert hast, ändere dein Passwort.`,
    }),
  } satisfies Alert<{ readonly day: string }>,
  data_export_failed: {
    en: { title: 'We couldn’t prepare your data', body: 'Ask for it again on your profile page.' },
    de: {
      title: 'Deine Daten konnten nicht zusammengestellt werden',
      body: 'Fordere sie auf deiner Profilseite noch einmal an.',
    },
  },
  sign_in_changed: {
    en: ({ change, left }) => ({
      title: CHANGES.en[change],
      body: `${leftIn.en(left)}If this wasn’t you, reset your password now.`,
    }),
    de: ({ change, left }) => ({
      title: CHANGES.de[change],
      body: `${leftIn.de(left)}Wenn du das nicht warst, setze jetzt dein Passwort zurück.`,
    }),
  } satisfies Alert<SignInChange>,
  homeowner_applied: {
    en: ({ name, city }) => ({ title: `${name} would like to list houses`, body: city }),
    de: ({ name, city }) => ({ title: `${name} möchte Häuser anbieten`, body: city }),
  } satisfies Alert<Named & { readonly city: string }>,
} as const;
