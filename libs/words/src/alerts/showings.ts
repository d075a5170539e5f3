import type { Moment } from '../reader.ts';
import { type Alert, type Place, place } from './alert.ts';

interface Shown extends Place {
  readonly visitor: string;
  readonly time: Moment;
}
/** @property answers the people who were asked and haven't answered yet */
interface Near extends Shown {
  readonly hours: 24 | 2;
  readonly answers: string;
}

const soon = {
  en: (hours: 24 | 2): string => (hours === 24 ? 'Tomorrow' : 'In two hours'),
  de: (hours: 24 | 2): string => (hours === 24 ? 'Morgen' : 'In zwei Stunden'),
};

export const showings = {
  /** To the room's roomie; a note is the homeowner's. */
  showing_proposed: {
    en: ({ visitor, time, note }, reader) => ({
      title: `${visitor} would like to see your room on ${reader.moment(time)}`,
      body: note === '' ? 'Confirm or decline on the showings page.' : note,
    }),
    de: ({ visitor, time, note }, reader) => ({
      title: `${visitor} möchte dein Zimmer sehen: ${reader.moment(time)}`,
      body: note === '' ? 'Unter „Besichtigungen“ kannst du zusagen oder absagen.' : note,
    }),
  } satisfies Alert<Shown & { readonly note: string }>,
  showing_moved: {
    en: ({ time, note }, reader) => ({
      title: `The showing of your room has moved to ${reader.moment(time)}`,
      body: note === '' ? 'Confirm or decline on the showings page.' : note,
    }),
    de: ({ time, note }, reader) => ({
      title: `Die Besichtigung deines Zimmers ist verschoben: ${reader.moment(time)}`,
      body: note === '' ? 'Unter „Besichtigungen“ kannst du zusagen oder absagen.' : note,
    }),
  } satisfies Alert<Shown & { readonly note: string }>,
  showing_confirmed: {
    en: ({ by, time, ...where }, reader) => ({
      title: `${by ?? 'The roomie'} confirmed the showing on ${reader.moment(time)}`,
      body: place(where),
    }),
    de: ({ by, time, ...where }, reader) => ({
      title: `${by ?? 'Wer dort wohnt'} hat die Besichtigung bestätigt: ${reader.moment(time)}`,
      body: place(where),
    }),
  } satisfies Alert<Shown & { readonly by: string | null }>,
  showing_declined: {
    en: ({ by, time, reason, ...where }, reader) => ({
      title: `${by ?? 'The roomie'} declined the showing on ${reader.moment(time)}`,
      body: reason === '' ? place(where) : reason,
    }),
    de: ({ by, time, reason, ...where }, reader) => ({
      title: `${by ?? 'Wer dort wohnt'} hat die Besichtigung abgelehnt: ${reader.moment(time)}`,
      body: reason === '' ? place(where) : reason,
    }),
  } satisfies Alert<Shown & { readonly by: string | null; readonly reason: string }>,
  showing_cancelled: {
    en: ({ time, reason, ...where }, reader) => ({
      title: `The showing of your room on ${reader.moment(time)} is cancelled`,
      body: reason === '' ? place(where) : reason,
    }),
    de: ({ time, reason, ...where }, reader) => ({
      title: `Die Besichtigung deines Zimmers fällt aus: ${reader.moment(time)}`,
      body: reason === '' ? place(where) : reason,
    }),
  } satisfies Alert<Shown & { readonly reason: string }>,
  /** @property byVisitor false: there is no reason to show the room anymore */
  showing_dropped: {
    en: ({ visitor, time, byVisitor, reason, ...where }, reader) => ({
      title: `${visitor} ${byVisitor ? 'can’t come' : 'won’t see the room'} on ${reader.moment(time)}`,
      body: reason === '' ? place(where) : reason,
    }),
    de: ({ visitor, time, byVisitor, reason, ...where }, reader) => ({
      title: byVisitor
        ? `${visitor} kann nicht kommen: ${reader.moment(time)}`
        : `${visitor} bekommt das Zimmer nicht gezeigt: ${reader.moment(time)}`,
      body: reason === '' ? place(where) : reason,
    }),
  } satisfies Alert<Shown & { readonly byVisitor: boolean; readonly reason: string }>,
  showing_near: {
    en: ({ hours, visitor, time, room, house }, reader) => ({
      title: `${soon.en(hours)}: ${visitor} sees ${room}`,
      body: `${reader.moment(time)}, ${house}`,
    }),
    de: ({ hours, visitor, time, room, house }, reader) => ({
      title: `${soon.de(hours)}: ${visitor} sieht sich ${room} an`,
      body: `${reader.moment(time)}, ${house}`,
    }),
  } satisfies Alert<Near>,
  showing_unanswered: {
    en: ({ answers, time }, reader) => ({
      title: `${answers} hasn’t answered: showing on ${reader.moment(time)}`,
      body: 'Without an answer, it doesn’t take place.',
    }),
    de: ({ answers, time }, reader) => ({
      title: `${answers} hat nicht geantwortet: Besichtigung ${reader.moment(time)}`,
      body: 'Ohne Zusage findet sie nicht statt.',
    }),
  } satisfies Alert<Near>,
  own_showing_near: {
    en: ({ hours, visitor, time }, reader) => ({
      title: `${soon.en(hours)}: your room is shown`,
      body: `${reader.moment(time)}, to ${visitor}`,
    }),
    de: ({ hours, visitor, time }, reader) => ({
      title: `${soon.de(hours)}: dein Zimmer wird gezeigt`,
      body: `${reader.moment(time)}, ${visitor} sieht es sich an`,
    }),
  } satisfies Alert<Near>,
  own_showing_unanswered: {
    en: ({ time }, reader) => ({
      title: `Does ${reader.moment(time)} work for a showing?`,
      body: 'You haven’t answered yet. Confirm or decline.',
    }),
    de: ({ time }, reader) => ({
      title: `Passt dir ${reader.moment(time)} für eine Besichtigung?`,
      body: 'Noch fehlt deine Antwort. Sag zu oder ab.',
    }),
  } satisfies Alert<Near>,
} as const;
