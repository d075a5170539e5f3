import {
  type Conversation,
  type ConversationPage,
  type Me,
  type Message,
  type Role,
  TERMS_VERSION,
  type UnreadCount,
} from '@common-roof/contracts';

import { acceptedTerms } from '#session/accepted-terms.ts';
import { session } from '#session/session.ts';

export const idOf = (number: number): string => `0190a000-0000-7000-8000-${String(number).padStart(12, '0')}`;

const encode = (part: object): string => btoa(JSON.stringify(part)).replaceAll('+', '-').replaceAll('/', '_');

export const PERSON: Record<Role, string> = {
  roomie: idOf(1),
  homeowner: idOf(2),
  neatkeeper: idOf(3),
  admin: idOf(4),
};

export function tokenOf(
  role: Role,
  { expiresIn = 3_600, sid = idOf(900) }: { expiresIn?: number; sid?: string } = {},
): string {
  const exp = Math.floor(Date.now() / 1_000) + expiresIn;
  return [
    encode({ alg: 'HS256' }),
    encode({ sub: PERSON[role], sid, role, typ: 'access', iat: 0, exp }),
    'signature',
  ].join('.');
}

const TERMS = {
  accepted: true,
  version: TERMS_VERSION,
  accepted_at: '2026-01-01T00:00:00.000Z',
  required_version: TERMS_VERSION,
};

export function meOf(
  role: Role,
  terms: Partial<typeof TERMS> | { accepted: false; version: null; accepted_at: null } = {},
): Me {
  const common = {
    _id: PERSON[role],
    email: `${role}@example.com`,
    first_name: 'Mara',
    last_name: 'Lindqvist',
    photo: null,
    phone: null,
    email_verified: true,
    new_email: null,
    deletion_due_at: null,
    locale: null,
    theme: null,
    terms: { ...TERMS, ...terms },
  };
  switch (role) {
    case 'roomie':
      return {
        userType: role,
        userData: {
          ...common,
          account_type: role,
          house: { _id: idOf(100), name: 'Lindenhof' },
          room: { _id: idOf(200), room_name: 'Garden room' },
          arrival: null,
          points: 37,
          comments: '',
          emergency_contact: null,
          away: [],
          rent: '480.00',
          rent_period: 'month',
          currency: 'EUR',
        },
      };
    case 'homeowner':
      return {
        userType: role,
        userData: {
          ...common,
          account_type: role,
          houses: 3,
          about: '',
          publishes_email: true,
          publishes_phone: false,
        },
      };
    case 'neatkeeper':
      return {
        userType: role,
        userData: { ...common, account_type: role, houses: [{ _id: idOf(100), name: 'Lindenhof' }], about: '' },
      };
    case 'admin':
      return { userType: role, userData: { ...common, account_type: role } };
  }
}

/** Signs in on this browser, with the terms accepted here. */
export function signIn(role: Role): void {
  session.begin(tokenOf(role));
  acceptedTerms.store();
}

export const CONVERSATION = idOf(300);

export function aMessage(seq: number, more: Partial<Message> = {}): Message {
  return {
    _id: idOf(5_000 + seq),
    conversation_id: CONVERSATION,
    seq,
    client_id: idOf(70_000 + seq),
    sender: 'homeowner',
    sender_id: PERSON.homeowner,
    sender_name: 'Henrik Aalto',
    text: `message ${String(seq)}`,
    reply_to: null,
    attachments: [],
    files: [],
    reactions: [],
    mentions: [],
    poll: null,
    pin: null,
    created_at: new Date(Date.UTC(2026, 0, 5, 10, 0, seq)).toISOString(),
    edited_at: null,
    deleted_at: null,
    change: 0,
    ...more,
  };
}

export function aConversation(more: Partial<Conversation> = {}): Conversation {
  const member = { photo: null, email: null, phone: null, online: false, last_read_seq: 0 };
  return {
    _id: CONVERSATION,
    kind: 'house',
    title: 'Lindenhof',
    house_id: idOf(100),
    room_id: null,
    last_message: null,
    last_seq: 0,
    last_read_seq: 0,
    last_change: 0,
    unread: 0,
    unread_mentions: 0,
    has_pins: false,
    muted_until: null,
    can_write: true,
    left_on: null,
    deposit: null,
    deposit_settled_on: null,
    members: [
      { ...member, _id: PERSON.roomie, first_name: 'Mara', last_name: 'Lindqvist', role: 'roomie' },
      { ...member, _id: PERSON.homeowner, first_name: 'Henrik', last_name: 'Aalto', role: 'homeowner' },
    ],
    ...more,
  };
}

/** Returns a page of conversations. */
export const conversationPageOf = (items: Conversation[], asOf = 1): ConversationPage => ({
  items,
  next_cursor: null,
  unread_total: items.reduce((total, { unread }) => total + unread, 0),
  as_of: asOf,
});

/** Returns a pushed count; by default all is read. */
export const unreadCountOf = (more: Partial<UnreadCount> = {}): UnreadCount => ({
  conversation_id: CONVERSATION,
  unread: 0,
  unread_mentions: 0,
  last_seq: 0,
  last_read_seq: 0,
  last_change: 0,
  total: more.unread ?? 0,
  as_of: 2,
  ...more,
});
