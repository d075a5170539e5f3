import type { Locale, ProblemCode } from '@common-roof/contracts';

/** The title of each kind of problem. */
export const titles: Record<ProblemCode, Record<Locale, string>> = {
  invalid_request: { en: 'The request is not valid', de: 'Die Anfrage ist nicht gültig' },
  unauthenticated: { en: 'Sign in first', de: 'Melde dich zuerst an' },
  wrong_credentials: { en: 'The sign-in did not work', de: 'Die Anmeldung hat nicht geklappt' },
  second_step_required: { en: 'Enter your code', de: 'Gib deinen Code ein' },
  passkey_required: { en: 'Sign in with your passkey', de: 'Melde dich mit deinem Passkey an' },
  forbidden: { en: 'Not allowed', de: 'Nicht erlaubt' },
  step_up_required: { en: 'Confirm with your password', de: 'Bestätige mit deinem Passwort' },
  account_leaving: { en: 'This account is about to be deleted', de: 'Dieses Konto wird bald gelöscht' },
  factor_needed: { en: 'Set up a second step first', de: 'Richte zuerst einen zweiten Schritt ein' },
  not_found: { en: 'Not found', de: 'Nicht gefunden' },
  method_not_allowed: { en: 'Method not allowed', de: 'Methode nicht erlaubt' },
  conflict: { en: 'That is not possible now', de: 'Das geht jetzt nicht' },
  stale_version: { en: 'Changed since you opened it', de: 'Jemand anders hat es geändert' },
  link_spent: { en: 'The link is used or has expired', de: 'Der Link ist benutzt oder abgelaufen' },
  challenge_spent: { en: 'That took too long', de: 'Das hat zu lange gedauert' },
  body_too_large: { en: 'Too large', de: 'Zu groß' },
  address_too_long: { en: 'The address is too long', de: 'Die Adresse ist zu lang' },
  unsupported_media_type: {
    en: 'This kind of content is not accepted',
    de: 'Diese Art von Inhalt wird nicht angenommen',
  },
  expectation_failed: { en: 'That cannot be expected here', de: 'Das lässt sich hier nicht erwarten' },
  rule_violated: { en: 'That is not acceptable', de: 'Das geht so nicht' },
  rate_limited: { en: 'Too many requests', de: 'Zu viele Anfragen' },
  headers_too_large: { en: 'Headers too large', de: 'Kopfzeilen zu groß' },
  internal: { en: 'Something went wrong on our side', de: 'Bei uns ist etwas schiefgegangen' },
  unavailable: { en: 'Not available at the moment', de: 'Gerade nicht verfügbar' },
};
