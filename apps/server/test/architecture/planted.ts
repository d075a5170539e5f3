import { randomUUID } from 'node:crypto';

import { AccountsService } from '#contexts/identity/accounts/account/accounts.service.ts';
import { factorsOf } from '#test/support/factors.ts';
import { WIFI } from '#test/support/guide.ts';
import { call } from '#test/support/http.ts';
import { ratingsOf } from '#test/support/ratings.ts';
import { secrets } from '#test/support/secrets.ts';
import type { TestApp } from '#test/support/test-app.ts';
import { type Player, setPassword, signIn, type World } from '#test/support/world.ts';

/** Lets the people of both houses write restricted content. */
export async function plantSecrets(app: TestApp, { players, conversations, houseA, houseB }: World): Promise<void> {
  const { r1, r1m, rB, h1, h2 } = players;
  const say = async (player: Player, method: string, path: string, body: object): Promise<void> => {
    const { token } = await signIn(app, player.account);
    const answer = await call(app, method, path, { token, body });
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.text}`);
  };
  const write = (player: Player, conversation: string, readers: readonly Player[]): Promise<void> =>
    say(player, 'POST', `/api/messages/${conversation}/messages`, {
      text: secrets.plant('message', readers, true),
      sender: player.actor.role,
      client_id: randomUUID(),
    });

  const putWifi = (owner: Player, house: string, readers: readonly Player[]): Promise<void> =>
    say(owner, 'POST', `/api/houses/${house}/guide`, {
      ...WIFI,
      wifi: { ...WIFI.wifi, password: secrets.plant('wifi password', readers) },
    });

  for (const roomie of [r1, r1m, rB]) {
    const owner = roomie === rB ? h2 : h1;
    await say(roomie, 'POST', '/api/notes', { content: secrets.plant('note', [roomie]) });
    await say(roomie, 'PUT', `/api/roomies/profile/${roomie.account.id}`, {
      first_name: roomie.account.first_name,
      last_name: roomie.account.last_name,
      phone: null,
      away: [],
      emergency_contact: {
        name: 'Ada',
        phone: '+44 20 555 0199',
        relation: secrets.plant('emergency contact', [roomie, owner], true),
      },
    });
    await say(owner, 'PUT', `/api/roomies/${roomie.account.id}/note`, {
      note: secrets.plant('remark', [owner], true),
    });
    await setPassword(app, roomie.account, secrets.plant('password', []));
  }
  for (const keeper of [h1, h2, players.k1]) {
    await say(keeper, 'POST', '/api/notes', { content: secrets.plant('note', [keeper]) });
  }
  await putWifi(h1, houseA, [h1, r1, r1m]);
  await putWifi(h2, houseB, [h2, rB]);
  await write(r1, conversations.roomOfR1, [r1, h1]);
  await write(h1, conversations.roomOfR1, [r1, h1]);
  await write(r1m, conversations.houseA, [r1, r1m, h1]);
  await write(rB, conversations.houseB, [rB, h2]);
  await openWithMore(app);
  await rateEachOther(app, r1m, h1, houseA);
  await rateEachOther(app, rB, h2, houseB);
}

/** Uses an account that no other test needs, because its password alone is no longer enough to sign in. */
async function openWithMore(app: TestApp): Promise<void> {
  const person = { email: `${randomUUID()}@secrets.test`, firstName: 'Sina', lastName: 'Secret' };
  const account = await app.get(AccountsService).create({ ...person, accountType: 'roomie' });
  const factors = factorsOf(app);
  const who = await signIn(app, account);
  const { secret, codes } = await factors.twoStep(who);
  for (const given of [secret, ...codes]) secrets.plantGiven(given);
  await factors.second({ challenge: await factors.challengeOf(who), code: factors.codeOf(secret) });
  await factors.second({ challenge: await factors.challengeOf(who), code: '000000' });
}

async function rateEachOther(app: TestApp, roomie: Player, owner: Player, house_id: string): Promise<void> {
  const said = (author: Player) => ({
    rating: 4,
    whats_good: 'A warm house.',
    what_could_be_improved: '',
    private_feelings: secrets.plant('private feelings', [author], true),
  });
  const as = async ({ account }: Player) => ratingsOf(app, await signIn(app, account));
  await (await as(roomie)).ofHomeowner({ ...said(roomie), homeowner_id: owner.account.id });
  await (await as(owner)).ofRoomie({ ...said(owner), roomie_id: roomie.account.id, house_id });
}
