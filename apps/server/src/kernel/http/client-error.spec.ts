import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

import { answerClientError } from './client-error.ts';

/** Starts a server that waits only a moment for a request, where the api waits for seconds. */
async function anImpatientServer(): Promise<Server> {
  const server = createServer({ headersTimeout: 40, requestTimeout: 40, connectionsCheckingInterval: 20 });
  server.on('clientError', answerClientError);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Returns everything the server sends until it closes the connection. */
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

  it('gets an answer when it stops in the middle', async () => {
    const answer = await answerTo(server, 'GET / HTTP/1.1\r\nHost: a');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('The request took too long to arrive.');
  });

  it("gets an answer when it isn't HTTP", async () => {
    expect(await answerTo(server, 'hello\r\n\r\n')).toContain('This is not a request that can be read.');
  });

  it('gets no answer on a connection that a browser opened early and never used', async () => {
    // The browser would take an answer for that of its first request on the connection.
    expect(await answerTo(server, '')).toBe('');
  });
});
