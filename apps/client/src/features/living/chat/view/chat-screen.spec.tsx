import { screen, waitFor } from '@testing-library/react';

import { MESSAGES, openChat } from '#test/chat.tsx';
import { FakeLive } from '#test/fake-live.ts';
import { ok } from '#test/fake-server.ts';
import {
  aConversation,
  aMessage,
  CONVERSATION,
  conversationPageOf,
  idOf,
  meOf,
  PERSON,
  signIn,
  unreadCountOf,
} from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

describe('the chat', () => {
  it('marks visible messages read, and announces a new one once', async () => {
    const { fake } = await openChat({ messages: [aMessage(1)] });
    fake.push('message:created', aMessage(2, { text: 'Dinner?' }));
    expect(await screen.findByText('Henrik Aalto: Dinner?', { selector: '[role="status"]' })).toBeInTheDocument();
    await waitFor(() => {
      expect(fake.framesOf('message:read').at(-1)).toEqual({ conversation_id: CONVERSATION, seq: 2 });
    });
  });

  it('shows where new messages begin', async () => {
    const { log } = await openChat({
      messages: [aMessage(1), aMessage(2)],
      conversation: { unread: 1, last_read_seq: 1 },
    });
    expect(log.textContent).toMatch(/message 1.*New messages.*message 2/);
  });

  it('shows it even if the server marked them read when it returned them', async () => {
    signIn('roomie');
    const fake = new FakeLive();
    const messages = Promise.withResolvers<Response>();
    const server = aServer()
      .on('GET /api/me', () => ok(meOf('roomie')))
      .on('GET /api/messages', () =>
        ok(
          conversationPageOf([aConversation({ last_message: aMessage(2), last_seq: 2, last_read_seq: 1, unread: 1 })]),
        ),
      )
      .on(`GET ${MESSAGES}`, () => messages.promise);
    renderApp(`/chat?c=${CONVERSATION}`);
    await waitFor(() => {
      // The connection is up, and the page of messages is on its way.
      expect([fake.tokens.length, server.times('GET', MESSAGES)]).toEqual([1, 1]);
    });
    fake.push('unread:changed', unreadCountOf({ last_seq: 2, last_read_seq: 2 }));
    messages.resolve(
      ok({
        items: [aMessage(1), aMessage(2)],
        has_more_before: false,
        has_more_after: false,
        last_read_seq: 2,
        last_change: 0,
      }),
    );
    expect((await screen.findByRole('log')).textContent).toMatch(/message 1.*New messages.*message 2/);
  });

  it('shows who is typing, until their message arrives', async () => {
    const { fake } = await openChat();
    fake.push('typing', { conversation_id: CONVERSATION, account_id: PERSON.homeowner, name: 'Henrik' });
    expect(await screen.findByText('Henrik is typing …')).toBeInTheDocument();
    fake.push('message:created', aMessage(1));
    await waitFor(() => {
      expect(screen.queryByText('Henrik is typing …')).not.toBeInTheDocument();
    });
  });

  it('opens the newest conversation by default on a desktop, and keeps it open', async () => {
    signIn('roomie');
    const fake = new FakeLive();
    const older = aConversation({ _id: idOf(71), title: 'Elm House', last_seq: 0, last_message: null });
    const newest = aConversation({ last_message: aMessage(1), last_seq: 1, last_read_seq: 1 });
    aServer()
      .on('GET /api/me', () => ok(meOf('roomie')))
      .on('GET /api/messages', () => ok(conversationPageOf([older, newest])))
      .on(`GET ${MESSAGES}`, () =>
        ok({ items: [aMessage(1)], has_more_before: false, has_more_after: false, last_read_seq: 1, last_change: 0 }),
      );
    const { where } = renderApp('/chat');
    expect(await screen.findByRole('log', { name: /Lindenhof/ })).toBeInTheDocument();
    expect(where.path).toBe(`/chat?c=${CONVERSATION}`);
    const elsewhere = aMessage(1, { conversation_id: older._id, created_at: new Date().toISOString() });
    fake.push('message:created', elsewhere);
    expect(await screen.findByRole('log', { name: /Lindenhof/ })).toBeInTheDocument();
    expect(where.path).toBe(`/chat?c=${CONVERSATION}`);
  });

  it('shows the unread count in the navigation and the title', async () => {
    const { fake } = await openChat({ messages: [aMessage(1)] });
    fake.push('unread:changed', unreadCountOf({ unread: 3, last_seq: 4 }));
    await waitFor(() => {
      expect(document.title).toBe('(3) Chat · Common Roof');
    });
  });
});
