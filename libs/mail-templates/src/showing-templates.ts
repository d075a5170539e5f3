import { type RenderedMail, renderMail } from './layout.ts';

/** What a visitor knows of a showing. */
interface ShowingMail {
  readonly firstName: string;
  readonly homeowner: string;
  readonly room: string;
  /** In the house's own time. */
  readonly time: string;
  readonly address: string;
  /** The visitor's own page of the showing. */
  readonly url: string;
}

const hello = ({ firstName }: ShowingMail): string => `Hello ${firstName},`;
const whenAndWhere = ({ time, address }: ShowingMail): string => `${time}\n${address}`;
const NOT_ALONE = 'The link is yours alone: do not pass it on.';

const ASKED = {
  new: {
    subject: 'Would you like to see the room?',
    text: (data: ShowingMail) => `${data.homeowner} would like to show you ${data.room}. Does this time suit you?`,
  },
  moved: {
    subject: 'Another time for your showing',
    text: (data: ShowingMail) =>
      `${data.homeowner} has moved your showing of ${data.room}. Does the new time suit you?`,
  },
  reminder: {
    subject: 'Does the time of your showing suit you?',
    text: (data: ShowingMail) =>
      `${data.homeowner} would like to show you ${data.room} and has no answer yet. Without one it does not take place.`,
  },
} as const;

/** Nobody lives in the room: the visitor alone says whether the time suits. */
export const showingQuestion = (data: ShowingMail & { readonly why: keyof typeof ASKED }): RenderedMail =>
  renderMail({
    subject: `${ASKED[data.why].subject}: ${data.room}`,
    greeting: hello(data),
    paragraphs: [ASKED[data.why].text(data), whenAndWhere(data)],
    action: { label: 'Say whether it suits', url: data.url },
    small: [NOT_ALONE],
  });

/** The visitor knew another time, and who lives in the room is asked again. */
export const showingMoved = (data: ShowingMail): RenderedMail =>
  renderMail({
    subject: `Another time for your showing: ${data.room}`,
    greeting: hello(data),
    paragraphs: [
      `${data.homeowner} would like to move your showing of ${data.room}. It is not agreed yet; another e-mail follows as soon as it is.`,
      whenAndWhere(data),
    ],
    action: { label: 'See the showing', url: data.url },
    small: [NOT_ALONE],
  });

export const showingConfirmed = (data: ShowingMail): RenderedMail =>
  renderMail({
    subject: `Your showing is confirmed: ${data.time}`,
    greeting: hello(data),
    paragraphs: [
      `${data.homeowner} shows you ${data.room}.`,
      whenAndWhere(data),
      'The file that comes with this e-mail puts it in your calendar.',
    ],
    action: { label: 'See the showing', url: data.url },
    small: [`You cannot come? Say so with the same link. ${NOT_ALONE}`],
  });

export const showingCancelled = (data: ShowingMail & { readonly reason: string }): RenderedMail =>
  renderMail({
    subject: `Your showing is cancelled: ${data.time}`,
    greeting: hello(data),
    paragraphs: [
      `The showing of ${data.room} on ${data.time} does not take place.`,
      ...(data.reason === '' ? [] : [`${data.homeowner} writes: ${data.reason}`]),
      'The homeowner may propose another time.',
    ],
    action: { label: 'See the showing', url: data.url },
  });

export const showingReminder = (data: ShowingMail & { readonly hours: 24 | 2 }): RenderedMail =>
  renderMail({
    subject: `${data.hours === 24 ? 'Tomorrow' : 'In two hours'}: your showing of ${data.room}`,
    greeting: hello(data),
    paragraphs: [`${data.homeowner} shows you ${data.room}.`, whenAndWhere(data)],
    action: { label: 'See the showing', url: data.url },
    small: ['You cannot come? Say so with the same link.'],
  });
