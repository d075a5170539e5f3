import { addNeatkeeper, AUTH_HEADER, type Call, type CallResponse, login } from '@common-roof/contracts';
import { expect, type Page } from '@playwright/test';

import { linkIn } from './mailbox.ts';
import { type Credentials, enterNew, PASSWORD, PEOPLE, productUrl } from './people.ts';

export const CHOSEN_PASSWORD = 'seven copper kettles, singing';

/** Sends a call as a program would: for what a story begins with and does not tell. */
async function send<C extends Call>(call: C, body: unknown, token?: string): Promise<CallResponse<C>> {
  const answer = await fetch(new URL(call.path, productUrl()), {
    method: call.method,
    headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { [AUTH_HEADER]: token }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${call.id} was answered ${String(answer.status)}: ${await answer.text()}`);
  return (await answer.json()) as CallResponse<C>;
}

/** Somebody of one story alone, with a house nowhere: an admin makes the account, and the invite is on its way. */
export async function aNeatkeeper(person: {
  first_name: string;
  last_name: string;
  email: string;
}): Promise<Credentials> {
  const { email, type } = PEOPLE.admin;
  const { token } = await send(login, { email, password: PASSWORD, account_type: type.toLowerCase() });
  await send(addNeatkeeper, person, token);
  return { email: person.email, type: 'Neatkeeper', password: CHOSEN_PASSWORD };
}

/** From the e-mail that invites somebody to the sign-in page. */
export async function choosePassword(page: Page, email: string): Promise<void> {
  await page.goto(await linkIn(email, '/accept-invite'));
  await page.getByLabel('New password', { exact: true }).fill(CHOSEN_PASSWORD);
  await page.getByLabel('The same again').fill(CHOSEN_PASSWORD);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText(/Your account is ready/)).toBeVisible();
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
}

/** From the e-mail into the product, with the terms accepted. */
export async function join(page: Page, email: string, type: string): Promise<void> {
  await choosePassword(page, email);
  await enterNew(page, { email, type, password: CHOSEN_PASSWORD });
}
