import { createHmac } from 'node:crypto';

import { expect, type Page } from '@playwright/test';

const HALF_MINUTE_MS = 30_000;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function bytesOf(base32: string): Buffer {
  const bits = Array.from(base32, (letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** Returns the code an authenticator app shows (RFC 6238). @param ahead number of half minutes to look ahead */
export function codeOf(secret: string, ahead = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / HALF_MINUTE_MS) + ahead));
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const at = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Adds a key that Chromium holds in memory and always confirms. */
export async function addAuthenticator(page: Page): Promise<void> {
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('WebAuthn.enable');
  await chromium.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Enters the password if it is requested again, as on a slow machine. */
export async function confirmIfAsked(page: Page, password: string, next: ReturnType<Page['getByRole']>): Promise<void> {
  const asked = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(asked.or(next).first()).toBeVisible();
  if (!(await asked.isVisible())) return;
  await asked.getByLabel('Current password').fill(password);
  await asked.getByRole('button', { name: 'Confirm' }).click();
}
