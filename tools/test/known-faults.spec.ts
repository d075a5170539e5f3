import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../lib/repository.ts';
import { judgeAudit } from './known-faults.ts';

describe('the npm audit', () => {
  it('passes if no vulnerability is high', () => {
    const said = JSON.stringify({ vulnerabilities: { small: { severity: 'low', range: '<2' } }, metadata: {} });
    expect(judgeAudit(`npm warn something\n${said}\n`)).toMatchObject({ code: 0, counts: { passed: 1, failed: 0 } });
  });

  it('fails with the names of high and critical ones', () => {
    const said = JSON.stringify({ vulnerabilities: { bad: { severity: 'critical', range: '<3' } } });
    expect(judgeAudit(said)).toMatchObject({ code: 1, counts: { failed: 1, failures: [{ name: 'bad <3' }] } });
  });

  it.each(['', 'npm error audit endpoint returned an error\n{ "message": "405" }'])(
    "is not run if the registry doesn't answer: %s",
    (output) => {
      expect(judgeAudit(output).notRun).toBe('the registry did not answer');
    },
  );
});

describe('formerly vulnerable libraries', () => {
  const lock = JSON.parse(readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string; dev?: boolean }>;
  };

  it.each([
    ['typeorm', 1, 0],
    ['nodemailer', 7, 0],
    ['socket.io-parser', 4, 2],
    ['fastify', 5, 0],
  ])('are not shipped in such a version: %s', (name, major, minor) => {
    const shipped = Object.entries(lock.packages).filter(
      ([path, { dev }]) => path.endsWith(`node_modules/${name}`) && dev !== true,
    );
    expect(shipped.length).toBeGreaterThan(0);
    for (const [, { version = '0.0.0' }] of shipped) {
      const [first = 0, second = 0] = version.split('.').map(Number);
      expect(first > major || (first === major && second >= minor)).toBe(true);
    }
  });
});
