import { join } from 'node:path';

import { freePort } from '@common-roof/local-services';

import { Forked } from '../support/forked.ts';
import type { House } from '../support/houses.ts';
import type { Stage } from '../support/stage.ts';

export interface Target {
  readonly name: 'common roof' | 'floor';
  start(execArgv?: readonly string[]): Promise<{ url: string; pid: number; stop: () => Promise<void> }>;
  /** Counts the stored messages, and the gaps in their sequence. */
  stored(): Promise<{ messages: number; gaps: number }>;
}

export function realServer(stage: Stage): Target {
  return {
    name: 'common roof',
    start: async (execArgv = []) => {
      const server = await stage.startServer({ worker: true, execArgv });
      return { url: server.url, pid: server.api.pid, stop: () => server.stop() };
    },
    stored: async () => {
      const { rows } = await stage.pool.query<{ messages: number; places: number }>(
        `SELECT (SELECT count(*)::int FROM messages) AS messages, (SELECT sum(last_seq)::int FROM conversations) AS places`,
      );
      const { messages = 0, places = 0 } = rows[0] ?? {};
      return { messages, gaps: places - messages };
    },
  };
}

export function floor(stage: Stage): Target {
  return {
    name: 'floor',
    start: async (execArgv = []) => {
      const port = await freePort();
      const env = { ...process.env, PORT: String(port), DATABASE_URL: stage.services.postgres.url };
      const server = await Forked.start(join(import.meta.dirname, 'floor-server.ts'), { env, execArgv });
      return { url: `http://127.0.0.1:${port}`, pid: server.pid, stop: () => server.stop() };
    },
    stored: async () => {
      const { rows } = await stage.pool.query<{ messages: number }>(
        'SELECT count(*)::int AS messages FROM floor_messages',
      );
      return { messages: rows[0]?.messages ?? 0, gaps: 0 };
    },
  };
}

export const seatsOf = (houses: readonly House[]): { token: string; conversationId: string }[] =>
  houses.flatMap(({ conversationId, members }) => members.map(({ token }) => ({ token, conversationId })));
