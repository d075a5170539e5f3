import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import chromium from '@sparticuz/chromium';

/** Not the package's own defaults: one process for all crashes under load. */
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
 * Unpacks the Chromium of the npm package, once a version. By itself the package takes any `chromium` that it finds in
 * the temporary folder, which may be an older one.
 */
async function packagedBinary(): Promise<string> {
  const manifest = new URL('../package.json', import.meta.resolve('@sparticuz/chromium'));
  const { version } = JSON.parse(readFileSync(fileURLToPath(manifest), 'utf8')) as { version: string };
  const usual = process.env['TMPDIR'];
  const folder = join(tmpdir(), `common-roof-chromium-${version}`);
  mkdirSync(folder, { recursive: true });
  try {
    process.env['TMPDIR'] = folder;
    return await chromium.executablePath();
  } finally {
    if (usual === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = usual;
  }
}

/** A Chromium that starts here: the one named, the one inside an npm package, or the system's. @throws saying what to do */
export async function browserBinary(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  const packaged = await packagedBinary();
  const candidates = [...(named ? [named] : []), packaged, ...SYSTEM].filter((binary) => existsSync(binary));
  const usable = candidates.find(works);
  if (usable) return usable;
  throw new Error(
    'No Chromium starts here. The one from npm needs the libraries libnss3 and libnspr4; install them, install ' +
      'Chromium, or name one in CHROMIUM_PATH.',
  );
}
