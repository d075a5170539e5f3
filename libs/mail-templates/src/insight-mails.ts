import { durationText, type SentFile } from '@common-roof/contracts';
import type { AlertText, Moment } from '@common-roof/words';
import { count, maybe, stored, text } from '@common-roof/words/params';

import { mail, type Say } from './mail.ts';

export interface QuotedMessage {
  readonly author: string;
  /** Already formatted for the reader, for instance `3 Dec, 18:04`. */
  readonly at: string;
  readonly text: string;
  readonly photos: number;
  /** Absent in e-mails that an earlier version composed. */
  readonly files?: readonly Pick<SentFile, 'name' | 'duration_ms'>[];
}

/** Quotes messages; photos are only counted and files only named, because an e-mail would keep them for ever. */
const quotesOf = (messages: readonly QuotedMessage[], say: Say) =>
  messages.map(({ author, at, text: said, photos, files = [] }) => ({
    author,
    at,
    text: [
      said,
      photos === 0 ? '' : say('photos', { count: photos }),
      ...files.map(({ name, duration_ms: ms }) =>
        ms === null ? say('file', { name }) : say('voice', { length: durationText(ms) }),
      ),
    ]
      .filter((part) => part !== '')
      .join('\n'),
  }));

/** `title`: of the conversation. */
const conversation = {
  firstName: text,
  title: text,
  messages: stored<readonly QuotedMessage[]>(),
  url: text,
} as const;

/** `count`: all that were missed; the first ones are quoted. */
export const messagesMissed = mail(
  'messagesMissed',
  { ...conversation, count, unsubscribeUrl: text },
  ({ url, unsubscribeUrl, messages, count: all }, _reader, say) => ({
    url,
    unsubscribeUrl,
    quotes: quotesOf(messages, say),
    values: { more: Math.max(0, all - messages.length) },
  }),
);
export const conversationCopy = mail(
  'conversationCopy',
  { ...conversation, sentBy: text },
  ({ url, messages }, _reader, say) => ({ url, quotes: quotesOf(messages, say) }),
);

/** One notification, as shown in the bell menu. `unsubscribeUrl`: null for what is always sent. */
export const alert = mail(
  'alert',
  { firstName: text, title: text, body: text, url: text, unsubscribeUrl: maybe(text) },
  ({ url, unsubscribeUrl }) => ({ url, unsubscribeUrl: unsubscribeUrl ?? undefined }),
);

/** `more`: how many are not listed. */
const digestParams = {
  firstName: text,
  url: text,
  alerts: stored<readonly AlertText[]>(),
  more: count,
  settingsUrl: text,
} as const;

interface Digest {
  readonly url: string;
  readonly alerts: readonly AlertText[];
  readonly more: number;
}

const listAlerts = ({ url, alerts, more }: Digest) => ({
  url,
  lists: { alerts: alerts.map(({ title, body }) => (body === '' ? `• ${title}` : `• ${title}\n${body}`)) },
  values: { count: alerts.length + more },
});

/** A day's unread notifications. */
export const digest = mail('digest', digestParams, listAlerts);
/** Notifications of an hour beyond the number that is mailed individually. */
export const batchedAlerts = mail('batchedAlerts', digestParams, listAlerts);

interface PrivateRead {
  readonly at: Moment['at'];
  readonly who: string;
  readonly what: 'conversation' | 'house';
  readonly reason: string;
}

/**
 * To admins: which admins read private content, and the reasons they gave. `reads` are the newest ones, `count` is the
 * total.
 */
export const privateReads = mail(
  'privateReads',
  { firstName: text, url: text, zone: stored<string>(), reads: stored<readonly PrivateRead[]>(), count },
  ({ url, zone, reads, count: all }, reader, say) => ({
    url,
    lists: { reads: reads.map(({ at, ...read }) => say('read', { ...read, time: reader.moment({ at, zone }) })) },
    values: { more: Math.max(0, all - reads.length) },
  }),
);
