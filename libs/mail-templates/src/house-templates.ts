import { hello, inEveryLanguage } from './layout.ts';

interface LinkMail {
  readonly firstName: string;
  readonly url: string;
}

export const applicationReceived = inEveryLanguage<LinkMail>({
  en: (data) => ({
    subject: 'Confirm your application to Common Roof',
    greeting: hello.en(data),
    paragraphs: [
      'Thank you for applying to list your houses on Common Roof.',
      'Confirm that this address is yours. Then we read your application and answer by e-mail.',
    ],
    action: { label: 'Confirm my application', url: data.url },
    small: ['The link works for 7 days. If you didn’t apply, ignore this e-mail.'],
  }),
  de: (data) => ({
    subject: 'Bestätige deine Bewerbung bei Common Roof',
    greeting: hello.de(data),
    paragraphs: [
      'Danke, dass du deine Häuser auf Common Roof anbieten möchtest.',
      'Ein Klick bestätigt, dass diese Adresse dir gehört. Dann liest jemand von uns deine Bewerbung und antwortet per E-Mail.',
    ],
    action: { label: 'Bewerbung bestätigen', url: data.url },
    small: ['Der Link gilt 7 Tage lang. Wenn du dich nicht beworben hast, musst du nichts tun.'],
  }),
});

export const applicationRejected = inEveryLanguage<LinkMail & { readonly reason: string }>({
  en: (data) => ({
    subject: 'Your application to Common Roof',
    greeting: hello.en(data),
    paragraphs: ['We’ve read your application and can’t accept it right now. This is why:', data.reason],
    action: { label: 'Apply again', url: data.url },
  }),
  de: (data) => ({
    subject: 'Deine Bewerbung bei Common Roof',
    greeting: hello.de(data),
    paragraphs: ['Wir haben deine Bewerbung gelesen und können sie zurzeit nicht annehmen. Der Grund:', data.reason],
    action: { label: 'Noch einmal bewerben', url: data.url },
  }),
});

export const alreadyHomeowner = inEveryLanguage<LinkMail>({
  en: (data) => ({
    subject: 'You’re already a homeowner on Common Roof',
    greeting: hello.en(data),
    paragraphs: [
      'Someone, hopefully you, just applied to list houses with this address. You already have an account. Sign in with it.',
    ],
    action: { label: 'I have forgotten my password', url: data.url },
  }),
  de: (data) => ({
    subject: 'Du vermietest schon auf Common Roof',
    greeting: hello.de(data),
    paragraphs: [
      'Jemand, hoffentlich du, hat sich gerade mit dieser Adresse beworben, um Häuser anzubieten. Du hast schon ein Konto: Melde dich damit an.',
    ],
    action: { label: 'Ich habe mein Passwort vergessen', url: data.url },
  }),
});

export const keeperInvitation = inEveryLanguage<
  LinkMail & { readonly invitedBy: string; readonly houses: readonly string[] }
>({
  en: (data) => ({
    subject: `${data.invitedBy} asks you to clean a house`,
    greeting: hello.en(data),
    paragraphs: [
      `${data.invitedBy} would like you to clean ${data.houses.join('; ')}.`,
      'Sign in to see the days and accept or decline. Nothing changes until you do.',
    ],
    action: { label: 'See the invitation', url: data.url },
  }),
  de: (data) => ({
    subject: `${data.invitedBy} fragt, ob du dich um ein Haus kümmerst`,
    greeting: hello.de(data),
    paragraphs: [
      `${data.invitedBy} möchte, dass du hier putzt und nach dem Rechten siehst: ${data.houses.join('; ')}.`,
      'Melde dich an, um die Tage zu sehen und zuzusagen oder abzusagen. Bis dahin ändert sich in deinem Konto nichts.',
    ],
    action: { label: 'Anfrage ansehen', url: data.url },
  }),
});
