import type { Message } from '@common-roof/contracts';
import { screen, within } from '@testing-library/react';

import { openChat } from '#test/chat.tsx';
import { ok } from '#test/fake-server.ts';
import { aConversation, aMessage, CONVERSATION, conversationPageOf, unreadCountOf } from '#test/people.ts';

describe('catching up in the chat', () => {
  it('fills a gap in the sequence numbers by a sync', async () => {
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

  it('fetches messages without a push as soon as a count includes them', async () => {
    const { fake, log } = await openChat({ messages: [aMessage(1)] });
    fake.reply('conversation:sync', () => syncOf([aMessage(2)], [aMessage(1, { text: 'corrected', change: 1 })], 1));
    fake.push('unread:changed', unreadCountOf({ unread: 1, last_seq: 2, last_change: 1 }));
    expect(await within(log).findByText('message 2')).toBeInTheDocument();
    expect(within(log).getByText('corrected')).toBeInTheDocument();
    expect(fake.framesOf('conversation:sync').at(-1)).toEqual({ id: CONVERSATION, after_seq: 1, after_change: 0 });
  });

  it('shows edits and deletions made while it was disconnected', async () => {
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

  it('is complete when reopened after a disconnection on another page', async () => {
    const { fake, server, user } = await openChat({ messages: [aMessage(1)] });
    fake.reply('conversation:sync', () => syncOf([aMessage(2)]));
    const navigation = screen.getByRole('navigation', { name: 'Main' });
    await user.click(within(navigation).getByRole('link', { name: 'Home' }));
    await screen.findByRole('heading', { level: 1, name: /Mara/ });
    fake.drop();
    server.on('GET /api/messages', () =>
      ok(conversationPageOf([aConversation({ last_message: aMessage(2), last_seq: 2, unread: 1 })])),
    );
    fake.comeBack();
    await user.click(await screen.findByRole('button', { name: /message 2/ }));
    expect(await within(await screen.findByRole('log')).findByText('message 2')).toBeInTheDocument();
  });

  it('retries a sync without an answer', async () => {
    const { fake, log } = await openChat({ messages: [aMessage(1)] });
    const answers = [null, syncOf([aMessage(2)])];
    fake.reply('conversation:sync', () => answers.shift() ?? null);
    fake.push('message:created', aMessage(3));
    expect(await within(log).findByText('message 2', undefined, { timeout: 15_000 })).toBeInTheDocument();
  });
});
