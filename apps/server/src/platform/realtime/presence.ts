import { randomUUID } from 'node:crypto';

import { Injectable, type OnApplicationShutdown } from '@nestjs/common';

import { RedisConnections } from '../redis/redis.ts';

/** A node that dies takes its sockets' presence with it after this time, for those who look. */
export const PRESENCE_TTL_MS = 90_000;
/** A socket that was admitted and never came. */
const ADMISSION_TTL_MS = 20_000;
/** A node says so often that it lives; its sockets count against the limit of their account as long as it does. */
const PULSE_MS = 1_500;
const PULSE_TTL_MS = 5_000;

const key = (accountId: string): string => `presence:${accountId}`;
const ALL = 'presence-of-accounts';

/** By Redis's own clock: the nodes' clocks may disagree, and it is theirs together. */
const NOW = `local time = redis.call('TIME') local now = time[1] * 1000 + math.floor(time[2] / 1000)`;

/** How many sockets of `KEYS[1]` are open on nodes that live; the others are forgotten. Sockets are named by node. */
const OPEN = `${NOW}
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
  local open = 0
  for _, socket in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do
    if redis.call('EXISTS', 'presence-node:' .. string.match(socket, '^[^/]+')) == 1 then open = open + 1
    else redis.call('ZREM', KEYS[1], socket) end
  end`;

/** Counts and enters in one step: of many that come at once, no more are let in than may be. */
const ADMIT = `redis.call('SET', 'presence-node:' .. ARGV[1], 1, 'PX', ARGV[2])
  ${OPEN}
  if open >= tonumber(ARGV[3]) then return -1 end
  redis.call('ZADD', KEYS[1], now + ARGV[4], ARGV[1] .. '/' .. ARGV[5])
  redis.call('PEXPIRE', KEYS[1], ARGV[6])
  return open`;

const LEAVE = `redis.call('ZREM', KEYS[1], ARGV[1])
  ${OPEN}
  if open == 0 then redis.call('ZREM', KEYS[2], ARGV[2]) end
  return open`;

const REFRESH = `${NOW}
  for i = 2, #ARGV, 2 do
    redis.call('ZADD', 'presence:' .. ARGV[i], now + ARGV[1], ARGV[i + 1])
    redis.call('PEXPIRE', 'presence:' .. ARGV[i], ARGV[1])
    redis.call('ZADD', KEYS[1], now + ARGV[1], ARGV[i])
  end`;

const ONLINE = `${NOW}
  local online = {}
  for i, account in ipairs(ARGV) do
    local ends = redis.call('ZSCORE', KEYS[1], account)
    if ends and tonumber(ends) > now then online[#online + 1] = account end
  end
  return online`;

const COUNT_ONLINE = `${NOW} return redis.call('ZCOUNT', KEYS[1], now, '+inf')`;

/** Who is connected, on any node. A convenience: with Redis away everybody counts as away. */
@Injectable()
export class Presence implements OnApplicationShutdown {
  private readonly node = randomUUID();
  private pulse: NodeJS.Timeout | undefined;

  constructor(private readonly redis: RedisConnections) {}

  /** From now on this node's sockets count. */
  start(): void {
    this.pulse = setInterval(() => {
      this.redis.commands.set(`presence-node:${this.node}`, 1, 'PX', PULSE_TTL_MS).catch(() => null);
    }, PULSE_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.pulse);
  }

  /** @returns how many sockets the account has beside this one, or null when there are `limit` already */
  async admit(accountId: string, socketId: string, limit: number): Promise<number | null> {
    const times = [PULSE_TTL_MS, limit, ADMISSION_TTL_MS] as const;
    const values = [this.node, ...times, socketId, PRESENCE_TTL_MS];
    const open = await this.redis.commands.eval(ADMIT, 1, key(accountId), ...values).catch(() => 0);
    return open === -1 ? null : Number(open);
  }

  /** @returns whether that was the account's last socket. */
  async left(accountId: string, socketId: string): Promise<boolean> {
    const values = [`${this.node}/${socketId}`, accountId];
    return (await this.redis.commands.eval(LEAVE, 2, key(accountId), ALL, ...values).catch(() => 0)) === 0;
  }

  /** Sockets that are still open; called well within the time to live. */
  async refresh(sockets: readonly (readonly [accountId: string, socketId: string])[]): Promise<void> {
    if (sockets.length === 0) return;
    const values = sockets.flatMap(([accountId, socketId]) => [accountId, `${this.node}/${socketId}`]);
    await this.redis.commands.eval(REFRESH, 1, ALL, PRESENCE_TTL_MS, ...values).catch(() => null);
  }

  /** Those of `accountIds` that are connected. */
  async online(accountIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (accountIds.length === 0) return new Set();
    const online: unknown = await this.redis.commands.eval(ONLINE, 1, ALL, ...accountIds).catch(() => []);
    return new Set(Array.isArray(online) ? online.map(String) : []);
  }

  async countOnline(): Promise<number> {
    return Number(await this.redis.commands.eval(COUNT_ONLINE, 1, ALL).catch(() => 0));
  }
}
