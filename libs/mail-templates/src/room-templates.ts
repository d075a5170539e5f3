import { type RenderedMail, renderMail } from './layout.ts';

interface RoomMail {
  readonly firstName: string;
}

interface ApplicationMail extends RoomMail {
  /** The title of the ad. */
  readonly ad: string;
  readonly withdrawUrl: string;
}

const hello = ({ firstName }: RoomMail): string => `Hello ${firstName},`;
const takeBack = (url: string): string => `You have found something else? Take your application back: ${url}`;

export const confirmRoomApplication = (data: ApplicationMail & { readonly url: string }): RenderedMail =>
  renderMail({
    subject: `Confirm your application: ${data.ad}`,
    greeting: hello(data),
    paragraphs: [
      `Thank you for applying for the room “${data.ad}”.`,
      'One click confirms that this address is yours. Only then the homeowner sees your application.',
    ],
    action: { label: 'Confirm my application', url: data.url },
    small: ['The link works for 7 days. If you did not apply, nothing needs to be done.', takeBack(data.withdrawUrl)],
  });

export const roomApplicationKnown = (data: ApplicationMail): RenderedMail =>
  renderMail({
    subject: `We have your application already: ${data.ad}`,
    greeting: hello(data),
    paragraphs: [
      `Somebody, hopefully you, just applied again for the room “${data.ad}” with this address.`,
      'The homeowner has your first application, and it counts. You will hear from them by e-mail.',
    ],
    small: [takeBack(data.withdrawUrl)],
  });

const DECISIONS = {
  shortlisted: {
    subject: 'You are on the shortlist',
    text: 'Good news: you are on the shortlist. The homeowner will be in touch.',
  },
  showing: {
    subject: 'You are invited to see the room',
    text: 'Good news: the homeowner would like to show you the room, and will write to you about a time.',
  },
  accepted: { subject: 'The room is yours', text: 'Good news: the homeowner has confirmed that the room is yours.' },
  declined: {
    subject: 'About your application',
    text: 'Thank you for your interest. The homeowner has decided for somebody else, or the room is not to be had any more.',
  },
} as const;

export const applicantDecision = (
  data: RoomMail & {
    readonly ad: string;
    readonly decision: keyof typeof DECISIONS;
    /** Where the other open rooms are. */
    readonly url: string;
    readonly withdrawUrl?: string;
  },
): RenderedMail => {
  const { subject, text } = DECISIONS[data.decision];
  return renderMail({
    subject: `${subject}: ${data.ad}`,
    greeting: hello(data),
    paragraphs: [`This is about the room “${data.ad}”.`, text],
    ...(data.decision === 'declined' ? { action: { label: 'See other open rooms', url: data.url } } : {}),
    small: data.withdrawUrl === undefined ? [] : [takeBack(data.withdrawUrl)],
  });
};

export const roomOffer = (
  data: RoomMail & {
    readonly homeowner: string;
    readonly room: string;
    readonly house: string;
    readonly why: 'new' | 'again' | 'changed' | 'lease';
    readonly url: string;
  },
): RenderedMail => {
  const place = `${data.room} in ${data.house}`;
  const said = {
    new: { subject: `${data.homeowner} offers you a room`, text: `${data.homeowner} offers you ${place}.` },
    again: {
      subject: `${data.homeowner} offers you a room`,
      text: `${data.homeowner} offers you ${place}. This link is new: an earlier one does not work any more.`,
    },
    changed: {
      subject: `Your offer for ${data.room} was changed`,
      text: `${data.homeowner} has changed the offer for ${place}.`,
    },
    lease: {
      subject: `The lease for ${data.room} is there to read`,
      text: `${data.homeowner} has written the text of the lease for ${place}.`,
    },
  }[data.why];
  return renderMail({
    subject: said.subject,
    greeting: hello(data),
    paragraphs: [said.text, 'Have a look at the terms. The link is yours alone: do not pass it on.'],
    action: { label: 'See the offer', url: data.url },
    small: ['The link works for 14 days.'],
  });
};

export const offerWithdrawn = (
  data: RoomMail & { readonly homeowner: string; readonly room: string; readonly url: string },
): RenderedMail =>
  renderMail({
    subject: `The offer for ${data.room} was withdrawn`,
    greeting: hello(data),
    paragraphs: [`${data.homeowner} has withdrawn the offer for ${data.room}. If that surprises you, ask them.`],
    action: { label: 'See other open rooms', url: data.url },
  });
