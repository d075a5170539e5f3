import type { Conversation, Message, Photo } from '@common-roof/contracts';
import { screen } from '@testing-library/react';

import { FakeLive } from './fake-live.ts';
import { ok } from './fake-server.ts';
import { aConversation, aMessage, CONVERSATION, conversationPageOf, idOf, meOf, PERSON, signIn } from './people.ts';
import { aServer, renderApp } from './render-app.tsx';

export const MESSAGES = `/api/messages/${CONVERSATION}/messages` as const;

/** Returns one of the roomie's own messages. */
export const own = (seq: number, clientId: string, text: string): Message =>
  aMessage(seq, {
    client_id: clientId,
    sender: 'roomie',
    sender_id: PERSON.roomie,
    sender_name: 'Mara Lindqvist',
    text,
  });

/** Returns a photo of a message. */
export const aPhoto = (seed: number): Photo => ({
  image_id: idOf(seed),
  caption: '',
  width: 800,
  height: 600,
  url: `/api/images/${idOf(seed)}/large`,
  small_url: `/api/images/${idOf(seed)}/small`,
});

/** Opens a house's conversation as a roomie. */
export async function openChat({
  messages = [],
  conversation = {},
}: { messages?: Message[]; conversation?: Partial<Conversation> } = {}) {
  signIn('roomie');
  const fake = new FakeLive().reply('message:read', ({ seq }) => ({ ok: true, last_read_seq: seq }));
  const last = messages.at(-1) ?? null;
  const server = aServer()
    .on('GET /api/me', () => ok(meOf('roomie')))
    .on('GET /api/messages', () =>
      ok(conversationPageOf([aConversation({ last_message: last, last_seq: last?.seq ?? 0, ...conversation })])),
    )
    .on(`GET ${MESSAGES}`, () =>
      ok({ items: messages, has_more_before: false, has_more_after: false, last_read_seq: 0, last_change: 0 }),
    );
  const app = renderApp(`/chat?c=${CONVERSATION}`);
  const log = await screen.findByRole('log');
  const field = screen.getByRole('textbox', { name: /^Message to/ });
  return { ...app, fake, server, log, field };
}
