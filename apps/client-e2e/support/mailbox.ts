export interface Mail {
  readonly subject: string;
  readonly text: string;
}

export async function mailsTo(address: string): Promise<Mail[]> {
  const base = process.env['STORIES_MAILBOX_URL'] ?? '';
  const response = await fetch(`${base}/messages?to=${encodeURIComponent(address)}`);
  return (await response.json()) as Mail[];
}
