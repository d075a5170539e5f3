import { createHmac } from 'node:crypto';

import { expect, type Page } from '@playwright/test';

const HALF_MINUTE_MS = 30_000;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function bytesOf(base32: string): Buffer {
  const bits = Array.from(base32, (letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** What an app on a telephone shows (RFC 6238). @param ahead so many half minutes later */
export function codeOf(secret: string, ahead = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / HALF_MINUTE_MS) + ahead));
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const at = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** A key that Chromium keeps in memory, whose owner always puts their finger on it. */
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

/** Where the password is asked for once more, as on a slow machine, it is given. */
export async function confirmIfAsked(page: Page, password: string, next: ReturnType<Page['getByRole']>): Promise<void> {
  const asked = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(asked.or(next).first()).toBeVisible();
  if (!(await asked.isVisible())) return;
  await asked.getByLabel('Current password').fill(password);
  await asked.getByRole('button', { name: 'Confirm' }).click();
}
