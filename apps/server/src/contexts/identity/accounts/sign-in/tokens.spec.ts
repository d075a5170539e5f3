import { createHmac, randomBytes, randomUUID } from 'node:crypto';

import { JwtService } from '@nestjs/jwt';

import { Config } from '#kernel/config/config.ts';
import { AUDIENCE, ISSUER, Tokens } from './tokens.ts';

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
  tokens.sign(
    { id: randomUUID(), accountId, role: 'roomie', endsAt: new Date(now.getTime() + HOUR), present: now },
    now,
  );

describe('the owner of a token', () => {
  const [ours, theirs] = [tokensOf('ours'), tokensOf('ours')];
  const accountId = randomUUID();
  const now = new Date();
  const later = new Date(now.getTime() + HOUR);

  it('is returned on every lookup until the token expires', () => {
    const token = tokenBy(ours, accountId, now);
    expect([ours.ownerOf(token, now), ours.ownerOf(token, now)]).toEqual([accountId, accountId]);
    expect(ours.ownerOf(token, later)).toBeNull();
  });

  it.each([
    ['another audience', { aud: 'another-client' }],
    ['another issuer', { iss: 'another-roof' }],
    ['another kind', { typ: 'refresh' }],
    ['none of ours', {}],
  ])('is null when the right key signed it for %s', (what, other) => {
    const config = new Config({ ...services, JWT_SECRETS: `one:${randomBytes(32).toString('base64')}` });
    const [one] = config.env.JWT_SECRETS;
    const tokens = new Tokens(config, new JwtService());
    const claims = { sub: accountId, sid: randomUUID(), role: 'roomie', typ: 'access', iss: ISSUER, aud: AUDIENCE };
    const sign = (said: object): string =>
      new JwtService().sign(said, {
        ...(one ? { secret: one.secret } : {}),
        algorithm: 'HS256',
        keyid: 'one',
        expiresIn: 3_600,
      });
    expect(tokens.verify(sign(claims))?.sub).toBe(accountId);
    expect(tokens.verify(sign(what === 'none of ours' ? { sub: accountId } : { ...claims, ...other }))).toBeNull();
  });

  it('is null when the header differs from ours, even with the right key', () => {
    const config = new Config({ ...services, JWT_SECRETS: `one:${randomBytes(32).toString('base64')}` });
    const [one] = config.env.JWT_SECRETS;
    const [header, payload] = tokenBy(new Tokens(config, new JwtService()), accountId, now).split('.');
    const others = { alg: 'HS256', typ: 'JWT', kid: 'one', crit: [] };
    const signed = [header, Buffer.from(JSON.stringify(others)).toString('base64url')].map((head) => {
      const body = `${head ?? ''}.${payload ?? ''}`;
      const signature = createHmac('sha256', one?.secret ?? '').update(body);
      return `${body}.${signature.digest('base64url')}`;
    });
    const tokens = new Tokens(config, new JwtService());
    expect(signed.map((token) => tokens.ownerOf(token, now))).toEqual([accountId, null]);
  });

  it('is null when another key signed it, or one character differs', () => {
    const token = tokenBy(ours, accountId, now);
    expect(ours.ownerOf(token, now)).toBe(accountId);
    const [header = '', payload = '', signature = ''] = token.split('.');
    const changed = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    expect(ours.ownerOf([header, payload, changed].join('.'), now)).toBeNull();
    expect(ours.ownerOf(tokenBy(theirs, accountId, now), now)).toBeNull();
  });
});
