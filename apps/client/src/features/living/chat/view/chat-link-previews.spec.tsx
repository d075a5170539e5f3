import type { PublicAd } from '@common-roof/contracts';
import { screen, within } from '@testing-library/react';

import { openChat } from '#test/chat.tsx';
import { ok, refuse } from '#test/fake-server.ts';
import { aMessage, idOf } from '#test/people.ts';

const ROOM = idOf(70);
const CHANGE = idOf(71);
const here = (path: string): string => `${window.location.origin}${path}`;
const AD: Partial<PublicAd> = { _id: ROOM, title: 'Sunny room', currency: 'GBP', rent: '620.00', photos: [] };

/** Opens the chat and receives a message with a text. */
async function receive(text: string, answers: Readonly<Record<string, () => Response>> = {}) {
  const chat = await openChat();
  for (const [path, answer] of Object.entries(answers)) chat.server.on(`GET ${path as `/${string}`}`, answer);
  chat.fake.push('message:created', aMessage(1, { text }));
  return { ...chat, row: within(await screen.findByRole('article', { name: /^Henrik/ })) };
}
const firstPath = (link: HTMLElement): string | null => link.getAttribute('href');

describe('a link to a page of ours in a message', () => {
  it('shows the room and its rent to a roomie who was sent the homeowner’s address, and leads to the public page', async () => {
    const { row, server } = await receive(`Look: ${here(`/adview?ad=${ROOM}`)}.`, {
      [`/api/wds/${ROOM}`]: () => ok(AD),
    });
    const card = await row.findByRole('link', { name: 'Sunny room, Ad · £620 a month' });
    expect(firstPath(card)).toBe(`/roomad?id=${ROOM}`);
    expect(server.times('GET', `/api/wds/mine/${ROOM}`)).toBe(0);
  });

  it('says nothing about what isn’t the reader’s, and no alert does', async () => {
    const { row } = await receive(here(`/rulechange?change=${CHANGE}`), {
      [`/api/rule-changes/${CHANGE}`]: () => refuse('not_found', 'There is no such proposal.'),
    });
    expect(await row.findByRole('link', { name: 'Not available to you, Proposed rule change' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says that a card couldn’t be loaded, without an alert', async () => {
    const { row } = await receive(here(`/rulechange?change=${CHANGE}`), {
      [`/api/rule-changes/${CHANGE}`]: () => refuse('internal', 'Something broke.'),
    });
    expect(await row.findByText('Couldn’t be loaded')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('names a page as a whole, which asks for nothing', async () => {
    const { row, server } = await receive(`${here('/chores')} is new`);
    const before = server.asked.length;
    const card = await row.findByRole('link', { name: /^Chores/ });
    expect(firstPath(card)).toBe('/chores');
    expect(server.asked.slice(before).filter(({ path }) => path.includes('chores'))).toEqual([]);
  });

  it('opens in this window, where links to elsewhere open another', async () => {
    const { row } = await receive(`${here('/chores')} or https://elsewhere.test/a`);
    await row.findByRole('link', { name: /^Chores/ });
    expect(row.getByRole('link', { name: here('/chores') })).not.toHaveAttribute('target');
    const foreign = row.getByRole('link', { name: 'https://elsewhere.test/a' });
    expect(foreign).toHaveAttribute('target', '_blank');
    expect(foreign).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  });

  it('of another host has no card', async () => {
    const { server, row } = await receive(`https://elsewhere.test/roomad?id=${ROOM}`);
    expect(row.getAllByRole('link')).toHaveLength(1);
    expect(server.times('GET', `/api/wds/${ROOM}`)).toBe(0);
  });
});
