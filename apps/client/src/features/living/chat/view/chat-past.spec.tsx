import { screen, within } from '@testing-library/react';

import { MESSAGES } from '#test/chat.tsx';
import { FakeLive } from '#test/fake-live.ts';
import { ok } from '#test/fake-server.ts';
import { aConversation, aMessage, CONVERSATION, conversationPageOf, meOf, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const LEFT = { can_write: false, left_on: '2020-03-12' };

/** Renders the chat of a roomie or a homeowner with one conversation. */
async function open(conversation: Parameters<typeof aConversation>[0], who: 'roomie' | 'homeowner' = 'roomie') {
  signIn(who);
  new FakeLive().reply('message:read', ({ seq }) => ({ ok: true, last_read_seq: seq }));
  const messages = [aMessage(1)];
  aServer()
    .on('GET /api/me', () => ok(meOf(who)))
    .on('GET /api/messages', () =>
      ok(conversationPageOf([aConversation({ last_message: aMessage(1), last_seq: 1, ...conversation })])),
    )
    .on(`GET ${MESSAGES}`, () =>
      ok({ items: messages, has_more_before: false, has_more_after: false, last_read_seq: 1, last_change: 0 }),
    );
  renderApp(`/chat?c=${CONVERSATION}`);
  await screen.findByRole('log');
}

describe('a conversation of a roomie who has moved out', () => {
  it('states until when it can be read, in the list and above the composer', async () => {
    await open(LEFT);
    const text = 'You moved out on March 12, 2020. You can still read messages from before.';
    expect(await screen.findByRole('note')).toHaveTextContent(text);
    expect(within(screen.getByRole('list', { name: 'Conversations' })).getByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send by e-mail' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Actions/ })).not.toBeInTheDocument();
  });

  it('accepts messages from both while the deposit is held', async () => {
    await open({ kind: 'room', can_write: true, left_on: '2020-03-12', deposit: 'held' });
    expect(await screen.findByRole('note')).toHaveTextContent(
      'You moved out on March 12, 2020. You can both write here until the deposit is settled.',
    );
    expect(screen.getByRole('textbox', { name: /^Message to/ })).toBeInTheDocument();
  });

  it('states when the deposit was settled, to the homeowner too', async () => {
    await open({ ...LEFT, kind: 'room', deposit: 'settled', deposit_settled_on: '2020-04-03' }, 'homeowner');
    expect(await screen.findByRole('note')).toHaveTextContent(
      'The deposit was settled on April 3, 2020. This conversation is closed, and you can still read it.',
    );
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});
