import { randomBytes } from 'node:crypto';

import { Config } from '../config/config.ts';
import { LinkSecrets } from './link-secrets.ts';
import { Seals } from './seals.ts';

const key = (): string => randomBytes(32).toString('base64');
const OLD = `old:${key()}`;
const NEW = `new:${key()}`;

const sealsOf = (keys: string): Seals =>
  new Seals(
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
    const [one, two] = [seals.seal('a', text), seals.seal('a', text)];
    expect(one).not.toBe(two);
    expect(one).not.toContain('jemand');
    expect([seals.open('a', one), seals.open('a', two), seals.open('b', one)]).toEqual([text, text, null]);
  });

  it('is opened after the keys have changed, until its own has left', () => {
    const sealed = sealsOf(OLD).seal('a', text);
    expect(sealsOf(`${NEW},${OLD}`).open('a', sealed)).toBe(text);
    expect(sealsOf(NEW).open('a', sealed)).toBeNull();
  });

  it('that was changed, or is none, is not opened', () => {
    const seals = sealsOf(NEW);
    const [id = '', encoded = ''] = seals.seal('a', text).split('.');
    const bytes = Buffer.from(encoded, 'base64');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(seals.open('a', `${id}.${changed.toString('base64')}`)).toBeNull();
    }
    for (const none of ['', '.', 'new.', 'new.AAAA', id, 'x'.repeat(200)]) expect(seals.open('a', none)).toBeNull();
  });
});
