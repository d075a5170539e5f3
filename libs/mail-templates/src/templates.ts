import { type RenderedMail, renderMail } from './layout.ts';

interface Person {
  readonly firstName: string;
}

interface LinkMail extends Person {
  readonly url: string;
}

export interface QuotedMessage {
  readonly author: string;
  /** Already in the reader's words, for instance `18:04`. */
  readonly at: string;
  readonly text: string;
}

export interface MessagesMissed extends Person {
  readonly title: string;
  readonly count: number;
  readonly messages: readonly QuotedMessage[];
  readonly url: string;
  readonly unsubscribeUrl: string;
}

export interface ConversationCopy extends Person {
  readonly title: string;
  readonly sentBy: string;
  readonly messages: readonly QuotedMessage[];
  readonly url: string;
}

const hello = ({ firstName }: Person): string => `Hello ${firstName},`;

export const invite = (data: LinkMail & { readonly invitedBy: string }): RenderedMail =>
  renderMail({
    subject: `${data.invitedBy} invites you to Common Roof`,
    greeting: hello(data),
    paragraphs: [`${data.invitedBy} made an account for you. Choose a password to move in.`],
    action: { label: 'Choose a password', url: data.url },
    small: ['The link works once, for 7 days.'],
  });

export const keeperInvitation = (
  data: LinkMail & { readonly invitedBy: string; readonly houses: readonly string[] },
): RenderedMail =>
  renderMail({
    subject: `${data.invitedBy} asks you to look after a house`,
    greeting: hello(data),
    paragraphs: [
      `${data.invitedBy} would like you to clean and look after ${data.houses.join('; ')}.`,
      'Sign in to see the days, and to accept or decline. Nothing changes in your account until you do.',
    ],
    action: { label: 'See the invitation', url: data.url },
  });

export const resetPassword = (data: LinkMail): RenderedMail =>
  renderMail({
    subject: 'Reset your password',
    greeting: hello(data),
    paragraphs: ['Somebody, hopefully you, asked for a new password. If it was not you, nothing needs to be done.'],
    action: { label: 'Set a new password', url: data.url },
    small: ['The link works once, for 30 minutes.'],
  });

export const verifyEmail = (data: LinkMail): RenderedMail =>
  renderMail({
    subject: 'Confirm your e-mail address',
    greeting: hello(data),
    paragraphs: ['One click confirms that this address is yours.'],
    action: { label: 'Confirm this address', url: data.url },
    small: ['The link works once, for 7 days.'],
  });

export const passwordChanged = (data: LinkMail): RenderedMail =>
  renderMail({
    subject: 'Your password was changed',
    greeting: hello(data),
    paragraphs: [
      'The password of your account was just changed, and every other session was ended.',
      'If that was not you, reset it now.',
    ],
    action: { label: 'Reset my password', url: data.url },
  });

export const messagesMissed = (data: MessagesMissed): RenderedMail => {
  const count = data.count === 1 ? 'a new message' : `${String(data.count)} new messages`;
  const left = data.count - data.messages.length;
  return renderMail({
    subject: `You missed ${count} in ${data.title}`,
    greeting: hello(data),
    paragraphs: [`While you were away, ${data.title} got ${count}.`],
    quotes: data.messages,
    action: { label: 'Open the conversation', url: data.url },
    small: left > 0 ? [`And ${String(left)} more.`] : [],
    unsubscribeUrl: data.unsubscribeUrl,
  });
};

export const conversationCopy = (data: ConversationCopy): RenderedMail =>
  renderMail({
    subject: `${data.title}: the newest messages`,
    greeting: hello(data),
    paragraphs: [`${data.sentBy} sent you the newest messages of ${data.title}.`],
    quotes: data.messages,
    action: { label: 'Open the conversation', url: data.url },
  });

