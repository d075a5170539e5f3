import type { Role } from '@common-roof/contracts';
import { acceptInvite, addHomeownerApplicant, addNeatkeeper, createRoomie } from '@common-roof/contracts/schemas';
import type { Page } from '@playwright/test';

import { send, tokenOf } from './calls.ts';
import { roomNamed } from './houses.ts';
import { linkIn } from './mailbox.ts';
import { type Account, type Credentials, passTerms } from './people.ts';
import { enterAs } from './sessions.ts';

const CHOSEN_PASSWORD = 'seven copper kettles, singing';

export interface Newcomer {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

/** Returns the credentials of a person who has chosen a password with {@link choosePassword}. */
export const credentialsOf = ({ email }: Newcomer, role: Role): Credentials => ({
  email,
  role,
  password: CHOSEN_PASSWORD,
});

/** Creates an account for one story only, without a house, and sends its invite. */
export async function makeNeatkeeper(person: Newcomer): Promise<void> {
  await send(addNeatkeeper, { body: person }, await tokenOf('admin'));
}

/** Creates the account of a homeowner for one story only, without a house, and sends its invite. */
export async function makeHomeowner(person: Newcomer): Promise<void> {
  await send(addHomeownerApplicant, { body: { decision: 'create', ...person } }, await tokenOf('admin'));
}

/** Creates an account for a person who lives in a demo house's room from today on. */
export async function makeRoomie(
  person: Newcomer,
  { owner, house, room }: { owner: Account; house: string; room: string },
): Promise<void> {
  const token = await tokenOf(owner);
  const roomId = await roomNamed(token, house, room);
  const today = new Date().toISOString().slice(0, 10);
  await send(createRoomie, { body: { ...person, room_id: roomId, starts_on: today } }, token);
}

/**
 * Follows the invite in the e-mail and chooses a password, which signs the person in, up to the product or its terms.
 */
export async function choosePassword(page: Page, { email }: Newcomer): Promise<void> {
  await page.goto(await linkIn(email, '/accept-invite'));
  await page.getByLabel('New password', { exact: true }).fill(CHOSEN_PASSWORD);
  await page.getByLabel('Repeat password').fill(CHOSEN_PASSWORD);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.waitForURL((url) => url.pathname !== '/accept-invite');
}

/** Follows every screen from the e-mail into the product, including the terms, for stories about joining. */
export async function joinByScreens(page: Page, person: Newcomer): Promise<void> {
  await choosePassword(page, person);
  await passTerms(page);
}

/** Signs an invited person in, at the start page of their role or at a path. */
export async function join(page: Page, person: Newcomer, role: Role, path?: string): Promise<void> {
  const link = new URL(await linkIn(person.email, '/accept-invite'), 'http://link');
  const token = link.searchParams.get('token') ?? '';
  await send(acceptInvite, { body: { token, new_password: CHOSEN_PASSWORD } });
  await enterAs(page, credentialsOf(person, role), path);
}
