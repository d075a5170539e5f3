import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import chromium from '@sparticuz/chromium';

/** Differs from the package's defaults, whose single process crashes under load. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const works = (binary: string): boolean =>
  spawnSync(binary, ['--version', '--no-sandbox'], { stdio: 'ignore' }).status === 0;

/**
 * Finds a Chromium that starts: the configured one, the one in an npm package, or the system's. @throws with
 * instructions
 */
export async function browserBinary(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  const packaged = await chromium.executablePath();
  const candidates = [...(named ? [named] : []), packaged, ...SYSTEM].filter((binary) => existsSync(binary));
  const usable = candidates.find(works);
  if (usable) return usable;
  throw new Error(
    'No Chromium starts here. The one from npm needs the libraries libnss3 and libnspr4; install them, install ' +
      'Chromium, or name one in CHROMIUM_PATH.',
  );
}
