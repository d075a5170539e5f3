import { once } from 'node:events';
import { connect } from 'node:net';

import { jest } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';

import { gracefulShutdown } from './graceful-shutdown.ts';

/** What a request has to be answered in, once the server closes. */
const ANSWER_MS = 8_000;

let server: FastifyInstance;
let url: string;
let begun: Promise<void>;
let answer: () => void;
let isClosing: Promise<void>;

beforeEach(async () => {
  server = Fastify();
  gracefulShutdown(server);
  let begin: () => void;
  begun = new Promise((resolve) => (begin = resolve));
  server.get('/slow', async () => {
    begin();
    await new Promise<void>((resolve) => (answer = resolve));
    return { done: true };
  });
  isClosing = new Promise((resolve) => {
    server.addHook('preClose', (done) => {
      resolve();
      done();
    });
  });
  url = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  jest.useRealTimers();
  await server.close();
});

async function ask() {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
  socket.on('error', () => undefined); // cut off is a way to end
  const closed = once(socket, 'close');
  socket.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
  await begun;
  return { closed, received: () => received };
}

describe('a server that closes', () => {
  it('answers what is under way, and closes the connection with it', async () => {
    const request = await ask();
    const closing = server.close();
    await isClosing;
    answer();
    await Promise.all([closing, request.closed]);
    expect(request.received()).toMatch(/^HTTP\/1\.1 200 OK\r\n(.+\r\n)*connection: close\r\n/i);
  });

  it('waits eight seconds for an answer, and no longer', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date', 'performance'] });
    const request = await ask();
    const closing = server.close();
    let isClosed = false;
    void request.closed.then(() => (isClosed = true));
    await isClosing;
    jest.advanceTimersByTime(ANSWER_MS - 1);
    await new Promise((resolve) => setImmediate(resolve));
    expect(isClosed).toBe(false);
    jest.advanceTimersByTime(1);
    await Promise.all([closing, request.closed]);
    expect(request.received()).toBe('');
  });
});
