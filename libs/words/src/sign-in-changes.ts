import type { FactorChange, Locale } from '@common-roof/contracts';

/** Changes of a person's sign-in methods, as notifications and e-mails state them. */
export const signInChanges: Record<Locale, Record<FactorChange, string>> = {
  en: {
    two_step_on: 'Two-step sign-in is on',
    two_step_off: 'Two-step sign-in was turned off',
    recovery_codes_new: 'You have new recovery codes',
    recovery_code_used: 'A recovery code was used to sign in',
    passkey_added: 'A passkey was added to your account',
    passkey_removed: 'A passkey was removed from your account',
    factors_reset: 'An admin reset your two-step sign-in and passkeys',
  },
  de: {
    two_step_on: 'Die Anmeldung in zwei Schritten ist an',
    two_step_off: 'Die Anmeldung in zwei Schritten wurde ausgeschaltet',
    recovery_codes_new: 'Du hast neue Wiederherstellungscodes',
    recovery_code_used: 'Jemand hat sich mit einem Wiederherstellungscode angemeldet',
    passkey_added: 'Ein Passkey wurde zu deinem Konto hinzugefügt',
    passkey_removed: 'Ein Passkey wurde aus deinem Konto entfernt',
    factors_reset: 'Die Verwaltung hat deine Anmeldung in zwei Schritten und deine Passkeys zurückgesetzt',
  },
};

/** Precedes another sentence; empty if no code was used. */
export const codesLeft: Record<Locale, (left: number | null) => string> = {
  en: (left) => {
    if (left === null) return '';
    if (left === 0) return 'That was your last recovery code. Create new ones in your profile. ';
    return `${left === 1 ? 'One recovery code' : `${String(left)} recovery codes`} left. `;
  },
  de: (left) => {
    if (left === null) return '';
    if (left === 0) return 'Das war der letzte Wiederherstellungscode: Erzeuge in deinem Profil neue. ';
    return `${left === 1 ? 'Ein Wiederherstellungscode ist' : `${String(left)} Wiederherstellungscodes sind`} übrig. `;
  },
};
