import { createECDH, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Config } from './config.ts';

const services = {
  DATABASE_URL: 'postgres://a@127.0.0.1/b',
  REDIS_URL: 'redis://127.0.0.1',
  SMTP_URL: 'smtp://127.0.0.1',
};
const secret = (): string => randomBytes(32).toString('base64');

describe('the configuration', () => {
  it('has defaults for everything except the services', () => {
    expect(new Config(services).env).toMatchObject({
      PORT: 3000,
      LIMIT_MESSAGES_PER_MINUTE: 60,
      CHAT_EMAIL_DELAY_SECONDS: 600,
    });
  });

  it('names what is wrong, without its value', () => {
    const wrong = { ...services, PORT: '99999', JWT_SECRETS: 'k:c2hvcnQ=' };
    expect(() => new Config(wrong)).toThrow(/PORT.*JWT_SECRETS|JWT_SECRETS.*PORT/s);
    expect(() => new Config(wrong)).not.toThrow(/c2hvcnQ/);
  });

  it('reads missing secrets from the named files', () => {
    const folder = mkdtempSync(join(tmpdir(), 'common-roof-secrets-'));
    const [url, rings] = [join(folder, 'url'), join(folder, 'rings')];
    writeFileSync(url, 'postgres://filed@127.0.0.1/b\n');
    writeFileSync(rings, 'k:c2hvcnQ=');
    const { DATABASE_URL: given, ...others } = services;
    expect(new Config({ ...others, DATABASE_URL_FILE: url }).env.DATABASE_URL).toBe('postgres://filed@127.0.0.1/b');
    expect(new Config({ ...services, DATABASE_URL_FILE: url }).env.DATABASE_URL).toBe(given);
    const wrong = (file: string) => () => new Config({ ...services, JWT_SECRETS_FILE: file });
    expect(wrong(rings)).toThrow(/JWT_SECRETS/);
    expect(wrong(rings)).not.toThrow(/c2hvcnQ/);
    expect(wrong(join(folder, 'nowhere'))).toThrow(/JWT_SECRETS_FILE: cannot be read/);
    rmSync(folder, { recursive: true });
  });

  it('requires the bucket of s3', () => {
    expect(() => new Config({ ...services, FILES_DRIVER: 's3' })).toThrow(/S3_BUCKET.*S3_ACCESS_KEY_ID/s);
    const keys = { S3_BUCKET: 'roof', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b', S3_FORCE_PATH_STYLE: 'true' };
    expect(new Config({ ...services, FILES_DRIVER: 's3', ...keys }).env.S3_FORCE_PATH_STYLE).toBe(true);
  });

  it('rejects development secrets in production', () => {
    const production = { ...services, NODE_ENV: 'production' };
    expect(() => new Config(production)).toThrow(/JWT_SECRETS.*LINK_SECRET.*EVIDENCE_SECRET.*SEAL_KEY_FILE/s);
    const keys = {
      JWT_SECRETS: `new:${secret()},old:${secret()}`,
      LINK_SECRET: secret(),
      EVIDENCE_SECRET: secret(),
      SEAL_KEY_FILE: 'seal.p12',
      SEAL_KEY_PASSWORD: secret(),
    };
    expect(new Config({ ...production, ...keys }).env.JWT_SECRETS.map(({ kid }) => kid)).toEqual(['new', 'old']);
  });

  it('requires the password of the key that seals documents', () => {
    expect(() => new Config({ ...services, SEAL_KEY_FILE: 'seal.p12' })).toThrow(/SEAL_KEY_PASSWORD/);
    expect(new Config(services).env.SEAL_KEY_FILE).toBeUndefined();
  });

  it('takes keys for web push that belong together, all or none', () => {
    const [pair, other] = [createECDH('prime256v1'), createECDH('prime256v1')];
    for (const each of [pair, other]) each.generateKeys();
    const privateKey = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
    const keys = {
      VAPID_PUBLIC_KEY: pair.getPublicKey('base64url'),
      VAPID_PRIVATE_KEY: privateKey,
      VAPID_SUBJECT: 'mailto:operator@x.test',
    };
    const configure = (changes: object) => () => new Config({ ...services, ...keys, ...changes });
    expect(configure({})().env).toMatchObject(keys);
    expect(configure({ VAPID_SUBJECT: undefined })).toThrow('are needed all, or none');
    expect(configure({ VAPID_SUBJECT: 'http://x.test' })).toThrow('VAPID_SUBJECT');
    const strange = configure({ VAPID_PUBLIC_KEY: other.getPublicKey('base64url') });
    expect(strange).toThrow('VAPID_PRIVATE_KEY: must belong to VAPID_PUBLIC_KEY');
    expect(strange).toThrow(new RegExp(`^(?!.*${privateKey})`));
  });
});
