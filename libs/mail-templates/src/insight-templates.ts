import type { Locale } from '@common-roof/contracts';
import type { AlertText } from '@common-roof/words';

import { hello, inEveryLanguage, type MailContent } from './layout.ts';

export interface QuotedMessage {
  readonly author: string;
  /** Already formatted for the reader, for instance `3 Dec, 18:04`. */
  readonly at: string;
  readonly text: string;
}

interface MessagesMissed {
  readonly firstName: string;
  /** Title of the conversation. */
  readonly title: string;
  readonly count: number;
  readonly messages: readonly QuotedMessage[];
  readonly url: string;
  readonly unsubscribeUrl: string;
}

interface ConversationCopy {
  readonly firstName: string;
  readonly title: string;
  readonly sentBy: string;
  readonly messages: readonly QuotedMessage[];
  readonly url: string;
}

const OPEN: Record<Locale, string> = { en: 'Open the conversation', de: 'Unterhaltung öffnen' };

export const messagesMissed = inEveryLanguage<MessagesMissed>({
  en: (data) => {
    const count = data.count === 1 ? 'a new message' : `${String(data.count)} new messages`;
    const left = data.count - data.messages.length;
    return {
      subject: `You missed ${count} in ${data.title}`,
      greeting: hello.en(data),
      paragraphs: [`While you were away, ${data.title} got ${count}.`],
      quotes: data.messages,
      action: { label: OPEN.en, url: data.url },
      small: left > 0 ? [`And ${String(left)} more.`] : [],
      unsubscribeUrl: data.unsubscribeUrl,
    };
  },
  de: (data) => {
    const count = data.count === 1 ? 'eine neue Nachricht' : `${String(data.count)} neue Nachrichten`;
    const left = data.count - data.messages.length;
    return {
      subject: `Du hast ${count} in ${data.title} verpasst`,
      greeting: hello.de(data),
      paragraphs: [`Während du weg warst, gab es in ${data.title} ${count}.`],
      quotes: data.messages,
      action: { label: OPEN.de, url: data.url },
      small: left > 0 ? [`Und ${String(left)} weitere.`] : [],
      unsubscribeUrl: data.unsubscribeUrl,
    };
  },
});

export const conversationCopy = inEveryLanguage<ConversationCopy>({
  en: (data) => ({
    subject: `${data.title}: latest messages`,
    greeting: hello.en(data),
    paragraphs: [`${data.sentBy} sent you the latest messages from ${data.title}.`],
    quotes: data.messages,
    action: { label: OPEN.en, url: data.url },
  }),
  de: (data) => ({
    subject: `${data.title}: die neuesten Nachrichten`,
    greeting: hello.de(data),
    paragraphs: [`${data.sentBy} hat dir die neuesten Nachrichten aus ${data.title} gesendet.`],
    quotes: data.messages,
    action: { label: OPEN.de, url: data.url },
  }),
});

interface AlertMail extends AlertText {
  readonly firstName: string;
  readonly url: string;
  /** Absent for what is always sent. */
  readonly unsubscribeUrl?: string;
}

const alertContent = (data: AlertMail, greeting: string, label: string): MailContent => ({
  subject: data.title,
  greeting,
  paragraphs: [data.title, ...(data.body === '' ? [] : [data.body])],
  action: { label, url: data.url },
  ...(data.unsubscribeUrl === undefined ? {} : { unsubscribeUrl: data.unsubscribeUrl }),
});

/** One notification, as shown in the bell menu. */
export const alert = inEveryLanguage<AlertMail>({
  en: (data) => alertContent(data, hello.en(data), 'Have a look'),
  de: (data) => alertContent(data, hello.de(data), 'Ansehen'),
});

interface Digest {
  readonly firstName: string;
  readonly url: string;
  readonly alerts: readonly AlertText[];
  /** How many are not listed. */
  readonly more: number;
  readonly settingsUrl: string;
}

const listed = ({ alerts }: Digest): string[] =>
  alerts.map(({ title, body }) => (body === '' ? `• ${title}` : `• ${title}\n${body}`));

const digestContent: Record<Locale, (data: Digest, lead: string, why: string) => MailContent> = {
  en: (data, lead, why) => {
    const count = data.alerts.length + data.more;
    return {
      subject: count === 1 ? 'One thing is waiting for you' : `${String(count)} things are waiting for you`,
      greeting: hello.en(data),
      paragraphs: [lead, ...listed(data), ...(data.more > 0 ? [`And ${String(data.more)} more.`] : [])],
      action: { label: 'Open Common Roof', url: data.url },
      small: [`${why} ${data.settingsUrl}`],
    };
  },
  de: (data, lead, why) => {
    const count = data.alerts.length + data.more;
    return {
      subject: count === 1 ? 'Eine Sache wartet auf dich' : `${String(count)} Sachen warten auf dich`,
      greeting: hello.de(data),
      paragraphs: [lead, ...listed(data), ...(data.more > 0 ? [`Und ${String(data.more)} weitere.`] : [])],
      action: { label: 'Common Roof öffnen', url: data.url },
      small: [`${why} ${data.settingsUrl}`],
    };
  },
};

/** A day's unread notifications. */
export const digest = inEveryLanguage<Digest>({
  en: (data) =>
    digestContent.en(
      data,
      'This is what you haven’t seen yet:',
      'You chose one e-mail a day. Change that on your profile page:',
    ),
  de: (data) =>
    digestContent.de(
      data,
      'Das hast du noch nicht gesehen:',
      'Du bekommst eine E-Mail am Tag. Das kannst du in deinem Profil ändern:',
    ),
});

/** Notifications of an hour beyond the number that is mailed individually. */
export const batchedAlerts = inEveryLanguage<Digest>({
  en: (data) =>
    digestContent.en(
      data,
      'A lot happened in the last hour. This is what came after your last e-mails:',
      'To keep your inbox tidy, we sent these alerts in one e-mail. Choose what we e-mail you on your profile page:',
    ),
  de: (data) =>
    digestContent.de(
      data,
      'Innerhalb einer Stunde ist viel passiert. Das kam nach den letzten E-Mails:',
      'Damit dein Postfach nicht überläuft, kommen diese Meldungen in einer E-Mail. Was per E-Mail kommt, wählst du in deinem Profil:',
    ),
});
