import type { Message } from '@common-roof/contracts';
import { screen, waitFor, within } from '@testing-library/react';

import { MESSAGES, openChat } from '#test/chat.tsx';
import { ok } from '#test/fake-server.ts';
import { aMessage, PERSON } from '#test/people.ts';

const HIS = { text: 'Pizza tonight?', sender_id: PERSON.homeowner, sender_name: 'Henrik Aalto' };
const reacted = (reactions: Message['reactions'], change: number): Message =>
  aMessage(1, { ...HIS, reactions, change });
const own = { account_id: PERSON.roomie, reaction: '👍' } as const;
const his = { account_id: PERSON.homeowner, reaction: '👍' } as const;

describe('reactions in the chat', () => {
  it('are chosen in the menu of a message, and shown with who gave them', async () => {
    const { server, user, log } = await openChat({ messages: [reacted([his], 1)] });
    server.on(`PUT ${MESSAGES}/${aMessage(1)._id}/reaction`, () => ok(reacted([his, own], 2)));
    expect(within(log).getByRole('button', { name: '👍 by Henrik' })).toHaveAttribute('aria-pressed', 'false');
    await user.click(within(log).getByRole('button', { name: 'Actions for this message', hidden: true }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'React with 👍' }));
    const both = await within(log).findByRole('button', { name: '👍 by Henrik, You' });
    expect(both).toHaveAttribute('aria-pressed', 'true');
    expect(both).toHaveTextContent('2');
    expect(server.asked.find(({ method }) => method === 'PUT')?.body).toEqual({ reaction: '👍' });
  });

  it('are taken back by a click on them', async () => {
    const { server, user, log } = await openChat({ messages: [reacted([own], 1)] });
    server.on(`DELETE ${MESSAGES}/${aMessage(1)._id}/reaction`, () => ok(reacted([], 2)));
    await user.click(within(log).getByRole('button', { name: '👍 by You' }));
    await waitFor(() => {
      expect(within(log).queryByRole('group', { name: 'Reactions' })).not.toBeInTheDocument();
    });
  });

  it('of others appear as they are given', async () => {
    const { fake, log } = await openChat({ messages: [reacted([], 0)] });
    fake.push('message:updated', reacted([{ account_id: PERSON.homeowner, reaction: '❤️' }], 1));
    expect(await within(log).findByRole('button', { name: '❤️ by Henrik' })).toBeInTheDocument();
  });
});
