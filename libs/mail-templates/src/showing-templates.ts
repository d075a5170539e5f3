import type { Locale } from '@common-roof/contracts';
import type { Moment, Reader } from '@common-roof/words';

import { hello, inEveryLanguage } from './layout.ts';

/** What a visitor knows about a showing. */
interface ShowingMail {
  readonly firstName: string;
  readonly homeowner: string;
  readonly room: string;
  /** In the house's time zone. */
  readonly time: Moment;
  readonly address: string;
  /** The visitor's own page for the showing. */
  readonly url: string;
}

type Asked = ShowingMail & { readonly why: 'new' | 'moved' | 'reminder' };

const whenAndWhere = ({ time, address }: ShowingMail, reader: Reader): string => `${reader.moment(time)}\n${address}`;

const NOT_ALONE: Record<Locale, string> = {
  en: 'The link is only for you: don’t share it.',
  de: 'Der Link ist nur für dich: Gib ihn nicht weiter.',
};
const SEE: Record<Locale, string> = { en: 'See the showing', de: 'Besichtigung ansehen' };

/** The room is empty: only the visitor confirms the time. */
export const showingQuestion = inEveryLanguage<Asked>({
  en: (data, reader) => {
    const { subject, text } = {
      new: {
        subject: 'Would you like to see the room?',
        text: `${data.homeowner} would like to show you ${data.room}. Does this time work for you?`,
      },
      moved: {
        subject: 'Another time for your showing',
        text: `${data.homeowner} has moved your showing of ${data.room}. Does the new time work for you?`,
      },
      reminder: {
        subject: 'Does your showing time work for you?',
        text: `${data.homeowner} would like to show you ${data.room} and is waiting for your answer. Without it, the showing doesn’t take place.`,
      },
    }[data.why];
    return {
      subject: `${subject}: ${data.room}`,
      greeting: hello.en(data),
      paragraphs: [text, whenAndWhere(data, reader)],
      action: { label: 'Confirm or cancel', url: data.url },
      small: [NOT_ALONE.en],
    };
  },
  de: (data, reader) => {
    const { subject, text } = {
      new: {
        subject: 'Möchtest du das Zimmer sehen?',
        text: `${data.homeowner} möchte dir ${data.room} zeigen. Passt dir diese Zeit?`,
      },
      moved: {
        subject: 'Neue Zeit für deine Besichtigung',
        text: `${data.homeowner} hat deine Besichtigung von ${data.room} verlegt. Passt dir die neue Zeit?`,
      },
      reminder: {
        subject: 'Passt dir die Zeit deiner Besichtigung?',
        text: `${data.homeowner} möchte dir ${data.room} zeigen und hat noch keine Antwort. Ohne Antwort findet die Besichtigung nicht statt.`,
      },
    }[data.why];
    return {
      subject: `${subject}: ${data.room}`,
      greeting: hello.de(data),
      paragraphs: [text, whenAndWhere(data, reader)],
      action: { label: 'Sagen, ob es passt', url: data.url },
      small: [NOT_ALONE.de],
    };
  },
});

/** The visitor suggested another time, and the room's roomie is asked again. */
export const showingMoved = inEveryLanguage<ShowingMail>({
  en: (data, reader) => ({
    subject: `Another time for your showing: ${data.room}`,
    greeting: hello.en(data),
    paragraphs: [
      `${data.homeowner} would like to move your showing of ${data.room}. It isn’t confirmed yet. We’ll e-mail you when it is.`,
      whenAndWhere(data, reader),
    ],
    action: { label: SEE.en, url: data.url },
    small: [NOT_ALONE.en],
  }),
  de: (data, reader) => ({
    subject: `Neue Zeit für deine Besichtigung: ${data.room}`,
    greeting: hello.de(data),
    paragraphs: [
      `${data.homeowner} möchte deine Besichtigung von ${data.room} verlegen. Das ist noch nicht abgemacht; sobald es so ist, bekommst du eine E-Mail.`,
      whenAndWhere(data, reader),
    ],
    action: { label: SEE.de, url: data.url },
    small: [NOT_ALONE.de],
  }),
});

export const showingConfirmed = inEveryLanguage<ShowingMail>({
  en: (data, reader) => ({
    subject: `Your showing is confirmed: ${reader.moment(data.time)}`,
    greeting: hello.en(data),
    paragraphs: [
      `${data.homeowner} shows you ${data.room}.`,
      whenAndWhere(data, reader),
      'Open the attached file to add it to your calendar.',
    ],
    action: { label: SEE.en, url: data.url },
    small: [`Can’t come? Tell us with the same link. ${NOT_ALONE.en}`],
  }),
  de: (data, reader) => ({
    subject: `Deine Besichtigung ist abgemacht: ${reader.moment(data.time)}`,
    greeting: hello.de(data),
    paragraphs: [
      `${data.homeowner} zeigt dir ${data.room}.`,
      whenAndWhere(data, reader),
      'Mit der Datei im Anhang kommt sie in deinen Kalender.',
    ],
    action: { label: SEE.de, url: data.url },
    small: [`Du kannst nicht kommen? Sag es mit demselben Link. ${NOT_ALONE.de}`],
  }),
});

export const showingCancelled = inEveryLanguage<ShowingMail & { readonly reason: string }>({
  en: (data, reader) => ({
    subject: `Your showing is cancelled: ${reader.moment(data.time)}`,
    greeting: hello.en(data),
    paragraphs: [
      `The showing of ${data.room} on ${reader.moment(data.time)} does not take place.`,
      ...(data.reason === '' ? [] : [`${data.homeowner} writes: ${data.reason}`]),
      'The homeowner may suggest another time.',
    ],
    action: { label: SEE.en, url: data.url },
  }),
  de: (data, reader) => ({
    subject: `Deine Besichtigung fällt aus: ${reader.moment(data.time)}`,
    greeting: hello.de(data),
    paragraphs: [
      `Die Besichtigung von ${data.room} findet nicht statt (${reader.moment(data.time)}).`,
      ...(data.reason === '' ? [] : [`${data.homeowner} schreibt: ${data.reason}`]),
      'Vielleicht schlägt die Vermietung eine andere Zeit vor.',
    ],
    action: { label: SEE.de, url: data.url },
  }),
});

export const showingReminder = inEveryLanguage<ShowingMail & { readonly hours: 24 | 2 }>({
  en: (data, reader) => ({
    subject: `${data.hours === 24 ? 'Tomorrow' : 'In two hours'}: your showing of ${data.room}`,
    greeting: hello.en(data),
    paragraphs: [`${data.homeowner} shows you ${data.room}.`, whenAndWhere(data, reader)],
    action: { label: SEE.en, url: data.url },
    small: ['Can’t come? Tell us with the same link.'],
  }),
  de: (data, reader) => ({
    subject: `${data.hours === 24 ? 'Morgen' : 'In zwei Stunden'}: deine Besichtigung von ${data.room}`,
    greeting: hello.de(data),
    paragraphs: [`${data.homeowner} zeigt dir ${data.room}.`, whenAndWhere(data, reader)],
    action: { label: SEE.de, url: data.url },
    small: ['Du kannst nicht kommen? Sag es mit demselben Link.'],
  }),
});
