import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

import { addressOf } from '../ports.ts';
import { parseMessage } from './message.ts';
import { type MessageStore } from './message-store.ts';

const largestMailBytes = 25_000_000;

export interface SmtpReceiver {
  readonly port: number;
  close(): Promise<void>;
}

/** Accepts every mail sent to this port and stores it. Nothing is ever forwarded. */
export async function receiveMail(store: MessageStore, port: number): Promise<SmtpReceiver> {
  const server = new SMTPServer({
    authOptional: true,
    // No TLS: the certificate would be self-signed, which senders rightly reject.
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    size: largestMailBytes,
    disableReverseLookup: true,
    closeTimeout: 1_000,
    onAuth: (auth, _session, done) => {
      done(null, { user: auth.username ?? 'anyone' });
    },
    onData: (stream, session, done) => {
      const now = new Date();
      const { mailFrom, rcptTo } = session.envelope;
      const envelope = {
        from: mailFrom === false ? '' : mailFrom.address,
        to: rcptTo.map(({ address }) => address),
      };
      buffer(stream)
        .then((raw) => parseMessage(`${String(now.getTime())}-${randomUUID()}`, raw, envelope, now))
        .then((message) => store.insert(message))
        .then(
          () => {
            done();
          },
          (error: unknown) => {
            done(error instanceof Error ? error : new Error(String(error)));
          },
        );
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      // A sender that hangs up early is no error of ours.
      server.on('error', () => undefined);
      resolve();
    });
  });
  return {
    port: addressOf(server.server.address()).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
      }),
  };
}
