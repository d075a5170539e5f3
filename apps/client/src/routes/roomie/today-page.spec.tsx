import type { Conversation, Me } from '@common-roof/contracts';
import { screen } from '@testing-library/react';

import { ok } from '../../test/fake-server.ts';
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
