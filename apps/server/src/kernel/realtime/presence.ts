import { randomUUID } from 'node:crypto';

import { Injectable, type OnApplicationShutdown } from '@nestjs/common';

import { RedisConnections } from '#kernel/redis/redis.ts';

/** After this time, the presence of a dead node's sockets expires for those who read it. */
export const PRESENCE_TTL_MS = 90_000;
/** Lifetime of a socket that was admitted and never connected. */
const ADMISSION_TTL_MS = 20_000;
/** How often a node reports that it is alive. Its sockets count against their account's limit while it does. */
const PULSE_MS = 1_500;
const PULSE_TTL_MS = 5_000;

const key = (accountId: string): string => `presence:${accountId}`;
const ALL = 'presence-of-accounts';

/** Redis's own time, which all nodes share although their clocks may differ. */
const NOW = `local time = redis.call('TIME') local now = time[1] * 1000 + math.floor(time[2] / 1000)`;

/** Counts the sockets of `KEYS[1]` on live nodes and removes the others. Sockets are named by node. */
const OPEN = `${NOW}
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
  local open = 0
  for _, socket in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do
    if redis.call('EXISTS', 'presence-node:' .. string.match(socket, '^[^/]+')) == 1 then open = open + 1
    else redis.call('ZREM', KEYS[1], socket) end
  end`;

/** Counts and adds in one step, so that simultaneous connections can't exceed the limit. */
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

/** Tracks who is connected, on any node. It is a convenience: while Redis is down, everyone counts as away. */
@Injectable()
export class Presence implements OnApplicationShutdown {
  private readonly node = randomUUID();
  private pulse: NodeJS.Timeout | undefined;

  constructor(private readonly redis: RedisConnections) {}

  /** Makes this node's sockets count. */
  start(): void {
    this.pulse = setInterval(() => {
      this.redis.commands.set(`presence-node:${this.node}`, 1, 'PX', PULSE_TTL_MS).catch(() => null);
    }, PULSE_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.pulse);
  }

  /** @returns how many other sockets the account has, or null when there are already `limit` */
  async admit(accountId: string, socketId: string, limit: number): Promise<number | null> {
    const times = [PULSE_TTL_MS, limit, ADMISSION_TTL_MS] as const;
    const values = [this.node, ...times, socketId, PRESENCE_TTL_MS];
    const open = await this.redis.commands.eval(ADMIT, 1, key(accountId), ...values).catch(() => 0);
    return open === -1 ? null : Number(open);
  }

  /** @returns whether that was the account's last socket */
  async left(accountId: string, socketId: string): Promise<boolean> {
    const values = [`${this.node}/${socketId}`, accountId];
    return (await this.redis.commands.eval(LEAVE, 2, key(accountId), ALL, ...values).catch(() => 0)) === 0;
  }

  /** Extends the presence of open sockets. Call it well within the time to live. */
  async refresh(sockets: readonly (readonly [accountId: string, socketId: string])[]): Promise<void> {
    if (sockets.length === 0) return;
    const values = sockets.flatMap(([accountId, socketId]) => [accountId, `${this.node}/${socketId}`]);
    await this.redis.commands.eval(REFRESH, 1, ALL, PRESENCE_TTL_MS, ...values).catch(() => null);
  }

  /** Returns those of `accountIds` that are connected. */
  async online(accountIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (accountIds.length === 0) return new Set();
    const online: unknown = await this.redis.commands.eval(ONLINE, 1, ALL, ...accountIds).catch(() => []);
    return new Set(Array.isArray(online) ? online.map(String) : []);
  }

  async countOnline(): Promise<number> {
    return Number(await this.redis.commands.eval(COUNT_ONLINE, 1, ALL).catch(() => 0));
  }
}
