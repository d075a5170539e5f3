import { randomBytes } from 'node:crypto';

import type { Role } from '@common-roof/contracts';

import type { Account } from '#contexts/identity/accounts/account/account.ts';
import { AccountsRepository } from '#contexts/identity/accounts/account/accounts.repository.ts';
import { AccountsService } from '#contexts/identity/accounts/account/accounts.service.ts';
import { AdminsService } from '#contexts/identity/accounts/admins/admins.service.ts';
import { SessionsService } from '#contexts/identity/accounts/sign-in/sessions.service.ts';
import { HomeownersService } from '#contexts/housing/houses/homeowners/homeowners.service.ts';
import { HousesService } from '#contexts/housing/houses/house/houses.service.ts';
import { ConversationsRepository } from '#contexts/living/chat/conversations.repository.ts';
import { NeatkeepersService } from '#contexts/housing/houses/neatkeepers/neatkeepers.service.ts';
import { RoomiesService } from '#contexts/housing/houses/tenancies/roomies.service.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { TestApp } from './test-app.ts';

type TokenClaims = Parameters<SessionsService['resume']>[0];

/** The cast of every story, with the names of the access matrix. */
export const CAST = ['r1', 'r1m', 'rB', 'rEx', 'h1', 'h2', 'k1', 'k2', 'adm'] as const;
export type ActorName = (typeof CAST)[number];

export interface Player {
  readonly account: Account;
  readonly token: string;
  readonly actor: Actor;
}

export interface World {
  readonly players: Readonly<Record<ActorName, Player>>;
  readonly houseA: string;
  readonly houseB: string;
  readonly roomOfR1: string;
  readonly conversations: {
    readonly houseA: string;
    readonly houseB: string;
    readonly roomOfR1: string;
  };
}

const house = (homeownerId: string, name: string) => ({
  homeownerId,
  name,
  street: `1 ${name} Street`,
  postalCode: 'M1 1AA',
  city: 'Manchester',
  country: 'GB',
  currency: 'GBP',
  timeZone: 'Europe/London',
  rulesText: 'Be kind.',
});
const room = (name: string) => ({ name, rentMinor: 50_000, depositMinor: 50_000 });

export const ROLE_OF: Readonly<Record<ActorName, Role>> = {
  r1: 'roomie',
  r1m: 'roomie',
  rB: 'roomie',
  rEx: 'roomie',
  h1: 'homeowner',
  h2: 'homeowner',
  k1: 'neatkeeper',
  k2: 'neatkeeper',
  adm: 'admin',
};

/** House A (owner h1, roomies r1 and r1m, keeper k1, rEx moved out), house B (owner h2, roomie rB); k2 keeps none. */
export async function buildWorld(app: TestApp): Promise<World> {
  const domain = `${randomBytes(4).toString('hex')}.test`;
  const players = {} as Record<ActorName, Player>;
  for (const name of CAST) players[name] = await makePlayer(app, name, `${name}@${domain}`);
  const houses = app.get(HousesService);
  const roomies = app.get(RoomiesService);
  const a = await houses.open(house(players.h1.account.id, 'House A'), [room('One'), room('Two'), room('Three')]);
  const b = await houses.open(house(players.h2.account.id, 'House B'), [room('One'), room('Two')]);
  const [one = '', two = '', three = ''] = a.roomIds;
  await roomies.moveIn(players.r1.account.id, one, '2026-01-01');
  await roomies.moveIn(players.r1m.account.id, two, '2026-01-01');
  await roomies.moveIn(players.rEx.account.id, three, '2026-01-01');
  await roomies.moveOut(players.rEx.account.id, '2026-03-01');
  await roomies.moveIn(players.rB.account.id, b.roomIds[0] ?? '', '2026-01-01');
  await app.get(NeatkeepersService).assign(players.k1.account.id, a.houseId);
  await app.drainEvents();
  const conversations = app.get(ConversationsRepository);
  const conversationOf = async (place: string): Promise<string> => (await conversations.idOfPlace(place)) ?? '';
  return {
    players,
    houseA: a.houseId,
    houseB: b.houseId,
    roomOfR1: one,
    conversations: {
      houseA: await conversationOf(a.houseId),
      houseB: await conversationOf(b.houseId),
      roomOfR1: await conversationOf(one),
    },
  };
}

export async function makePlayer(app: TestApp, name: ActorName, email: string): Promise<Player> {
  const person = { email, firstName: name, lastName: 'Player' };
  const account = await create(app, ROLE_OF[name], person);
  await app.get(AccountsRepository).markEmailVerified(account.id);
  return signIn(app, account);
}

function create(
  app: TestApp,
  role: Role,
  person: { email: string; firstName: string; lastName: string },
): Promise<Account> {
  switch (role) {
    case 'roomie':
      return app.get(RoomiesService).create(person);
    case 'homeowner':
      return app.get(HomeownersService).create(person);
    case 'neatkeeper':
      return app.get(NeatkeepersService).create(person);
    case 'admin':
      return app.get(AdminsService).create(person);
  }
}

/** A session without the cost of a password; signing in by password has tests of its own. */
export async function signIn(app: TestApp, account: Account): Promise<Player> {
  const sessions = app.get(SessionsService);
  const token = await sessions.open(account.id, account.account_type, {
    ip: '127.0.0.1',
    network: '127.0.0.1',
    userAgent: 'test',
    requestId: 'test',
    locale: 'en',
  });
  // Like the guard, which may admit a limited session.
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as TokenClaims;
  const session = await sessions.resume(claims);
  if (!session) throw new Error(`${account.email} could not sign in.`);
  return { account, token, actor: session.actor };
}

/** Gives an account a password, as its owner would have. */
export function setPassword(app: TestApp, account: Pick<Account, 'id'>, password: string): Promise<void> {
  return app.get(AccountsService).setPassword(account.id, password);
}
