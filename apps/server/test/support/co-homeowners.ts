import { randomUUID } from 'node:crypto';

import type { CoHomeownerArea, CoHomeowners } from '@common-roof/contracts';

import { HomeownersService } from '#contexts/housing/houses/homeowners/homeowners.service.ts';
import type { Account } from '#contexts/identity/accounts/account/account.ts';
import { AccountsRepository } from '#contexts/identity/accounts/account/accounts.repository.ts';
import { AccountsService } from '#contexts/identity/accounts/account/accounts.service.ts';
import { type Answer, call } from './http.ts';
import type { TestApp } from './test-app.ts';
import { type Player, signIn } from './world.ts';

const PASSWORD = 'violet teapot under 7 elms';

/** Co-homeowners as one account uses them, over HTTP. */
export function coHomeownersOf(app: TestApp, { token }: Pick<Player, 'token'>) {
  const ask = (method: string, path: string, body?: unknown): Promise<Answer> =>
    call(app, method, path, { token, ...(body === undefined ? {} : { body }) });
  return {
    ask,
    list: async (): Promise<CoHomeowners> => (await ask('GET', '/api/co-homeowners')).body as CoHomeowners,
    invite: (person: Pick<Account, 'email'>, areas: readonly CoHomeownerArea[] = ['repairs']) =>
      ask('POST', '/api/co-homeowners', { email: person.email, first_name: 'Ben', last_name: 'Brooks', areas }),
    setAreas: (id: string, areas: readonly CoHomeownerArea[]) =>
      ask('PUT', `/api/co-homeowners/${id}/areas`, { areas }),
    accept: (id: string) => ask('PUT', `/api/co-homeowners/${id}/acceptance`),
    end: (id: string) => ask('DELETE', `/api/co-homeowners/${id}`),
    open: (id: string) => ask('POST', `/api/co-homeowners/${id}/session`, {}),
  };
}

/** A homeowner without houses, who has a password. */
export async function aHomeowner(app: TestApp): Promise<Player> {
  const person = { email: `${randomUUID()}@homeowners.test`, firstName: 'Ben', lastName: 'Brooks' };
  const account = await app.get(HomeownersService).create(person);
  await app.get(AccountsRepository).markEmailVerified(account.id);
  await app.get(AccountsService).setPassword(account.id, PASSWORD);
  return signIn(app, account);
}

/** Somebody who looks after the houses of a homeowner, and the session in which they do. */
export async function aCoHomeowner(app: TestApp, owner: Player, areas: readonly CoHomeownerArea[]) {
  const person = await aHomeowner(app);
  const [byOwner, byPerson] = [coHomeownersOf(app, owner), coHomeownersOf(app, person)];
  await byOwner.invite(person.account, areas);
  const id = (await byPerson.list()).shared[0]?._id ?? '';
  await byPerson.accept(id);
  await app.drainEvents();
  const { token } = (await byPerson.open(id)).body as { token: string };
  const act = (method: string, path: string, body?: unknown): Promise<Answer> =>
    call(app, method, path, { token, ...(body === undefined ? {} : { body }) });
  return { id, person, byOwner, byPerson, token, act };
}
