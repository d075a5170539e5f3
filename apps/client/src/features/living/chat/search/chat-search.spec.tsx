import type { FoundMessage, MessagePage } from '@common-roof/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { MESSAGES } from '#test/chat.tsx';
import { FakeLive } from '#test/fake-live.ts';
import { type FakeServer, ok, refuse } from '#test/fake-server.ts';
import { aConversation, aMessage, CONVERSATION, conversationPageOf, idOf, meOf, PERSON, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const SEARCH = '/api/messages/search';

const found = (seq: number, more: Partial<FoundMessage> = {}): FoundMessage => ({
  _id: idOf(1_000 + seq),
  conversation_id: CONVERSATION,
  conversation_title: 'Lindenhof',
  seq,
  sender_id: PERSON.homeowner,
  sender_name: 'Henrik Aalto',
  created_at: '2026-03-02T10:00:00.000Z',
  excerpt: `Milk ${String(seq)} is empty`,
  matches: [{ start: 0, end: 4 }],
  photos: 0,
  ...more,
});

const pageOf = (seqs: readonly number[], more: Partial<MessagePage> = {}): MessagePage => ({
  items: seqs.map((seq) => aMessage(seq, { _id: idOf(1_000 + seq) })),
  has_more_before: false,
  has_more_after: false,
  last_read_seq: 0,
  last_change: 0,
  ...more,
});

/** Opens the chat of a roomie, in which a search finds messages 2 and 3 of a hundred. */
async function openChat(path = `/chat?c=${CONVERSATION}`, hits: () => Response = twoHits) {
  signIn('roomie');
  new FakeLive().reply('message:read', ({ seq }) => ({ ok: true, last_read_seq: seq }));
  const server = aServer()
    .on('GET /api/me', () => ok(meOf('roomie')))
    .on('GET /api/messages', () =>
      ok(conversationPageOf([aConversation({ last_message: aMessage(100), last_seq: 100, last_read_seq: 100 })])),
    )
    .on(`GET ${SEARCH}`, hits)
    .on(`GET ${MESSAGES}`, ({ query }) => {
      if (query.has('around') || query.has('at')) return ok(pageOf([1, 2, 3, 4], { has_more_after: true }));
      return ok(pageOf(query.has('after') ? [5, 6] : [99, 100], { has_more_before: !query.has('after') }));
    });
  const app = renderApp(path);
  return { ...app, server };
}
const twoHits = (): Response => ok({ items: [found(3), found(2)], next_cursor: null });
const asked = (server: FakeServer, path: string): URLSearchParams | undefined =>
  server.asked.findLast((one) => one.path === path)?.query;
const field = (): Promise<HTMLElement> => screen.findByRole('searchbox', { name: 'Search messages' });

describe('the search of messages', () => {
  it('asks as one types, over all conversations, and marks what matches', async () => {
    const { user, server } = await openChat();
    const [opener] = await screen.findAllByRole('button', { name: 'Search messages' });
    await user.click(opener ?? document.body);
    await waitFor(async () => {
      expect(await field()).toHaveFocus();
    });
    await user.keyboard('milk');
    const results = await screen.findByRole('list', { name: 'Results' });
    expect(within(results).getAllByRole('listitem')).toHaveLength(2);
    expect(within(results).getAllByText('Milk', { selector: 'mark' })).toHaveLength(2);
    expect(within(results).getAllByText('Lindenhof')).toHaveLength(2);
    expect(String(asked(server, SEARCH))).toBe('q=milk');
    expect(server.times('GET', SEARCH)).toBe(1);
    expect(screen.getByText('2 messages found')).toHaveAttribute('role', 'status');
  });

  it('asks nothing for one letter', async () => {
    const { user, server } = await openChat(`/chat?c=${CONVERSATION}&search=all`);
    await user.type(await field(), 'm');
    await waitFor(() => {
      expect(window.location.search).toContain('q=m');
    });
    expect(screen.getByText('Type at least two letters, or choose a person or photos.')).toBeInTheDocument();
    expect(server.times('GET', SEARCH)).toBe(0);
  });

  it('opens in the open conversation with Ctrl + F or a slash, is widened, and closes with Escape', async () => {
    const { user, server, where } = await openChat();
    await screen.findByRole('log');
    fireEvent.keyDown(document.body, { key: 'f', ctrlKey: true });
    await user.type(await field(), 'milk');
    await screen.findByRole('list', { name: 'Results' });
    expect(asked(server, SEARCH)?.get('conversation')).toBe(CONVERSATION);
    expect(screen.getByText('In Lindenhof')).toBeInTheDocument();
    fireEvent.keyDown(screen.getByText('In Lindenhof').closest('.MuiChip-root') ?? document.body, { key: 'Delete' });
    fireEvent.keyUp(screen.getByText('In Lindenhof').closest('.MuiChip-root') ?? document.body, { key: 'Delete' });
    await waitFor(() => {
      expect(asked(server, SEARCH)?.has('conversation')).toBe(false);
    });
    await user.type(await field(), '{Escape}');
    expect(await screen.findByRole('list', { name: 'Conversations' })).toBeInTheDocument();
    expect(where.path).toBe(`/chat?c=${CONVERSATION}`);
    fireEvent.keyDown(document.body, { key: '/' });
    expect(await field()).toBeInTheDocument();
  });

  it('leaves a slash to the message that is being written', async () => {
    const { user } = await openChat();
    await user.type(await screen.findByRole('textbox', { name: /^Message to/ }), 'and/or');
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /^Message to/ })).toHaveValue('and/or');
  });

  it('is filtered by person and photos, also without words', async () => {
    const { user, server, where } = await openChat(`/chat?c=${CONVERSATION}&search=all`);
    await user.click(await screen.findByRole('button', { name: 'With photos' }));
    await waitFor(() => {
      expect(asked(server, SEARCH)?.get('photos')).toBe('true');
    });
    expect(screen.getByRole('button', { name: 'With photos', pressed: true })).toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: 'From' }));
    await user.click(await screen.findByRole('option', { name: 'Henrik Aalto' }));
    await waitFor(() => {
      expect(asked(server, SEARCH)?.get('from')).toBe(PERSON.homeowner);
    });
    expect(where.path).toContain(`from=${PERSON.homeowner}`);
  });

  it('says when nothing matches, and when the search failed', async () => {
    let answer = (): Response => ok({ items: [], next_cursor: null });
    const { user } = await openChat(`/chat?c=${CONVERSATION}&search=all&q=milk`, () => answer());
    expect(await screen.findByRole('heading', { name: 'No messages found' })).toBeInTheDocument();
    answer = () => refuse('unavailable', 'Busy.');
    await user.type(await field(), 'x');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

describe('a found message', () => {
  it('opens in its place by keyboard, without marking the end as read, and goes back to the results', async () => {
    const { user, server } = await openChat(`/chat?c=${CONVERSATION}&search=all&q=milk`);
    await screen.findByRole('list', { name: 'Results' });
    server.asked.length = 0;
    await user.click(await field());
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    const row = await screen.findByText('message 2');
    expect(row.closest('[data-row]')).toHaveFocus();
    expect(asked(server, MESSAGES)?.get('around')).toBe(idOf(1_002));
    expect(server.asked.filter(({ path }) => path === MESSAGES)).toHaveLength(1);
    expect(screen.queryByText('message 100')).not.toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Results' })).toBeInTheDocument();
    window.history.back();
    expect(await screen.findByText('message 100')).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Results' })).toBeInTheDocument();
  });

  it('leads to the newest message by its button, and by writing one', async () => {
    const { user } = await openChat(`/chat?c=${CONVERSATION}&at=${idOf(1_002)}`);
    await screen.findByText('message 2');
    await user.click(screen.getByRole('button', { name: 'Jump to the latest' }));
    expect(await screen.findByText('message 100')).toBeInTheDocument();
    expect(screen.queryByText('message 2')).not.toBeInTheDocument();
    expect(window.location.search).toBe(`?c=${CONVERSATION}`);
  });

  it('that cannot be opened says so', async () => {
    const { server } = await openChat(`/chat?c=${CONVERSATION}`);
    server.on(`GET ${MESSAGES}`, () => refuse('not_found', 'Not found.'));
    renderApp(`/chat?c=${CONVERSATION}&at=${idOf(9)}`);
    expect(await screen.findByText('This message couldn’t be opened.')).toBeInTheDocument();
  });
});

it('a conversation is opened at a day', async () => {
  const { user, server, where } = await openChat(`/chat?c=${CONVERSATION}&search=${CONVERSATION}`);
  fireEvent.change(await screen.findByLabelText('Go to date'), { target: { value: '2026-03-02' } });
  await user.click(screen.getByRole('button', { name: 'Go' }));
  await screen.findByText('message 2');
  const midnight = new Date('2026-03-02T00:00').toISOString();
  expect(asked(server, MESSAGES)?.get('at')).toBe(midnight);
  expect(new URLSearchParams(where.path.split('?')[1]).get('at')).toBe(midnight);
});
