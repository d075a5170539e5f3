import type { ConversationMember } from '@common-roof/contracts';
import { screen, waitFor, within } from '@testing-library/react';

import { MESSAGES, openChat, own } from '#test/chat.tsx';
import { ok } from '#test/fake-server.ts';
import { aConversation, aMessage, CONVERSATION, idOf, PERSON, unreadCountOf } from '#test/people.ts';

const HENRIK = { account_id: PERSON.homeowner, first_name: 'Henrik', last_name: 'Aalto' };
const MARA = { account_id: PERSON.roomie, first_name: 'Mara', last_name: 'Lindqvist' };
const otherHenrik: ConversationMember = {
  photo: null,
  email: null,
  phone: null,
  role: 'roomie',
  online: false,
  last_read_seq: 0,
  _id: idOf(77),
  first_name: 'Henrik',
  last_name: 'Olsen',
};

const options = () => screen.getAllByRole('option').map((option) => option.textContent);

describe('a mention in the chat', () => {
  it('is chosen by keyboard while it is typed, and sent with its message', async () => {
    const { fake, user, field } = await openChat();
    fake.reply('message:send', ({ text }) => ({ ok: true, message: own(1, idOf(9), text) }));
    await user.type(field, 'Thanks @he');
    expect(await screen.findByRole('listbox', { name: 'People to mention' })).toBeInTheDocument();
    expect(field).toHaveAttribute('role', 'combobox');
    expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: /Henrik/ }).id);
    await user.keyboard('{Enter}');
    expect(field).toHaveValue('Thanks @Henrik ');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.keyboard('for that{Enter}');
    await waitFor(() => {
      expect(fake.framesOf('message:send')).toMatchObject([
        { text: 'Thanks @Henrik for that', mentions: [PERSON.homeowner] },
      ]);
    });
  });

  it('offers the others of the conversation, is filtered, and closes with Escape', async () => {
    const members = [...aConversation().members, otherHenrik];
    const { user, field } = await openChat({ conversation: { members } });
    await user.type(field, '@');
    await screen.findByRole('listbox');
    expect(options()).toEqual([expect.stringContaining('Henrik Aalto'), expect.stringContaining('Henrik Olsen')]);
    await user.type(field, 'ols');
    expect(options()).toEqual([expect.stringContaining('Henrik Olsen')]);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field).not.toHaveAttribute('role', 'combobox');
    expect(field).toHaveValue('@ols');
  });

  it('is chosen by touch, by the whole name where two share the first, and leaves the focus in the field', async () => {
    const members = [...aConversation().members, otherHenrik];
    const { user, field } = await openChat({ conversation: { members } });
    await user.type(field, 'Ask @');
    await user.click(await screen.findByRole('option', { name: /Olsen/ }));
    expect(field).toHaveValue('Ask @Henrik Olsen ');
    expect(field).toHaveFocus();
  });

  it('goes through people with the arrow keys', async () => {
    const members = [...aConversation().members, otherHenrik];
    const { user, field } = await openChat({ conversation: { members } });
    await user.type(field, '@');
    await screen.findByRole('listbox');
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Henrik Olsen');
    await user.keyboard('{ArrowDown}{Tab}');
    expect(field).toHaveValue('@Henrik Aalto ');
  });

  it('stands out in its message, the reader’s own more than others’', async () => {
    const text = 'Ask @Henrik or @Mara, not @Ravi or https://example.org/@Mara';
    const { log } = await openChat({ messages: [aMessage(1, { text, mentions: [HENRIK, MARA] })] });
    expect(await within(log).findByText('@Mara')).toHaveAttribute('data-mention', 'me');
    expect(within(log).getByText('@Henrik')).toHaveAttribute('data-mention', 'other');
    expect(within(log).queryByText('@Ravi')).not.toBeInTheDocument();
    expect(within(log).getByRole('link')).toHaveTextContent('https://example.org/@Mara');
  });

  it('follows an edit of its message', async () => {
    const created_at = new Date().toISOString();
    const before = own(1, idOf(9), 'Thanks @Henrik');
    const { server, user, log, field } = await openChat({ messages: [{ ...before, created_at, mentions: [HENRIK] }] });
    server.on(`PUT ${MESSAGES}/${before._id}`, () => ok({ ...before, text: 'Thanks all', change: 1 }));
    await user.click(field);
    await user.keyboard('{ArrowUp}');
    const editor = await screen.findByRole('textbox', { name: 'Edit the message' });
    await user.clear(editor);
    await user.type(editor, 'Thanks all{Enter}');
    await within(log).findByText('Thanks all');
    const sent = server.asked.find(({ method }) => method === 'PUT')?.body;
    expect(sent).toEqual({ text: 'Thanks all', mentions: [] });
  });

  it('is marked in the list until it is read', async () => {
    const { fake } = await openChat({ messages: [aMessage(1)] });
    fake.push('unread:changed', unreadCountOf({ unread: 1, unread_mentions: 1, last_seq: 2, last_read_seq: 1 }));
    expect(await screen.findByRole('img', { name: 'Mentions you' })).toBeInTheDocument();
    const read = { conversation_id: CONVERSATION, account_id: PERSON.roomie, last_read_seq: 2 };
    fake.push('message:read', read);
    await waitFor(() => {
      expect(screen.queryByRole('img', { name: 'Mentions you' })).not.toBeInTheDocument();
    });
  });
});
