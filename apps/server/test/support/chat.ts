import type { Conversation, MessagePage } from '@common-roof/contracts';

import { type Answer, call } from './http.ts';
import type { TestApp } from './test-app.ts';
import type { ActorName, World } from './world.ts';

const partyOf = (who: ActorName): string => (who.startsWith('h') ? 'homeowner' : 'roomie');

/** Chat as its people use it over HTTP; `place` is a house, a room or a conversation, House A by default. */
export function chatOf(app: TestApp, { players, houseA }: World) {
  const token = (who: ActorName): string => players[who].token;
  return {
    token,
    send: (who: ActorName, text: string, place = houseA, more: Record<string, unknown> = {}): Promise<Answer> =>
      call(app, 'POST', `/api/messages/${place}/messages`, {
        token: token(who),
        body: { text, sender: partyOf(who), ...more },
      }),
    page: async (who: ActorName, query = '', place = houseA): Promise<MessagePage> => {
      const path = `/api/messages/${place}/messages?reader=${partyOf(who)}${query}`;
      return (await call(app, 'GET', path, { token: token(who) })).body as MessagePage;
    },
    /** Unread counts of each conversation, in the order of the list. */
    unread: async (who: ActorName): Promise<number[]> => {
      const { body } = await call(app, 'GET', '/api/messages', { token: token(who) });
      return (body as { items: Conversation[] }).items.map((conversation) => conversation.unread);
    },
  };
}
