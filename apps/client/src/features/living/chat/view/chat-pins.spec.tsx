import type { Message } from '@common-roof/contracts';
import { screen, waitFor, within } from '@testing-library/react';

import { MESSAGES, openChat } from '#test/chat.tsx';
import { ok, refuse } from '#test/fake-server.ts';
import { aMessage, CONVERSATION, PERSON } from '#test/people.ts';

const PINS = `/api/messages/${CONVERSATION}/pins` as const;
const pinned = (seq: number, text: string, more: Partial<Message> = {}): Message =>
  aMessage(seq, {
    text,
    change: seq,
    pin: { account_id: PERSON.roomie, pinned_at: `2026-01-06T10:0${String(seq)}:00.000Z` },
    ...more,
  });
const bar = () => screen.findByRole('region', { name: 'Pinned messages' });

async function openWithPins(...pins: Message[]) {
  const opened = await openChat({ messages: pins.toReversed() });
  opened.server.on(`GET ${PINS}`, () => ok({ items: pins }));
  const [newest] = pins;
  // The first pin of a conversation is pushed, and then all are fetched.
  if (newest !== undefined) opened.fake.push('message:updated', newest);
  await bar();
  return opened;
}

describe('pinned messages in the chat', () => {
  it('are shown above the conversation as soon as one is pinned, the newest first', async () => {
    await openWithPins(pinned(2, 'Bins on Monday'), pinned(1, 'The Wi-Fi is 1234'));
    expect(await bar()).toHaveTextContent('Henrik Aalto Bins on Monday+1');
  });

  it('lead to their place, also a second time', async () => {
    const { user, server, where } = await openWithPins(pinned(2, 'Bins on Monday'), pinned(1, 'The Wi-Fi is 1234'));
    const open = within(await bar()).getByRole('button', { name: /^Pinned, go to/ });
    await user.click(open);
    expect(where.path).toBe(`/chat?c=${CONVERSATION}&at=${aMessage(2)._id}`);
    await waitFor(() => {
      expect(server.asked.some(({ query }) => query.get('around') === aMessage(2)._id)).toBe(true);
    });
    await user.click(within(await bar()).getByRole('button', { name: 'Show all pinned messages' }));
    const list = within(await screen.findByRole('dialog', { name: 'Pinned messages' }));
    expect(list.getAllByText('Pinned by You')).toHaveLength(2);
    await user.click(list.getByRole('button', { name: /^Henrik Aalto.*The Wi-Fi is 1234/ }));
    expect(where.path).toBe(`/chat?c=${CONVERSATION}&at=${aMessage(1)._id}`);
  });

  it('follow what others pin, unpin and delete', async () => {
    const { fake } = await openWithPins(pinned(1, 'The Wi-Fi is 1234'));
    fake.push('message:updated', pinned(2, 'Bins on Monday'));
    await waitFor(async () => {
      expect(await bar()).toHaveTextContent('Bins on Monday');
    });
    fake.push('message:updated', aMessage(2, { change: 3 }));
    fake.push('message:updated', aMessage(1, { change: 4, text: '', deleted_at: new Date().toISOString() }));
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: 'Pinned messages' })).not.toBeInTheDocument();
    });
  });

  it('are pinned in the menu of a message, and unpinned in their list', async () => {
    const { fake, user, server, log } = await openChat({ messages: [aMessage(1)] });
    server.on(`GET ${PINS}`, () => ok({ items: [pinned(1, 'message 1')] }));
    server.on(`PUT ${MESSAGES}/${aMessage(1)._id}/pin`, () => {
      fake.push('message:updated', pinned(1, 'message 1'));
      return ok(pinned(1, 'message 1'));
    });
    server.on(`DELETE ${MESSAGES}/${aMessage(1)._id}/pin`, () => ok(aMessage(1, { change: 2 })));
    await user.click(within(log).getByRole('button', { name: 'Actions for this message', hidden: true }));
    await user.click(await screen.findByRole('menuitem', { name: 'Pin' }));
    expect(await within(log).findByTitle('Pinned')).toBeInTheDocument();
    await user.click(within(await bar()).getByRole('button', { name: 'Show all pinned messages' }));
    const list = within(await screen.findByRole('dialog', { name: 'Pinned messages' }));
    await user.click(list.getByRole('button', { name: 'Unpin: message 1' }));
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: 'Pinned messages', hidden: true })).not.toBeInTheDocument();
    });
  });

  it('say what to do when there are too many', async () => {
    const { user, server, log } = await openChat({ messages: [aMessage(1)] });
    const detail = 'This conversation has 20 pinned messages. Unpin one first.';
    server.on(`PUT ${MESSAGES}/${aMessage(1)._id}/pin`, () => refuse('conflict', detail));
    await user.click(within(log).getByRole('button', { name: 'Actions for this message', hidden: true }));
    await user.click(await screen.findByRole('menuitem', { name: 'Pin' }));
    expect(await screen.findByText(detail)).toBeInTheDocument();
  });
});
