import type { GuaranteeEnd, RoomChoiceEnd } from '@common-roof/contracts';
import { choice, count, day, maybe, moment, money, text } from '@common-roof/words/params';

import { mail } from './mail.ts';

const toUrl = ({ url }: { readonly url: string }): { readonly url: string } => ({ url });

/** `ad`: the title of the ad. */
const application = { firstName: text, ad: text, withdrawUrl: text } as const;

export const confirmRoomApplication = mail('confirmRoomApplication', { ...application, url: text }, toUrl);
export const roomApplicationKnown = mail('roomApplicationKnown', application);
/** To a person who applied by a roomie's suggestion. */
export const roomApplicationSent = mail('roomApplicationSent', application);
/** To a person whom a roomie suggests. `reason`: what the roomie wrote, or empty. `refuseUrl`: to say no to such e-mails. */
export const roomSuggestion = mail(
  'roomSuggestion',
  {
    firstName: text,
    suggester: text,
    city: text,
    ad: text,
    reason: text,
    adUrl: text,
    url: text,
    refuseUrl: text,
  },
  toUrl,
);
/** `url`: the page of the other open rooms. `withdrawUrl`: null if there is nothing to withdraw. */
export const applicantDecision = mail(
  'applicantDecision',
  {
    ...application,
    decision: choice<'shortlisted' | 'showing' | 'accepted' | 'declined'>(),
    url: text,
    withdrawUrl: maybe(text),
  },
  toUrl,
);

const room = { firstName: text, homeowner: text, room: text, url: text } as const;

export const roomOffer = mail(
  'roomOffer',
  { ...room, house: text, why: choice<'new' | 'again' | 'changed' | 'lease' | 'reminder'>() },
  toUrl,
);
/** `url`: the page with the lease. `inviteUrl`: where a newcomer chooses a password; null for people with an account. */
export const leaseSigned = mail(
  'leaseSigned',
  { ...room, house: text, stage: choice<'signed' | 'countersigned'>(), inviteUrl: maybe(text) },
  ({ url, inviteUrl }) => ({ url: inviteUrl ?? url }),
);
export const signingCode = mail('signingCode', { firstName: text, room: text, house: text, code: text });
export const offerWithdrawn = mail('offerWithdrawn', room, toUrl);

/** What a visitor knows about a showing: `url` is their own page for it, `time` is in the house's time zone. */
const showing = { ...room, time: moment, address: text } as const;

/** The room is empty: only the visitor confirms the time. */
export const showingQuestion = mail(
  'showingQuestion',
  { ...showing, why: choice<'new' | 'moved' | 'reminder'>() },
  toUrl,
);
/** The visitor suggested another time, and the room's roomie is asked again. */
export const showingMoved = mail('showingMoved', showing, toUrl);
export const showingConfirmed = mail('showingConfirmed', showing, toUrl);
export const showingCancelled = mail('showingCancelled', { ...showing, reason: text }, toUrl);
/** `hours`: 24 or 2. */
export const showingReminder = mail('showingReminder', { ...showing, hours: count }, toUrl);

/** To a person without an account who chooses a room. `until`: when the time to answer or to accept is up. */
export const roomChoice = mail(
  'roomChoice',
  {
    firstName: text,
    homeowner: text,
    house: text,
    why: choice<'invited' | 'extended' | 'reminder' | 'proposed'>(),
    until: moment,
    url: text,
  },
  toUrl,
);
/** To the same: it ended without lease offers. */
export const roomChoiceOver = mail('roomChoiceOver', {
  firstName: text,
  homeowner: text,
  house: text,
  why: choice<RoomChoiceEnd>(),
});

/** To a guarantor, who has no account. `url` is their own page. */
const guarantee = { firstName: text, homeowner: text, roomie: text, room: text, house: text } as const;

/** `until`: when the link expires. */
export const guaranteeRequested = mail('guaranteeRequested', { ...guarantee, until: moment, url: text }, toUrl);
export const guaranteeCode = mail('guaranteeCode', { ...guarantee, code: text });
export const guaranteeSigned = mail('guaranteeSigned', { ...guarantee, url: text }, toUrl);
/** `amount`: what the guarantee covers of what was due on a `day`. */
export const guaranteeOverdue = mail('guaranteeOverdue', { ...guarantee, amount: money, day, url: text }, toUrl);
/** `url`: null for a guarantee that nobody signed. */
export const guaranteeOver = mail(
  'guaranteeOver',
  { ...guarantee, why: choice<'withdrawn' | GuaranteeEnd>(), url: maybe(text) },
  ({ url }) => (url === null ? {} : { url }),
);
