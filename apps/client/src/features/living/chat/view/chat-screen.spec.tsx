import type { Conversation, Message } from '@common-roof/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';

import { FakeLive } from '../../../../test/fake-live.ts';
import { ok, problemOf } from '../../../../test/fake-server.ts';
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
} from '../../../../test/people.ts';
import { aServer, renderApp } from '../../../../test/render-app.tsx';

const MESSAGES = `/api/messages/${CONVERSATION}/messages` as const;

const own = (seq: number, clientId: string, text: string): Message =>
  aMessage(seq, {
    client_id: clientId,
    sender: 'roomie',
    sender_id: PERSON.roomie,
    sender_name: 'Mara Lindqvist',
    text,
  });

async function openChat({
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
  const field = screen.getByRole('textbox', { name: 'Message to Lindenhof' });
  return { ...app, fake, server, log, field };
}

describe('the chat', () => {
  it('shows each message once although answer and event both bring it', async () => {
    const { fake, user, field, log } = await openChat({ messages: [aMessage(1)] });
    fake.reply('message:send', ({ client_id: id, text }) => {
      const message = own(2, id, text);
      fake.push('message:created', message);
      return { ok: true, message };
    });
    await user.type(field, 'Hello{Enter}');
    expect(await within(log).findByText('Sent')).toBeInTheDocument();
    expect(within(log).getAllByText('Hello')).toHaveLength(1);
    expect(field).toHaveValue('');
  });

  it('sends with Enter, and makes a line with Shift + Enter', async () => {
    const { fake, user, field } = await openChat();
    fake.reply('message:send', ({ client_id: id, text }) => ({ ok: true, message: own(1, id, text) }));
    await user.type(field, 'one{Shift>}{Enter}{/Shift}two{Enter}');
    await waitFor(() => {
      expect(fake.framesOf('message:send')).toMatchObject([{ conversation_id: CONVERSATION, text: 'one\ntwo' }]);
    });
  });

  it('does not send what is empty', async () => {
    const { fake, user, field } = await openChat();
    await user.type(field, '   {Enter}');
    expect(fake.framesOf('message:send')).toEqual([]);
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  });

  it('keeps a message that waits for the network and sends it when the connection is back, with the same id', async () => {
    const { fake, server, user, field, log } = await openChat();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fake.drop();
    await user.type(field, 'from the cellar{Enter}');
    expect(await within(log).findByText('Waiting for the network')).toBeInTheDocument();
    expect(server.times('POST', MESSAGES)).toBe(0);

    jest.restoreAllMocks();
    fake.reply('message:send', ({ client_id: id, text }) => ({ ok: true, message: own(1, id, text) }));
    fake.comeBack();
    expect(await within(log).findByText('Sent')).toBeInTheDocument();
    expect(within(log).getAllByText('from the cellar')).toHaveLength(1);
  });

  it('goes by HTTP with the same client_id when the socket gives no answer', async () => {
    const { fake, server, user, field, log } = await openChat();
    fake.reply('message:send', () => null);
    server.on(`POST ${MESSAGES}`, ({ body }) => {
      const { client_id: id, text } = body as { client_id: string; text: string };
      return ok(own(1, id, text));
    });
    await user.type(field, 'Hello{Enter}');
    expect(await within(log).findByText('Sent')).toBeInTheDocument();
    const [frame] = fake.framesOf('message:send');
    expect(server.asked.find(({ method }) => method === 'POST')?.body).toEqual({
      text: 'Hello',
      sender: 'roomie',
      client_id: frame?.client_id,
    });
  });

  it('says why a message was refused, and sends it again or deletes it', async () => {
    const { fake, user, field, log } = await openChat();
    fake.reply('message:send', () => ({ ok: false, problem: problemOf('rule_violated', 'You no longer live here.') }));
    await user.type(field, 'Hello{Enter}');
    expect(await within(log).findByText('You no longer live here.')).toBeInTheDocument();
    expect(within(log).getByText('Not sent')).toBeInTheDocument();

    fake.reply('message:send', ({ client_id: id, text }) => ({ ok: true, message: own(1, id, text) }));
    await user.click(within(log).getByRole('button', { name: 'Send again' }));
    expect(await within(log).findByText('Sent')).toBeInTheDocument();
  });

  it('turns sent into seen when another member has read so far', async () => {
    const { fake, log } = await openChat({ messages: [own(1, idOf(71_001), 'Hello')] });
    expect(await within(log).findByText('Sent')).toBeInTheDocument();
    fake.push('message:read', { conversation_id: CONVERSATION, account_id: PERSON.homeowner, last_read_seq: 1 });
    expect(await within(log).findByText('Seen')).toBeInTheDocument();
    expect(within(log).getByText('Seen by Henrik Aalto')).toBeInTheDocument();
  });

  it('fills a hole in the numbers by a sync', async () => {
    const { fake, log } = await openChat({ messages: [aMessage(1)] });
    fake.reply('conversation:sync', ({ after_seq: after }) => ({
      ok: true,
      items: [aMessage(2), aMessage(3), aMessage(4)].filter(({ seq }) => seq > after).slice(0, 1),
      has_more_before: false,
      has_more_after: after < 3,
      last_read_seq: 0,
      changed: [],
      last_change: 0,
    }));
    fake.push('message:created', aMessage(4));
    expect(await within(log).findByText('message 3')).toBeInTheDocument();
    expect(
      within(log)
        .getAllByRole('article')
        .map((row) => row.getAttribute('aria-label')),
    ).toEqual([1, 2, 3, 4].map((seq) => `Henrik Aalto: message ${String(seq)}`));
  });

  const syncOf = (items: Message[], changed: Message[] = [], lastChange = 0) => ({
    ok: true as const,
    items,
    changed,
    has_more_before: false,
    has_more_after: false,
    last_read_seq: 0,
    last_change: lastChange,
  });

  it('asks for what no push brought as soon as a count tells of it', async () => {
    const { fake, log } = await openChat({ messages: [aMessage(1)] });
    fake.reply('conversation:sync', () => syncOf([aMessage(2)], [aMessage(1, { text: 'corrected', change: 1 })], 1));
    fake.push('unread:changed', unreadCountOf({ unread: 1, last_seq: 2, last_change: 1 }));
    expect(await within(log).findByText('message 2')).toBeInTheDocument();
    expect(within(log).getByText('corrected')).toBeInTheDocument();
    expect(fake.framesOf('conversation:sync').at(-1)).toEqual({ id: CONVERSATION, after_seq: 1, after_change: 0 });
  });

  it('shows after a gap in the connection what was edited and deleted meanwhile', async () => {
    const { fake, log } = await openChat({ messages: [aMessage(1), aMessage(2)] });
    fake.reply('conversation:sync', () =>
      syncOf(
        [],
        [
          aMessage(1, { text: 'corrected', edited_at: '2026-01-05T11:00:00.000Z', change: 1 }),
          aMessage(2, { text: '', deleted_at: '2026-01-05T11:00:00.000Z', change: 2 }),
        ],
        2,
      ),
    );
    fake.drop();
    fake.comeBack();
    expect(await within(log).findByText('corrected')).toBeInTheDocument();
    expect(within(log).getByText('This message was deleted')).toBeInTheDocument();
  });

  it('is complete when it is opened again after a gap during which another page was open', async () => {
    const { fake, server, user } = await openChat({ messages: [aMessage(1)] });
    fake.reply('conversation:sync', () => syncOf([aMessage(2)]));
    const navigation = screen.getByRole('navigation', { name: 'Main' });
    await user.click(within(navigation).getByRole('link', { name: 'Today' }));
    await screen.findByRole('heading', { level: 1, name: /Mara/ });
    fake.drop();
    server.on('GET /api/messages', () =>
      ok(conversationPageOf([aConversation({ last_message: aMessage(2), last_seq: 2, unread: 1 })])),
    );
    fake.comeBack();
    await user.click(await screen.findByRole('button', { name: /message 2/ }));
    expect(await within(await screen.findByRole('log')).findByText('message 2')).toBeInTheDocument();
  });

  it('asks again when a sync gets no answer', async () => {
    const { fake, log } = await openChat({ messages: [aMessage(1)] });
    const answers = [null, syncOf([aMessage(2)])];
    fake.reply('conversation:sync', () => answers.shift() ?? null);
    fake.push('message:created', aMessage(3));
    expect(await within(log).findByText('message 2', undefined, { timeout: 15_000 })).toBeInTheDocument();
  });

  it('marks read what is seen, and announces a new message once', async () => {
    const { fake } = await openChat({ messages: [aMessage(1)] });
    fake.push('message:created', aMessage(2, { text: 'Dinner?' }));
    expect(await screen.findByText('Henrik Aalto: Dinner?', { selector: '[role="status"]' })).toBeInTheDocument();
    await waitFor(() => {
      expect(fake.framesOf('message:read').at(-1)).toEqual({ conversation_id: CONVERSATION, seq: 2 });
    });
  });

  it('shows where the new messages begin', async () => {
    const { log } = await openChat({
      messages: [aMessage(1), aMessage(2)],
      conversation: { unread: 1, last_read_seq: 1 },
    });
    expect(log.textContent).toMatch(/message 1.*New messages.*message 2/);
  });

  it('shows it also where the server marked them read while it handed them out', async () => {
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
      expect(server.times('GET', '/api/messages')).toBe(2); // the second when the connection stands
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

  it('leaves a tombstone where a message was deleted, after asking', async () => {
    const mine = { ...own(1, idOf(71_002), 'oops'), created_at: new Date().toISOString() };
    const { server, user, log } = await openChat({ messages: [mine] });
    server.on(`DELETE ${MESSAGES}/${mine._id}`, () =>
      ok({ ...mine, text: '', deleted_at: new Date().toISOString(), change: 1 }),
    );
    act(() => {
      within(log).getByRole('article').focus();
    });
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await within(log).findByText('This message was deleted')).toBeInTheDocument();
  });

  it('edits within fifteen minutes, and not after', async () => {
    const fresh = { ...own(2, idOf(71_003), 'typpo'), created_at: new Date().toISOString() };
    const { server, user, field, log } = await openChat({ messages: [own(1, idOf(71_004), 'old'), fresh] });
    server.on(`PUT ${MESSAGES}/${fresh._id}`, () =>
      ok({ ...fresh, text: 'typo', edited_at: new Date().toISOString(), change: 1 }),
    );
    await user.click(field);
    await user.keyboard('{ArrowUp}');
    const editor = await screen.findByRole('textbox', { name: 'Edit the message' });
    expect(editor).toHaveValue('typpo');
    await user.clear(editor);
    await user.type(editor, 'typo{Enter}');
    expect(await within(log).findByText('edited')).toBeInTheDocument();

    act(() => within(log).getAllByRole('article')[0]?.focus());
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('menuitem', { name: 'Reply' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Edit' })).not.toBeInTheDocument();
  });

  it('keeps the draft of a conversation while another page is open', async () => {
    const { user, field } = await openChat();
    await user.type(field, 'half a thou');
    const navigation = screen.getByRole('navigation', { name: 'Main' });
    await user.click(within(navigation).getByRole('link', { name: 'Today' }));
    await user.click(await screen.findByRole('button', { name: /Lindenhof/ }));
    expect(await screen.findByRole('textbox', { name: 'Message to Lindenhof' })).toHaveValue('half a thou');
  });

  it('shows who types, until their message is there', async () => {
    const { fake } = await openChat();
    fake.push('typing', { conversation_id: CONVERSATION, account_id: PERSON.homeowner, name: 'Henrik' });
    expect(await screen.findByText('Henrik is typing …')).toBeInTheDocument();
    fake.push('message:created', aMessage(1));
    await waitFor(() => {
      expect(screen.queryByText('Henrik is typing …')).not.toBeInTheDocument();
    });
  });

  it('counts what is unread in the navigation and the title', async () => {
    const { fake } = await openChat({ messages: [aMessage(1)] });
    fake.push('unread:changed', unreadCountOf({ unread: 3, last_seq: 4 }));
    await waitFor(() => {
      expect(document.title).toBe('(3) Chat · Common Roof');
    });
  });
});
