import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { MESSAGES, openChat, own } from '#test/chat.tsx';
import { ok, problemOf } from '#test/fake-server.ts';
import { aMessage, CONVERSATION, idOf, PERSON } from '#test/people.ts';

describe('writing in the chat', () => {
  it('shows each message once although both answer and event deliver it', async () => {
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

  it('goes to the end of the conversation with what its writer sends, wherever they were reading', async () => {
    const { fake, user, field, log } = await openChat({ messages: [aMessage(1), aMessage(2)] });
    fake.reply('message:send', ({ client_id: id, text }) => ({ ok: true, message: own(4, id, text) }));
    Object.defineProperties(log, { scrollHeight: { value: 2_000 }, clientHeight: { value: 400 } });
    log.scrollTop = 100;
    fireEvent.scroll(log);
    fake.push('message:created', aMessage(3));
    expect(await within(log).findByText('message 3')).toBeInTheDocument();
    expect(log.scrollTop).toBeLessThan(1_600);
    await user.type(field, 'Hello{Enter}');
    await within(log).findByText('Hello');
    expect(log.scrollTop).toBe(2_000);
  });

  it('sends with Enter, and adds a line with Shift + Enter', async () => {
    const { fake, user, field } = await openChat();
    fake.reply('message:send', ({ client_id: id, text }) => ({ ok: true, message: own(1, id, text) }));
    await user.type(field, 'one{Shift>}{Enter}{/Shift}two{Enter}');
    await waitFor(() => {
      expect(fake.framesOf('message:send')).toMatchObject([{ conversation_id: CONVERSATION, text: 'one\ntwo' }]);
    });
  });

  it("doesn't send an empty message", async () => {
    const { fake, user, field } = await openChat();
    await user.type(field, '   {Enter}');
    expect(fake.framesOf('message:send')).toEqual([]);
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  });

  it('keeps a message while offline and sends it with the same id when the connection is back', async () => {
    const { fake, server, user, field, log } = await openChat();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fake.drop();
    await user.type(field, 'from the cellar{Enter}');
    expect(await within(log).findByText('Waiting for a connection')).toBeInTheDocument();
    expect(server.times('POST', MESSAGES)).toBe(0);

    jest.restoreAllMocks();
    fake.reply('message:send', ({ client_id: id, text }) => ({ ok: true, message: own(1, id, text) }));
    fake.comeBack();
    expect(await within(log).findByText('Sent')).toBeInTheDocument();
    expect(within(log).getAllByText('from the cellar')).toHaveLength(1);
  });

  it("falls back to HTTP with the same client_id if the socket doesn't answer", async () => {
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

  it('shows why a message was rejected, and resends or deletes it', async () => {
    const { fake, user, field, log } = await openChat();
    fake.reply('message:send', () => ({ ok: false, problem: problemOf('rule_violated', 'You no longer live here.') }));
    await user.type(field, 'Hello{Enter}');
    expect(await within(log).findByText('You no longer live here.')).toBeInTheDocument();
    expect(within(log).getByText('Not sent')).toBeInTheDocument();

    fake.reply('message:send', ({ client_id: id, text }) => ({ ok: true, message: own(1, id, text) }));
    await user.click(within(log).getByRole('button', { name: 'Send again' }));
    expect(await within(log).findByText('Sent')).toBeInTheDocument();
  });

  it('changes sent to seen when another member has read that far', async () => {
    const { fake, log } = await openChat({ messages: [own(1, idOf(71_001), 'Hello')] });
    expect(await within(log).findByText('Sent')).toBeInTheDocument();
    fake.push('message:read', { conversation_id: CONVERSATION, account_id: PERSON.homeowner, last_read_seq: 1 });
    expect(await within(log).findByText('Seen')).toBeInTheDocument();
    expect(within(log).getByText('Seen by Henrik Aalto')).toBeInTheDocument();
  });

  it('leaves a tombstone for a deleted message, after a confirmation', async () => {
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

  it('edits within fifteen minutes, and not afterwards', async () => {
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

  it("keeps a conversation's draft while another page is open", async () => {
    const { user, field } = await openChat();
    await user.type(field, 'half a thou');
    const navigation = screen.getByRole('navigation', { name: 'Main' });
    await user.click(within(navigation).getByRole('link', { name: 'Home' }));
    await user.click(await screen.findByRole('button', { name: /Lindenhof/ }));
    expect(await screen.findByRole('textbox', { name: 'Message to Lindenhof' })).toHaveValue('half a thou');
  });
});
