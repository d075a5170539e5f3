import type { signIn as en } from '../en/sign-in.ts';

export const signIn: typeof en = {
  heading: 'Willkommen zu Hause',
  lead: 'Melde dich bei deinem Haus an.',
  email: 'E-Mail',
  password: 'Passwort',
  accountType: 'Ich bin',
  submit: 'Anmelden',
  forgotten: 'Passwort vergessen?',
  ended: {
    expired:
      'Du wurdest abgemeldet, weil die Sitzung abgelaufen ist. Melde dich an, und du bist wieder da, wo du warst.',
    revoked: 'Du wurdest abgemeldet, zum Beispiel weil das Passwort geändert oder das Konto überall abgemeldet wurde.',
    logged_out: 'Du bist abgemeldet.',
  },
  field: {
    password: 'Gib dein Passwort ein.',
    tooShort: 'Nimm mindestens {{min}} Zeichen.',
    differs: 'Die beiden Passwörter sind verschieden.',
  },
  forgot: {
    heading: 'Passwort vergessen',
    lead: 'Wir senden einen Link, der einmal gilt, 30 Minuten lang.',
    submit: 'Link senden',
    done: 'Wenn es so ein Konto gibt, ist ein Link an {{email}} unterwegs. Sieh auch im Spam-Ordner nach.',
    back: 'Zurück zur Anmeldung',
  },
  reset: {
    heading: 'Neues Passwort wählen',
    lead: 'Es beendet jede offene Sitzung; du meldest dich überall neu an.',
    submit: 'Passwort setzen',
    done: 'Dein neues Passwort gilt. Melde dich damit an.',
  },
  invite: {
    heading: 'Willkommen unter dem Dach',
    lead: 'Wähle ein Passwort, und dein Konto ist bereit.',
    submit: 'Passwort setzen',
    done: 'Dein Konto ist bereit. Melde dich mit deiner E-Mail und dem neuen Passwort an.',
  },
  newPassword: 'Neues Passwort',
  repeatPassword: 'Noch einmal dasselbe',
  passwordHint: 'Mindestens {{min}} Zeichen. Ein paar Wörter ohne Zusammenhang sind ein gutes.',
  badLink: {
    heading: 'Dieser Link ist unvollständig',
    text: 'Öffne ihn noch einmal aus der E-Mail, oder kopiere die ganze Adresse.',
    askAgain: 'Neuen Link anfordern',
  },
  verify: {
    heading: 'E-Mail-Adresse bestätigen',
    working: 'Die Adresse wird bestätigt …',
    done: 'Deine Adresse ist bestätigt. Danke.',
    failed: 'Die Adresse konnte nicht bestätigt werden',
  },
  confirmEmail: {
    heading: 'Neue E-Mail-Adresse',
    working: 'Deine neue Adresse wird bestätigt …',
    done: 'Melde dich ab jetzt mit deiner neuen Adresse an.',
    failed: 'Deine neue Adresse konnte nicht bestätigt werden',
  },
  unsubscribe: {
    heading: 'Weniger E-Mails?',
    lead: 'Du bekommst keine E-Mails dieser Art mehr. Hinweise bleiben in der App.',
    submit: 'Abbestellen',
    done: 'Erledigt. Du bekommst keine solchen E-Mails mehr.',
  },
  goToSignIn: 'Zur Anmeldung',
};
