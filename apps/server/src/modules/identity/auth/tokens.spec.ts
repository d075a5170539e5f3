import { randomBytes, randomUUID } from 'node:crypto';

import { JwtService } from '@nestjs/jwt';

import { Config } from '../../../platform/config/config.ts';
import { Tokens } from './tokens.ts';

const HOUR = 3_600_000;
const services = {
  DATABASE_URL: 'postgres://127.0.0.1/x',
  REDIS_URL: 'redis://127.0.0.1',
  SMTP_URL: 'smtp://127.0.0.1',
  LINK_SECRET: randomBytes(32).toString('base64'),
  EVIDENCE_SECRET: randomBytes(32).toString('base64'),
};
const tokensOf = (kid: string): Tokens =>
  new Tokens(
    new Config({ ...services, JWT_SECRETS: `${kid}:${randomBytes(32).toString('base64')}` }),
    new JwtService(),
  );
const tokenBy = (tokens: Tokens, accountId: string, now: Date): string =>
  tokens.sign({ id: randomUUID(), accountId, role: 'roomie', endsAt: new Date(now.getTime() + HOUR) }, now);

describe('the owner of a token', () => {
  const [ours, theirs] = [tokensOf('ours'), tokensOf('ours')];
  const accountId = randomUUID();
  const now = new Date();
  const later = new Date(now.getTime() + HOUR);

  it('is named as often as somebody asks, until the token has ended', () => {
    const token = tokenBy(ours, accountId, now);
    expect([ours.ownerOf(token, now), ours.ownerOf(token, now)]).toEqual([accountId, accountId]);
    expect(ours.ownerOf(token, later)).toBeNull();
  });

  it('is nobody when another key signed it, or one character is another', () => {
    const token = tokenBy(ours, accountId, now);
    expect(ours.ownerOf(token, now)).toBe(accountId);
    const [header = '', payload = '', signature = ''] = token.split('.');
    const changed = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    expect(ours.ownerOf([header, payload, changed].join('.'), now)).toBeNull();
    expect(ours.ownerOf(tokenBy(theirs, accountId, now), now)).toBeNull();
  });
});
