import { randomBytes, randomUUID } from 'node:crypto';

import type { TestApp } from '#test/support/test-app.ts';
import { type Targets, to } from './target.ts';

/** Passports of the scene's roomie. */
export function makePassportTargets(app: TestApp): Targets {
  const aPassport = async (accountId: string): Promise<string> => {
    const id = randomUUID();
    await app.database.query(
      `INSERT INTO passports (id, account_id, made_at, key, hash) VALUES ($1, $2, '2026-01-01', repeat('0', 64), $3)`,
      [id, accountId, randomBytes(32)],
    );
    return id;
  };
  return {
    'GET /api/passports/preview': to('/api/passports/preview?language=en'),
    'POST /api/passports': async () => {
      await app.database.query('DELETE FROM passports'); // five a day
      return { path: '/api/passports', body: { language: 'en', parts: ['stays'] } };
    },
    'GET /api/passports': to('/api/passports'),
    'DELETE /api/passports/{id}': async (_column, { self }) => ({
      path: `/api/passports/${await aPassport(self.account.id)}`,
    }),
    'GET /api/passport-keys': to('/api/passport-keys'),
    'GET /api/passport-states/{hash}': to(`/api/passport-states/${'0'.repeat(64)}`),
  };
}
