import type { Moment } from '@common-roof/words';

import { hello, inEveryLanguage } from './layout.ts';

interface PrivateReads {
  readonly firstName: string;
  readonly url: string;
  readonly zone: string;
  /** The newest ones; `count` is the total. */
  readonly reads: readonly {
    readonly at: Moment['at'];
    readonly who: string;
    readonly what: 'conversation' | 'house';
    readonly reason: string;
  }[];
  readonly count: number;
}

/** To admins: which admins read private content, and the reasons they gave. */
export const privateReads = inEveryLanguage<PrivateReads>({
  en: ({ reads, count, url, zone, ...data }, reader) => ({
    subject: `Private conversations that admins opened: ${String(count)} in the last 30 days`,
    greeting: hello.en(data),
    paragraphs: [
      'Every admin gets this list, so that no private conversation is read unseen. The reasons are the ones the admins gave.',
      ...reads.map(
        ({ at, who, what, reason }) =>
          `${reader.moment({ at, zone })} · ${who} · ${what === 'house' ? 'the list of a house' : 'a conversation'} · ${reason}`,
      ),
      ...(count > reads.length ? [`${String(count - reads.length)} more are in the audit log.`] : []),
    ],
    action: { label: 'Open the audit log', url },
  }),
  de: ({ reads, count, url, zone, ...data }, reader) => ({
    subject: `Von Admins geöffnete private Unterhaltungen: ${String(count)} in den letzten 30 Tagen`,
    greeting: hello.de(data),
    paragraphs: [
      'Alle Admins bekommen diese Liste, damit niemand eine private Unterhaltung unbemerkt liest. Die Gründe haben die Admins selbst angegeben.',
      ...reads.map(
        ({ at, who, what, reason }) =>
          `${reader.moment({ at, zone })} · ${who} · ${what === 'house' ? 'die Liste eines Hauses' : 'eine Unterhaltung'} · ${reason}`,
      ),
      ...(count > reads.length ? [`${String(count - reads.length)} weitere stehen im Prüfprotokoll.`] : []),
    ],
    action: { label: 'Prüfprotokoll öffnen', url },
  }),
});
