import { once } from 'node:events';
import { text } from 'node:stream/consumers';

import { SMTPServer } from 'smtp-server';

/** An answer of the server; `undefined` is yes. */
type Answer = string | undefined;

/** Answers of one mail server, which a test changes as it runs. */
export interface SmtpScript {
  greeting: () => Answer;
  signIn: () => Answer;
  recipient: (address: string) => Answer;
  /** The final answer, after the whole message. */
  message: (address: string) => Promise<Answer> | Answer;
}

export interface SmtpStage {
  readonly url: string;
  readonly script: SmtpScript;
  /** Recipients whose message arrived completely, in order. */
  readonly received: readonly string[];
  readonly connections: () => number;
  /** The number of open connections. */
  readonly open: () => number;
  close(): Promise<void>;
}

function refusal(answer: string): Error {
  return Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) });
}

const reply = (answer: Answer, done: (error?: Error | null) => void): void => {
  done(answer === undefined ? null : refusal(answer));
};

/** A mail server that answers as a test wants. */
export async function openSmtpStage(): Promise<SmtpStage> {
  const yes = (): Answer => undefined;
  const script: SmtpScript = { greeting: yes, signIn: yes, recipient: yes, message: yes };
  const received: string[] = [];
  let connections = 0;
  let open = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect: (_session, done) => {
      connections += 1;
      open += 1;
      reply(script.greeting(), done);
    },
    onClose: () => {
      open -= 1;
    },
    onAuth: (_auth, _session, done) => {
      const answer = script.signIn();
      if (answer === undefined) done(null, { user: 'us' });
      else done(refusal(answer));
    },
    onRcptTo: ({ address }, _session, done) => {
      reply(script.recipient(address), done);
    },
    onData: (stream, session, done) => {
      const [recipient] = session.envelope.rcptTo;
      const address = recipient?.address ?? '';
      const answer = async (): Promise<void> => {
        await text(stream);
        received.push(address);
        reply(await script.message(address), done);
      };
      void answer();
    },
  });
  server.on('error', () => undefined); // a client that hangs up in the middle
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (typeof address !== 'object' || address === null) throw new Error('The mail server has no port.');
  return {
    url: `smtp://us:secret@127.0.0.1:${String(address.port)}`,
    script,
    received,
    connections: () => connections,
    open: () => open,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
      }),
  };
}
