import { randomBytes } from 'node:crypto';

import { Config } from '#kernel/config/config.ts';
import { LinkSecrets } from './link-secrets.ts';
import { Encryption } from './encryption.ts';

const key = (): string => randomBytes(32).toString('base64');
const OLD = `old:${key()}`;
const NEW = `new:${key()}`;

const sealsOf = (keys: string): Encryption =>
  new Encryption(
    new LinkSecrets(
      new Config({
        DATABASE_URL: 'postgres://x/y',
        REDIS_URL: 'redis://x',
        SMTP_URL: 'smtp://x',
        LINK_SECRET: keys,
      }),
    ),
  );

describe('a sealed text', () => {
  const text = 'Fährt jemand zum 🏠?';

  it('is opened for its purpose alone, and is never sealed the same twice', () => {
    const seals = sealsOf(NEW);
    const [one, two] = [seals.encrypt('a', text), seals.encrypt('a', text)];
    expect(one).not.toBe(two);
    expect(one).not.toContain('jemand');
    expect([seals.decrypt('a', one), seals.decrypt('a', two), seals.decrypt('b', one)]).toEqual([text, text, null]);
  });

  it('is opened after the keys have changed, until its own has left', () => {
    const sealed = sealsOf(OLD).encrypt('a', text);
    expect(sealsOf(`${NEW},${OLD}`).decrypt('a', sealed)).toBe(text);
    expect(sealsOf(NEW).decrypt('a', sealed)).toBeNull();
  });

  it('that was changed, or is none, is not opened', () => {
    const seals = sealsOf(NEW);
    const [id = '', encoded = ''] = seals.encrypt('a', text).split('.');
    const bytes = Buffer.from(encoded, 'base64');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(seals.decrypt('a', `${id}.${changed.toString('base64')}`)).toBeNull();
    }
    for (const none of ['', '.', 'new.', 'new.AAAA', id, 'x'.repeat(200)]) expect(seals.decrypt('a', none)).toBeNull();
  });
});
