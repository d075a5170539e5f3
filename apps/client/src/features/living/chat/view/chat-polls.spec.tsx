import type { Message, Poll } from '@common-roof/contracts';
import { screen, waitFor, within } from '@testing-library/react';

import { MESSAGES, openChat, own } from '#test/chat.tsx';
import { ok } from '#test/fake-server.ts';
import { aMessage, idOf, PERSON } from '#test/people.ts';

const aPoll = (yes: string[], no: string[], more: Partial<Poll> = {}): Poll => ({
  options: [
    { text: 'Yes', voters: yes },
    { text: 'No', voters: no },
  ],
  is_multiple: false,
  closes_at: null,
  closed_at: null,
  ...more,
});
const asked = (poll: Poll, change = 1): Message => aMessage(1, { text: 'Who is in on Saturday?', poll, change });
const VOTES = `${MESSAGES}/${aMessage(1)._id}/votes` as const;
const HIM = PERSON.homeowner;
const ME = PERSON.roomie;
const answer = (name: RegExp) => screen.findByRole('button', { name });

describe('a poll in the chat', () => {
  it('is answered with a click, and read out with who chose what', async () => {
    const { server, user } = await openChat({ messages: [asked(aPoll([HIM], []))] });
    server.on(`PUT ${VOTES}`, () => ok(asked(aPoll([HIM, ME], []), 2)));
    expect(await screen.findByRole('group', { name: 'Poll: Who is in on Saturday?' })).toBeInTheDocument();
    expect(await answer(/^No: no votes/)).toHaveAttribute('aria-pressed', 'false');
    await user.click(await answer(/^Yes: one vote, Henrik$/));
    expect(await answer(/^Yes: 2 votes, Henrik, You$/)).toHaveAttribute('aria-pressed', 'true');
    expect(server.asked.find(({ method }) => method === 'PUT')?.body).toEqual({ options: [0] });
    expect(screen.getByText(/^2 people voted · Choose one$/)).toBeInTheDocument();
  });

  it('replaces a single answer, takes it back on a second click, and adds to several', async () => {
    const { server, fake, user } = await openChat({ messages: [asked(aPoll([ME], []))] });
    server.on(`PUT ${VOTES}`, () => ok(asked(aPoll([ME], []))));
    await user.click(await answer(/^No/));
    await user.click(await answer(/^Yes/));
    fake.push('message:updated', asked(aPoll([ME], [], { is_multiple: true }), 2));
    await screen.findByText(/Choose one or more/);
    await user.click(await answer(/^No/));
    await waitFor(() => {
      const sent = server.asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);
      expect(sent).toEqual([{ options: [1] }, { options: [] }, { options: [0, 1] }]);
    });
  });

  it('changes as others answer, and takes no answers once it is closed', async () => {
    const { fake } = await openChat({ messages: [asked(aPoll([], []))] });
    fake.push('message:updated', asked(aPoll([], [HIM]), 2));
    expect(await answer(/^No: one vote, Henrik$/)).toBeEnabled();
    fake.push('message:updated', asked(aPoll([], [HIM], { closed_at: new Date().toISOString() }), 3));
    expect(await screen.findByText('One person voted · Closed')).toBeInTheDocument();
    expect(await answer(/^No: one vote, Henrik$/)).toBeDisabled();
  });

  it('is closed by the person who asked, after a question', async () => {
    const mine = { ...own(1, idOf(9), 'Who is in?'), poll: aPoll([], []) };
    const { server, user } = await openChat({ messages: [mine] });
    server.on(`PUT ${MESSAGES}/${mine._id}/closing`, () =>
      ok({ ...mine, change: 1, poll: aPoll([], [], { closed_at: new Date().toISOString() }) }),
    );
    await user.click(await answer(/^Close poll$/));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close poll' }));
    expect(await screen.findByText('No votes yet · Closed')).toBeInTheDocument();
  });

  it('of others can’t be closed by a roomie, nor answered after moving out', async () => {
    await openChat({ messages: [asked(aPoll([], []))] });
    expect(await answer(/^Yes/)).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Close poll' })).not.toBeInTheDocument();
  });

  it('is asked in a dialog that offers one more answer, and is sent like a message', async () => {
    const { fake, user } = await openChat();
    fake.reply('message:send', ({ client_id: id, text }) => ({
      ok: true,
      message: { ...own(1, id, text), poll: aPoll([], []) },
    }));
    await user.click(screen.getByRole('button', { name: 'Ask in a poll' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New poll' }));
    await user.type(dialog.getByRole('textbox', { name: 'Question' }), 'Who is in?');
    await user.type(dialog.getByRole('textbox', { name: 'Answer 1' }), 'Yes{Enter}');
    expect(dialog.getByRole('textbox', { name: 'Answer 2' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText('Give at least two answers.')).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: 'Answer 2' }), ' No ');
    expect(dialog.getByRole('textbox', { name: 'Answer 3' })).toHaveValue('');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => {
      expect(fake.framesOf('message:send')).toMatchObject([
        { text: 'Who is in?', poll: { options: ['Yes', 'No'], is_multiple: false, closes_at: null } },
      ]);
    });
    expect(await answer(/^Yes: no votes/)).toBeInTheDocument();
  });

  it('asked offline waits with its answers', async () => {
    const { fake, user, log } = await openChat();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fake.drop();
    await user.click(screen.getByRole('button', { name: 'Ask in a poll' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New poll' }));
    await user.type(dialog.getByRole('textbox', { name: 'Question' }), 'Pizza?');
    await user.type(dialog.getByRole('textbox', { name: 'Answer 1' }), 'Yes{Enter}No');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    const waiting = await within(log).findByRole('article', { name: 'You: Pizza?' });
    expect(
      within(waiting)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Yes', 'No']);
    expect(within(waiting).getByText('Waiting for a connection')).toBeInTheDocument();
    jest.restoreAllMocks();
  });
});
