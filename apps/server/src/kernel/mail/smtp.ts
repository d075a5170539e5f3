import { createTransport } from 'nodemailer';

import type { ComposedEmail } from './composers.ts';

const CONNECT_MS = 15_000;
/** Silence of the server. Its last word, after the message, may take long (RFC 5321, 4.5.3.2.6). */
const SILENCE_MS = 60_000;
const IDLE_MS = 30_000;

export interface Envelope {
  readonly from: string;
  readonly to: string;
  readonly messageId: string;
}

/** Conversations with the mail server, over connections that are kept for the next e-mail. */
export class Smtp {
  private readonly transport;

  constructor(url: string, connections: number) {
    this.transport = createTransport({
      url,
      pool: true,
      maxConnections: connections,
      // A connection that ended between two e-mails is opened again once; every other failure is classified below.
      maxRequeues: 1,
      idleTimeout: IDLE_MS,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /**
   * Resolves once the server has taken the e-mail.
   * @param signal ends the conversation, whatever it has come to
   * @throws an error with the server's answer, or the signal's reason
   */
  async send({ from, to, messageId }: Envelope, mail: ComposedEmail, signal: AbortSignal): Promise<void> {
    const { subject, html, text, unsubscribeUrl, replyTo, attachments = [] } = mail;
    await this.transport.sendMail({
      from,
      to: { name: '', address: to },
      ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
      subject,
      html,
      text,
      attachments: attachments.map((attachment) => ({ ...attachment })),
      messageId,
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribeUrl
          ? { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
          : {}),
      },
      signal,
    });
  }

  close(): void {
    this.transport.close();
  }
}
