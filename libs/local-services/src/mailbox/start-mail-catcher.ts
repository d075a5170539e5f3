import { LocalServiceError, neverFails, type LocalService } from '../service.ts';
import { MessageStore } from './message-store.ts';
import { receiveMail } from './smtp.ts';
import { serveMailbox } from './web.ts';

export interface MailCatcherOptions {
  /** The folder of the stored mails. */
  readonly storeDir: string;
  /** How many of the newest mails to keep. */
  readonly kept?: number;
  /** A free port by default. */
  readonly smtpPort?: number;
  readonly httpPort?: number;
}

export interface MailCatcher extends LocalService<'mail catcher'> {
  /** The mailbox page; `/messages` below it returns JSON. */
  readonly mailboxUrl: string;
}

/** Large enough that the mails of a starting demo don't push out what a developer is looking for. */
const KEPT = 1_000;

/**
 * Catches every mail and shows it on a page, for development and tests. `url` is the address for senders.
 * @throws LocalServiceError if a port is taken
 */
export async function startMailCatcher(options: MailCatcherOptions): Promise<MailCatcher> {
  const store = new MessageStore(options.storeDir, options.kept ?? KEPT);
  const receiver = await receiveMail(store, options.smtpPort ?? 0).catch(refuse('receive mail', options.smtpPort));
  const site = await serveMailbox(store, options.httpPort ?? 0).catch(async (error: unknown) => {
    await receiver.close();
    return refuse('show its page', options.httpPort)(error);
  });
  let stopping: Promise<void> | undefined;
  return {
    url: `smtp://127.0.0.1:${String(receiver.port)}`,
    mailboxUrl: `http://127.0.0.1:${String(site.port)}`,
    kind: 'mail catcher',
    durable: true,
    failed: neverFails(),
    stop: () => (stopping ??= Promise.all([receiver.close(), site.close()]).then(() => undefined)),
  };
}

function refuse(what: string, port = 0): (error: unknown) => never {
  return (cause) => {
    throw new LocalServiceError(`The mailbox cannot ${what} on port ${String(port)}.`, { cause });
  };
}
