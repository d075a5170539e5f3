import { until } from '@common-roof/local-services';

import { testServices } from './services.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Record<string, unknown>;
  readonly attachments: readonly { readonly filename: string; readonly content_type: string; readonly text: string }[];
}

export async function mailsTo(address: string): Promise<Mail[]> {
  const response = await fetch(`${testServices().mailboxUrl}/messages?to=${encodeURIComponent(address)}`);
  return (await response.json()) as Mail[];
}

/** The first mail to an address; the catcher stores it a moment after it has acknowledged it to the sender. */
export async function mailTo(address: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await until(async () => {
    found = (await mailsTo(address)).find((mail) => subject.test(mail.subject));
    return found !== undefined;
  }, 60_000);
  if (!found) throw new Error(`No mail to ${address}`);
  return found;
}
