import { fastify } from 'fastify';

import { chosenEncoding, compressAnswers } from './compressed-answers.ts';

const LONG = { token: 'x'.repeat(2_000) };

describe('the encoding of an answer', () => {
  it.each([
    ['br', 'gzip, deflate, br, zstd'],
    ['br', 'gzip;q=1.0, BR;q=0.1'],
    ['gzip', 'gzip'],
    ['gzip', 'br;q=0, gzip;q=0.5'],
    [undefined, 'br; q=0.000, gzip;q=0'],
    [undefined, 'identity'],
    [undefined, 'brotli, x-gzip'],
    [undefined, ''],
  ])('is %s for a caller that takes "%s"', (encoding, accepted) => {
    expect(chosenEncoding(accepted)).toBe(encoding);
  });
});

describe('an answer', () => {
  const server = fastify();
  compressAnswers(server);
  server.get('/', () => LONG);
  server.get('/other', (_request, reply) => reply.type('text/plain').header('vary', 'origin').send(LONG.token));
  server.get('/varied', (_request, reply) => reply.header('vary', 'origin').send(LONG));
  server.post('/', () => LONG);
  const headers = { 'accept-encoding': 'br' };
  afterAll(() => server.close());

  it('to a read is compressed', async () => {
    expect((await server.inject({ url: '/', headers })).headers['content-encoding']).toBe('br');
  });

  it('to a write is left as it is, because a token may be in it', async () => {
    const answer = await server.inject({ method: 'POST', url: '/', headers });
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.json()).toEqual(LONG);
  });

  it('that is no JSON is left as it is', async () => {
    const answer = await server.inject({ url: '/other', headers });
    expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([undefined, 'origin']);
  });

  it('keeps what it already varies by', async () => {
    expect((await server.inject({ url: '/varied', headers })).headers.vary).toBe('origin, accept-encoding');
  });
});
