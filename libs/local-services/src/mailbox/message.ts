import type { AddressObject } from 'mailparser';

/** A caught mail, as `/messages` returns it. */
export interface CaughtMessage {
  readonly id: string;
  readonly from: string;
  /** All recipients it was delivered to, including blind copies. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** By lower-case name; repeated headers are joined by line breaks. */
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments: readonly CaughtAttachment[];
  readonly received_at: string;
}

export interface CaughtAttachment {
  readonly filename: string;
  readonly content_type: string;
  /** As UTF-8; empty if it isn't text. */
  readonly text: string;
}

/** The SMTP envelope, which may differ from the headers. */
export interface Envelope {
  readonly from: string;
  readonly to: readonly string[];
}

export async function parseMessage(id: string, raw: Buffer, envelope: Envelope, now: Date): Promise<CaughtMessage> {
  // Its tables of old character sets take 10 MB, which a start without e-mails does not need.
  const { simpleParser } = await import('mailparser');
  const mail = await simpleParser(raw, { skipTextToHtml: true });
  const headers: Record<string, string> = {};
  for (const { key, line } of mail.headerLines) {
    const value = line
      .slice(line.indexOf(':') + 1)
      .replace(/\r?\n[ \t]+/g, ' ')
      .trim();
    headers[key] = headers[key] === undefined ? value : `${headers[key]}\n${value}`;
  }
  return {
    id,
    from: textOf(mail.from) || envelope.from,
    to: envelope.to,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html === false ? '' : mail.html,
    headers,
    attachments: mail.attachments.map(({ filename, contentType, content }) => ({
      filename: filename ?? 'attachment',
      content_type: contentType,
      text: /^(text\/|application\/json)/.test(contentType) ? content.toString() : '',
    })),
    received_at: now.toISOString(),
  };
}

function textOf(addresses: AddressObject | undefined): string {
  return addresses?.text ?? '';
}
