import { once } from 'node:events';

import { jest } from '@jest/globals';
import type { Redis } from 'ioredis';

import { testServices } from '#test/support/services.ts';
import { Config } from '#kernel/config/config.ts';
import { NoMetrics } from '#kernel/metrics/metrics.ts';
import { RedisConnections } from './redis.ts';

/** A connection with a pending command counts as dead after this time. */
const SILENCE_MS = 15_000;

let connections: RedisConnections;
let client: Redis;

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date', 'performance'] });
  const { databaseUrl, redisUrl, smtpUrl } = testServices();
  connections = new RedisConnections(
    new Config({ DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, SMTP_URL: smtpUrl }),
    new NoMetrics(),
  );
  client = connections.connect('waiting', { maxRetriesPerRequest: 0 });
  await once(client, 'ready');
});
afterEach(() => {
  connections.onApplicationShutdown();
  jest.useRealTimers();
});

/** Sends a command that is never answered: it waits for an item of an empty list. */
const wait = (): Promise<unknown> => client.blpop('a-list-that-stays-empty', 0).catch((error: unknown) => error);

describe('a connection to Redis', () => {
  it("isn't disturbed after the previous connection was cut with a pending command", async () => {
    const id = String(await client.client('ID'));
    const question = wait();
    const isTriedAgain = once(client, 'reconnecting');
    await connections.connect('cutting').client('KILL', 'ID', id);
    await isTriedAgain;
    await expect(question).resolves.toBeInstanceOf(Error);
    const isBack = once(client, 'ready');
    jest.advanceTimersByTime(2_000);
    await isBack;
    await expect(client.ping()).resolves.toBe('PONG');
    jest.advanceTimersByTime(SILENCE_MS);
    await expect(client.ping()).resolves.toBe('PONG');
  });

  it('leaves nothing behind that keeps the process alive', async () => {
    const question = wait();
    expect(jest.getTimerCount()).toBeGreaterThan(0);
    const isOver = once(client, 'end');
    connections.onApplicationShutdown();
    await isOver;
    await expect(question).resolves.toBeInstanceOf(Error);
    expect(jest.getTimerCount()).toBe(0);
  });
});
