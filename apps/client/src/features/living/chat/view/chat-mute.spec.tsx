import { screen, waitFor, within } from '@testing-library/react';

import { openChat } from '#test/chat.tsx';
import { ok, refuse } from '#test/fake-server.ts';
import { aConversation, CONVERSATION, conversationPageOf } from '#test/people.ts';

const MUTE = `/api/messages/${CONVERSATION}/mute` as const;

async function openMenu(conversation = {}) {
  const chat = await openChat({ conversation });
  await chat.user.click(screen.getByRole('button', { name: 'Options for this conversation' }));
  return { ...chat, menu: within(await screen.findByRole('menu')) };
}

describe('muting a conversation', () => {
  it('offers a while or always, and shows the conversation as muted', async () => {
    const { server, user, menu } = await openMenu();
    server
      .on(`PUT ${MUTE}`, () => ok({ muted_until: 'always' }))
      .on('GET /api/messages', () => ok(conversationPageOf([aConversation({ muted_until: 'always' })])));
    await user.click(menu.getByRole('menuitem', { name: 'Mute always' }));
    expect(await screen.findByTitle('Muted')).toBeInTheDocument();
    expect(server.asked.find(({ method }) => method === 'PUT')?.body).toEqual({ span: 'always' });
  });

  it('is undone in the same place', async () => {
    const { server, user, menu } = await openMenu({ muted_until: '2999-01-01T00:00:00.000Z' });
    expect(screen.getByTitle('Muted')).toBeInTheDocument();
    server
      .on(`DELETE ${MUTE}`, () => ok({ muted_until: null }))
      .on('GET /api/messages', () => ok(conversationPageOf([aConversation()])));
    expect(menu.queryByRole('menuitem', { name: 'Mute always' })).not.toBeInTheDocument();
    await user.click(menu.getByRole('menuitem', { name: 'Unmute' }));
    await waitFor(() => {
      expect(screen.queryByTitle('Muted')).not.toBeInTheDocument();
    });
  });

  it('is over when its time has passed', async () => {
    const { menu } = await openMenu({ muted_until: '2001-01-01T00:00:00.000Z' });
    expect(menu.getByRole('menuitem', { name: 'Mute for eight hours' })).toBeInTheDocument();
    expect(screen.queryByTitle('Muted')).not.toBeInTheDocument();
  });

  it('says why it failed', async () => {
    const { server, user, menu } = await openMenu();
    server.on(`PUT ${MUTE}`, () => refuse('conflict', 'You’ve moved out.'));
    await user.click(menu.getByRole('menuitem', { name: 'Mute for a week' }));
    expect(await screen.findByText('You’ve moved out.')).toBeInTheDocument();
  });
});
