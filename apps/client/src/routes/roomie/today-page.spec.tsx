import type { Conversation, Me } from '@common-roof/contracts';
import { screen, within } from '@testing-library/react';

import { ok } from '../../test/fake-server.ts';
import { aHouse, aHouseDetail, HOUSE } from '../../test/houses.ts';
import { aConversation, conversationPageOf, meOf, signIn } from '../../test/people.ts';
import { aServer, renderApp } from '../../test/render-app.tsx';

function withoutHouse(): Me {
  const me = meOf('roomie');
  if (me.userData.account_type !== 'roomie') throw new Error('not a roomie');
  return { userType: 'roomie', userData: { ...me.userData, house: null, room: null } };
}

function open(conversations: Conversation[]): void {
  signIn('roomie');
  aServer()
    .on('GET /api/me', () => ok(withoutHouse()))
    .on('GET /api/messages', () => ok(conversationPageOf(conversations)));
  renderApp('/user');
}

describe('somebody who lives in no house', () => {
  it('is not promised conversations that there are none of', async () => {
    open([]);
    expect(await screen.findByText('You do not live in a house at the moment.')).toBeInTheDocument();
    expect(screen.queryByText(/Earlier conversations/)).not.toBeInTheDocument();
  });

  it('is told that earlier conversations can still be read', async () => {
    open([aConversation()]);
    expect(await screen.findByText(/Earlier conversations stay readable in the chat/)).toBeInTheDocument();
  });
});

describe('the wanted board on the start page', () => {
  it('asks what a line cost when it was bought, as the costs do', async () => {
    signIn('roomie');
    const me = meOf('roomie');
    if (me.userData.account_type !== 'roomie') throw new Error('not a roomie');
    const house = { _id: HOUSE, name: 'Lindenhof' };
    const detail = aHouseDetail({ board: { version: 3, items: ['Salt'] } });
    const none = { items: [], next_cursor: null };
    const server = aServer()
      .on('GET /api/me', () => ok({ ...me, userData: { ...me.userData, house } }))
      .on('GET /api/houses/all', () => ok({ ...none, items: [aHouse()] }))
      .on(`GET /api/houses/byId/${HOUSE}`, () => ok(detail));
    const { user } = renderApp('/user');
    const board = within(await screen.findByRole('region', { name: 'Wanted board' }));
    expect(board.getByRole('button', { name: 'Take off the board: Salt' })).toBeInTheDocument();
    await user.click(board.getByRole('button', { name: 'Bought: Salt' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('textbox', { name: /Price/ })).toHaveValue('');
    expect(server.asked.filter(({ method }) => method === 'PUT')).toEqual([]);
  });
});