export const applicationReceived = (data: LinkMail): RenderedMail =>
  renderMail({
    subject: 'Confirm your application to Common Roof',
    greeting: hello(data),
    paragraphs: [
      'Thank you for applying to list your houses on Common Roof.',
      'One click confirms that this address is yours. Then somebody of us reads your application and answers by e-mail.',
    ],
    action: { label: 'Confirm my application', url: data.url },
    small: ['The link works for 7 days. If you did not apply, nothing needs to be done.'],
  });

export const applicationRejected = (data: LinkMail & { readonly reason: string }): RenderedMail =>
  renderMail({
    subject: 'Your application to Common Roof',
    greeting: hello(data),
    paragraphs: ['We have read your application and cannot accept it at the moment. This is why:', data.reason],
    action: { label: 'Apply again', url: data.url },
  });

export const alreadyHomeowner = (data: LinkMail): RenderedMail =>
  renderMail({
    subject: 'You are a homeowner on Common Roof already',
    greeting: hello(data),
    paragraphs: [
      'Somebody, hopefully you, just applied to list houses with this address. You have an account already: sign in with it.',
    ],
    action: { label: 'I have forgotten my password', url: data.url },
  });

export const contactMessage = (data: {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}): RenderedMail =>
  renderMail({
    subject: `${data.name} wrote to Common Roof`,
    greeting: 'Hello,',
    paragraphs: [`${data.name} (${data.email}) wrote on the contact page:`, data.message],
    small: ['An answer to this e-mail goes to them.'],
  });

export const confirmNewEmail = (data: LinkMail): RenderedMail =>
  renderMail({
    subject: 'Confirm your new e-mail address',
    greeting: hello(data),
    paragraphs: ['You asked to use this address for your account. One click makes it count.'],
    action: { label: 'Use this address', url: data.url },
    small: ['The link works once, for one day. If you did not ask for it, nothing needs to be done.'],
  });

export const emailChangeNotice = (data: LinkMail): RenderedMail =>
  renderMail({
    subject: 'Somebody asked to change your e-mail address',
    greeting: hello(data),
    paragraphs: [
      'Your account is to use another e-mail address. Until its mailbox confirms it, this one counts.',
      'If that was not you, choose a new password now.',
    ],
    action: { label: 'Choose a new password', url: data.url },
  });

export const addressTaken = (data: { readonly url: string }): RenderedMail =>
  renderMail({
    subject: 'This address has an account already',
    greeting: 'Hello,',
    paragraphs: [
      'Somebody asked to use this address for their account. It cannot be: it has an account of that type already.',
      'If that was you, sign in with it.',
    ],
    action: { label: 'Sign in', url: data.url },
  });

export interface AlertText {
  readonly title: string;
  readonly body: string;
}

/** One alert, as it stands in the bell. */
export const alert = (data: LinkMail & AlertText & { readonly unsubscribeUrl: string }): RenderedMail =>
  renderMail({
    subject: data.title,
    greeting: hello(data),
    paragraphs: [data.title, ...(data.body === '' ? [] : [data.body])],
    action: { label: 'Have a look', url: data.url },
    unsubscribeUrl: data.unsubscribeUrl,
  });

/** What is unread of a day. */
export const digest = (
  data: LinkMail & { readonly alerts: readonly AlertText[]; readonly more: number; readonly settingsUrl: string },
): RenderedMail => {
  const count = data.alerts.length + data.more;
  return renderMail({
    subject: count === 1 ? 'One thing waits for you' : `${String(count)} things wait for you`,
    greeting: hello(data),
    paragraphs: [
      'This is what you have not seen yet:',
      ...data.alerts.map(({ title, body }) => (body === '' ? `• ${title}` : `• ${title}\n${body}`)),
      ...(data.more > 0 ? [`And ${String(data.more)} more.`] : []),
    ],
    action: { label: 'Open Common Roof', url: data.url },
    small: [`You chose one e-mail a day. Change that on your profile page: ${data.settingsUrl}`],
  });
};
