import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

import { answerClientError } from './client-error.ts';

/** A server that waits for a request a moment only, as the api does for seconds. */
async function anImpatientServer(): Promise<Server> {
  const server = createServer({ headersTimeout: 40, requestTimeout: 40, connectionsCheckingInterval: 20 });
  server.on('clientError', answerClientError);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Everything the server says until it closes the connection. */
async function answerTo(server: Server, sent: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
  if (sent !== '') socket.write(sent);
  await once(socket, 'close');
  return answer;
}

describe('a request that cannot be read', () => {
  let server: Server;
  beforeAll(async () => {
    server = await anImpatientServer();
  });
  afterAll(() => {
    server.close();
  });

  it('is told so when it stops in the middle', async () => {
    const answer = await answerTo(server, 'GET / HTTP/1.1\r\nHost: a');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('The request took too long to arrive.');
  });

  it('is told so when it is none', async () => {
    expect(await answerTo(server, 'hello\r\n\r\n')).toContain('This is not a request that can be read.');
  });

  it('was never sent on a connection that a browser opened ahead of need: it is closed without a word', async () => {
    // An answer would lie there, and be taken for that of the first request that comes.
    expect(await answerTo(server, '')).toBe('');
  });
});
