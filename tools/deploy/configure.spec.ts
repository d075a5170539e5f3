import { spawnSync } from 'node:child_process';
import { createECDH } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { repositoryRoot } from '../lib/repository.ts';

const URL = 'https://home.example.org';
/** Servers have openssl; a machine on which the tests run may not. */
const withOpenssl = spawnSync('openssl', ['version']).status === 0 ? describe : describe.skip;

let folder: string;
/** What the first call said, and wrote. */
let first: ReturnType<typeof configure>;
let written: string;

const envFile = (): string => join(folder, 'env');
const sealKey = (): string => join(folder, 'seal.p12');

function configure(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('sh', ['deploy/configure.sh', ...args], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ENV_FILE: envFile(), SEAL_KEY: sealKey() },
  });
  return { status, output: stdout + stderr };
}

function settings(): Record<string, string> {
  const lines = [...readFileSync(envFile(), 'utf8').matchAll(/^(\w+)=(.*)$/gm)];
  return Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]));
}

withOpenssl('deploy/configure.sh', () => {
  // Making a key of 3,072 bits takes seconds: once for all tests.
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'configure-'));
    first = configure('--tls', `${URL}/`);
    written = readFileSync(envFile(), 'utf8');
  });
  beforeEach(() => {
    writeFileSync(envFile(), written);
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('makes everything that Compose needs from an address alone', () => {
    expect(first.status).toBe(0);
    const compose = readFileSync(join(repositoryRoot, 'docker-compose.yml'), 'utf8');
    const needed = [...compose.matchAll(/(?<!\$)\$\{(\w+):\?/g)].map(([, name = '']) => name);
    expect(needed).toContain('PUBLIC_URL');
    const made = settings();
    expect(needed.filter((name) => (made[name] ?? '') === '')).toEqual([]);
    expect(made).toMatchObject({
      PUBLIC_URL: URL,
      MAIL_FROM: 'Common Roof <no-reply@home.example.org>',
      OPERATOR_EMAIL: 'postmaster@home.example.org',
    });
    for (const name of ['JWT_SECRETS', 'LINK_SECRET', 'EVIDENCE_SECRET']) {
      const [, key = ''] = /^[a-z]1:(\S+)$/.exec(made[name] ?? '') ?? [];
      expect([name, Buffer.from(key, 'base64').length]).toEqual([name, 48]);
    }
    expect(new Set(Object.values(made)).size).toBe(Object.values(made).length);
  });

  it('makes a certificate for sealing that its password opens', () => {
    const { SEAL_KEY_FILE: file = '', SEAL_KEY_PASSWORD: password } = settings();
    const opened = spawnSync('openssl', ['pkcs12', '-in', file, '-passin', 'env:P', '-noenc'], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], P: password },
    });
    expect(opened.stdout).toMatch(/subject=.*home\.example\.org[^]*BEGIN CERTIFICATE[^]*BEGIN PRIVATE KEY/);
  });

  it('makes a pair of keys for notifications', () => {
    const { VAPID_PUBLIC_KEY: publicKey = '', VAPID_PRIVATE_KEY: privateKey = '', VAPID_SUBJECT: subject } = settings();
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(privateKey, 'base64url');
    expect(pair.getPublicKey('base64url')).toBe(publicKey);
    expect(subject).toBe('mailto:postmaster@home.example.org');
  });

  it('lets only its owner read the secrets, and shows none', () => {
    expect(statSync(envFile()).mode & 0o777).toBe(0o600);
    const secrets = Object.entries(settings()).filter(([name]) => /PASSWORD|SECRET|PRIVATE/.test(name));
    expect(secrets.length).toBeGreaterThan(5);
    expect(secrets.filter(([, value]) => first.output.includes(value))).toEqual([]);
  });

  it('changes nothing that is set, and adds what an upgrade needs', () => {
    expect(configure().output).toContain('has everything already');
    expect(readFileSync(envFile(), 'utf8')).toBe(written);
    const { REDIS_PASSWORD: removed, ...others } = settings();
    writeFileSync(envFile(), written.replace(/^REDIS_PASSWORD=.*$/m, 'REDIS_PASSWORD='));
    expect(configure(URL)).toMatchObject({ status: 0 });
    expect(settings()).toMatchObject(others);
    expect(settings()['REDIS_PASSWORD']).toMatch(/^(?!$)[0-9a-f]{48}$/);
    expect(settings()['REDIS_PASSWORD']).not.toBe(removed);
  });

  it('turns on the proxy that ends TLS, and counts it', () => {
    expect(settings()).toMatchObject({ COMPOSE_PROFILES: 'tls', TRUST_PROXY_HOPS: '2' });
  });

  it.each([[['home.example.org']], [['--tls']], [[URL, URL]]])(
    'explains itself when called with %j and nothing is configured',
    (args) => {
      rmSync(envFile());
      expect(configure(...args)).toMatchObject({ status: 2, output: expect.stringContaining('Usage:') as string });
    },
  );

  it('refuses another address than the one in use, and a sealing key that it did not make', () => {
    expect(configure('https://other.example.org')).toMatchObject({
      status: 1,
      output: expect.stringContaining(`PUBLIC_URL in ${envFile()} is ${URL}`) as string,
    });
    rmSync(envFile());
    expect(configure(URL)).toMatchObject({ status: 1, output: expect.stringContaining('is there, but') as string });
  });
});
