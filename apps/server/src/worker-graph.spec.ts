import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const SERVER = join(import.meta.dirname, '..');
const REGISTER = join(SERVER, '../../tools/typescript/register.mjs');

/**
 * Loads modules one after the other in a process of its own.
 * @returns for each of them, the URLs of the files that were evaluated for it and not for one before it
 */
function filesLoadedBy(...modules: string[]): string[][] {
  const addresses = modules.map((module) => pathToFileURL(join(SERVER, 'src', module)).href);
  const script = `
    import { registerHooks } from 'node:module';
    let files = [];
    registerHooks({ load(url, context, next) { files.push(url); return next(url, context); } });
    const loaded = [];
    for (const address of ${JSON.stringify(addresses)}) {
      await import(address);
      loaded.push(files);
      files = [];
    }
    process.stdout.write(JSON.stringify(loaded), () => process.exit(0));`;
  const output = execFileSync(
    process.execPath,
    ['--conditions=source', '--no-warnings', '--import', REGISTER, '--input-type=module', '--eval', script],
    { cwd: SERVER, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(output) as string[][];
}

/** Libraries with large tables or code, which are imported once they are needed, or only where they are wanted. */
const LARGE =
  /\/node_modules\/(@zxcvbn-ts|@aws-sdk|@simplewebauthn|fontkit|node-forge|pdfkit|prom-client|sharp|subset-font|wawoff2)\//;

const isHttp = (file: string): boolean => /\/apps\/server\/src\/.*\.(controller|gateway|http\.module)\.ts$/.test(file);

describe('the modules that a process loads', () => {
  it('have no controller in the worker, and no large library at all', () => {
    const [worker = [], moreOfApi = []] = filesLoadedBy('worker.module.ts', 'api.module.ts');
    expect(worker.length).toBeGreaterThan(500);
    expect(worker.filter(isHttp)).toEqual([]);
    expect(moreOfApi.filter(isHttp).length).toBeGreaterThan(80);
    expect([...worker, ...moreOfApi].filter((file) => LARGE.test(file))).toEqual([]);
  });
});
