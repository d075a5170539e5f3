import type { AgreementDetail, AgreementType, RentPeriod } from '@common-roof/contracts';
import {
  addAgreementToRoomie,
  addPayment,
  answerLeaseRequest,
  countersignAgreement,
  editAgreement,
  getMe,
  leaseOfRoomie,
  login,
  offerRoom,
  requestLeaseChange,
  writeAgreementTemplate,
} from '@common-roof/contracts/schemas';
import { expect, type Locator, type Page } from '@playwright/test';

import { send, tokenOf } from './calls.ts';
import { roomNamed } from './houses.ts';
import type { Newcomer } from './newcomers.ts';
import type { Account, Credentials, PersonName } from './people.ts';
import { scrollTo } from './scroll-to.ts';

const paragraph = (about: string): string => `<p>${`${about} `.repeat(40)}</p>`;
/** Longer than a phone screen. */
export const LONG = ['The room is let furnished.', 'The kitchen is shared.', 'Keys are given back.']
  .map(paragraph)
  .join('');

/** Creates a template for one story only. @returns its id */
export async function makeTemplate(
  owner: Account,
  template: { title: string; type: AgreementType; agreement: string },
): Promise<string> {
  const token = await tokenOf(owner);
  const { userData } = await send(getMe, {}, token);
  const body = { language: 'en' as const, ...template };
  return (await send(writeAgreementTemplate, { params: { id: userData._id }, body }, token))._id;
}

/** Sends an agreement to a current roomie for signature. */
export async function sendAgreement(owner: Account, roomie: PersonName, templateId: string): Promise<AgreementDetail> {
  const { userData } = await send(getMe, {}, await tokenOf(roomie));
  const room = 'room' in userData ? userData.room?._id : undefined;
  const body = { template_id: templateId, state: 'sent' as const };
  return send(addAgreementToRoomie, { params: { room: room ?? '' }, body }, await tokenOf(owner));
}

/**
 * Creates an empty room, free from today, and sends its lease to a person without an account. @returns the lease's id
 */
export async function offerLease(
  owner: Account,
  { house, room }: { house: string; room: string },
  { first_name, last_name, email }: Newcomer,
  template_id: string,
): Promise<string> {
  const token = await tokenOf(owner);
  const starts_on = new Date().toISOString().slice(0, 10);
  const body = { first_name, last_name, email, template_id, starts_on, rent: '480.00', deposit: '400.00', note: '' };
  const params = { id: await roomNamed(token, house, room) };
  return (await send(offerRoom, { params, body }, token)).lease?._id ?? '';
}

/** Makes both parties of a lease under notice agree that it ends today. */
export async function agreeToEndToday(owner: Account, tenant: Credentials, leaseId: string): Promise<void> {
  const { email, password, role: account_type } = tenant;
  const { token } = await send(login, { body: { email, password, account_type } });
  const last_day = new Date().toISOString().slice(0, 10);
  const asked = { params: { id: leaseId }, body: { kind: 'earlier_end', last_day } } as const;
  const { request } = await send(requestLeaseChange, asked, await tokenOf(owner));
  await send(answerLeaseRequest, { params: { id: request?._id ?? '' }, body: { accept: true } }, token);
}

/** Enters the tenant's payment of the deposit as the homeowner. */
export async function enterDeposit(owner: Account, tenant: Credentials, amount: string): Promise<void> {
  const { email, password, role: account_type } = tenant;
  const { token } = await send(login, { body: { email, password, account_type } });
  const { userData } = await send(getMe, {}, token);
  const paid_on = new Date().toISOString().slice(0, 10);
  const payment = { amount, method: 'bank_transfer', paid_on, account: 'deposit' } as const;
  await send(addPayment, { params: { id: userData._id }, body: { payment } }, await tokenOf(owner));
}

interface Terms {
  readonly rent?: string;
  readonly rent_period?: RentPeriod;
}

/** Makes a current roomie sign a lease that the homeowner hasn't countersigned. */
export async function signLease(
  owner: Account,
  tenant: Credentials,
  templateId: string,
  terms: Terms = {},
): Promise<AgreementDetail> {
  const { email, password, role: account_type } = tenant;
  const { token } = await send(login, { body: { email, password, account_type } });
  const ownersToken = await tokenOf(owner);
  const { userData } = await send(getMe, {}, token);
  const room = 'room' in userData ? userData.room?._id : undefined;
  const body = { template_id: templateId, state: 'sent' as const, deposit: '400.00', ...terms };
  const lease = await send(addAgreementToRoomie, { params: { room: room ?? '' }, body }, ownersToken);
  const proof = { text_sha256: lease.text_sha256, consent: true, signature: lease.party.name } as const;
  const signed = { ...proof, agreement_id: lease._id, did_sign_lease: true } as const;
  await send(leaseOfRoomie, { params: { id: userData._id }, body: signed }, token);
  return lease;
}

/** The same, with the homeowner's countersignature. */
export async function agreeOnLease(
  owner: Account,
  tenant: Credentials,
  templateId: string,
  terms: Terms = {},
): Promise<AgreementDetail> {
  const { _id: id, text_sha256 } = await signLease(owner, tenant, templateId, terms);
  const body = { text_sha256, consent: true, signature: 'The owner' } as const;
  return send(countersignAgreement, { params: { id }, body }, await tokenOf(owner));
}

export async function rewrite(
  owner: Account,
  { _id, type, party }: AgreementDetail,
  agreement: string,
): Promise<AgreementDetail> {
  const body = { agreement_id: _id, type, agreement };
  return send(editAgreement, { params: { id: party._id }, body }, await tokenOf(owner));
}

export const CONSENT = 'I have read this and agree to sign electronically.';

/** Draws a signature in the field. */
export async function drawSignature(page: Page, field: Locator): Promise<void> {
  await scrollTo(field);
  const box = await field.boundingBox();
  if (box === null) throw new Error('There is no field to sign in.');
  const at = (x: number, y: number): [number, number] => [box.x + box.width * x, box.y + box.height * y];
  await page.mouse.move(...at(0.1, 0.7));
  await page.mouse.down();
  for (const [x, y] of [
    [0.2, 0.2],
    [0.3, 0.7],
    [0.4, 0.3],
    [0.5, 0.7],
    [0.7, 0.4],
    [0.9, 0.6],
  ] as const) {
    await page.mouse.move(...at(x, y), { steps: 4 });
  }
  await page.mouse.up();
  await expect(field.locator('polyline')).toHaveCount(1);
}

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The tab key does not lead to ${String(wanted)}.`);
}
