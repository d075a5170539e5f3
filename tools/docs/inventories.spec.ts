import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../lib/repository.ts';

const read = (path: string): string => readFileSync(join(repositoryRoot, path), 'utf8');
const SERVER = 'apps/server/src';

describe('docs/cryptography.md', () => {
  it('lists every secret of the configuration', () => {
    const said = read('docs/cryptography.md');
    const config = read(`${SERVER}/kernel/config/config.ts`);
    const secrets = [...config.matchAll(/^ {4}(\w*(?:SECRET|PASSWORD|TOKEN|KEY)\w*|(?:DATABASE|REDIS|SMTP)_URL):/gm)]
      .map(([, name = '']) => name)
      .filter((name) => name !== 'S3_ACCESS_KEY_ID'); // a name, not a secret
    expect(secrets.length).toBeGreaterThan(8);
    expect(secrets.filter((name) => !said.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('docs/logs.md', () => {
  const said = read('docs/logs.md');

  it('lists every part of the server that writes log lines', () => {
    const files = readdirSync(join(repositoryRoot, SERVER), { recursive: true, encoding: 'utf8' });
    const parts = files
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
      .flatMap((file) => [...read(`${SERVER}/${file}`).matchAll(/new Logger\('([\w-]+)'\)/g)])
      .map(([, name = '']) => name);
    expect(parts.length).toBeGreaterThan(8);
    expect([...new Set(parts)].filter((name) => !said.includes(`\`${name}\``))).toEqual([]);
  });

  it('lists every security event', () => {
    const events = [...read(`${SERVER}/kernel/logging/security-events.ts`).matchAll(/^ {2}\| '(\w+)'/gm)];
    expect(events.map(([, name = '']) => name).filter((name) => !said.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('ADR 88', () => {
  it('states the same session lifetimes as the server', () => {
    const sessions = read(`${SERVER}/contexts/identity/accounts/sign-in/sessions.service.ts`);
    expect(sessions).toContain('roomie: { idleSeconds: 7 * DAY, lifeSeconds: 30 * DAY }');
    expect(sessions).toContain('admin: { idleSeconds: 30 * MINUTE, lifeSeconds: 12 * HOUR }');
    expect(read('docs/adr/0088-session-lifetimes-and-recovery-of-a-lost-factor.md')).toMatch(
      /30 days, and 7 days without[^]*12 hours, and 30 minutes without/,
    );
  });
});
