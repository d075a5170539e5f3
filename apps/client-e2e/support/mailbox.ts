import { expect, type Page } from '@playwright/test';

export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly { readonly filename: string; readonly text: string }[];
}

/** E-mails are the last thing that a machine under load gets to: the worker that sends them lets the api go first. */
export const MAIL_TIMEOUT_MS = 180_000;

/** Returns mails, oldest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const base = process.env['STORIES_MAILBOX_URL'] ?? '';
  const response = await fetch(`${base}/messages?to=${encodeURIComponent(address)}`);
  return (await response.json()) as Mail[];
}

/** Waits for an e-mail with a matching subject. */
export async function mailTo(address: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        found = (await mailsTo(address)).find((mail) => subject.test(mail.subject));
        return found;
      },
      { timeout: MAIL_TIMEOUT_MS },
    )
    .toBeDefined();
  if (!found) throw new Error(`No e-mail to ${address}`);
  return found;
}

/** Waits for an e-mail with a link to a page and returns its path, including the secret. The newest e-mail counts. */
export async function linkIn(address: string, page: `/${string}`): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const links = (await mailsTo(address)).flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
        link = links.findLast((one) => new URL(one).pathname.startsWith(page));
        return link;
      },
      { timeout: MAIL_TIMEOUT_MS },
    )
    .toBeDefined();
  const { pathname, search } = new URL(link ?? '');
  return pathname + search;
}

/** Confirms the recipient's address on the page of an offer with the e-mailed code. */
export async function enterSigningCode(page: Page, address: string): Promise<void> {
  await page.getByRole('button', { name: 'E-mail me the code' }).click();
  const { subject } = await mailTo(address, /^\d{6} is your code to sign the lease/);
  await page.getByLabel('Code from the e-mail').fill(subject.slice(0, 6));
}
