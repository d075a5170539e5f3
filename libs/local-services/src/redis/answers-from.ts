import { connect } from 'node:net';

const answerMs = 1_000;

/**
 * Whether the server of this data folder answers on this port with its data loaded; if the port is taken, another
 * server would.
 */
export function answersFrom(
  { port, password }: { readonly port: number; readonly password: string | undefined },
  dataDir: string,
): Promise<boolean> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1');
    const finish = (answer: boolean): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(answerMs, () => {
      finish(false);
    });
    socket.once('error', () => {
      finish(false);
    });
    socket.once('close', () => {
      finish(false);
    });
    socket.on('data', (chunk) => {
      heard += chunk.toString();
      if (/^-/m.test(heard)) finish(false);
      else if (/^:\d+\r\n/m.test(heard)) finish(heard.includes(dataDir));
    });
    // The first is answered while data is loading; the second only afterwards.
    if (password !== undefined) socket.write(`AUTH ${password}\r\n`);
    socket.write('CONFIG GET dir\r\nDBSIZE\r\n');
  });
}
