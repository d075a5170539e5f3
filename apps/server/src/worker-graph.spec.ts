import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const SERVER = join(import.meta.dirname, '..');
const REGISTER = join(SERVER, '../../tools/typescript/register.mjs');

/**
 * Loads a module in a process of its own.
 * @returns the files of this project that were evaluated for it, from `src` on
 */
function filesLoadedBy(module: string): string[] {
  const script = `
    import { registerHooks } from 'node:module';
    const files = [];
    registerHooks({ load(url, context, next) { files.push(url); return next(url, context); } });
    await import(${JSON.stringify(pathToFileURL(join(SERVER, 'src', module)).href)});
    process.stdout.write(JSON.stringify(files), () => process.exit(0));`;
  const output = execFileSync(
    process.execPath,
    ['--conditions=source', '--no-warnings', '--import', REGISTER, '--input-type=module', '--eval', script],
    { cwd: SERVER, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  return (JSON.parse(output) as string[]).flatMap((url) => /apps\/server\/src\/([^?]+)/.exec(url)?.[1] ?? []);
}

const isHttp = (file: string): boolean => /\.(controller|gateway|http\.module)\.ts$/.test(file);

describe('the modules that a process loads', () => {
  it('include no controller and no gateway in the worker', () => {
    const files = filesLoadedBy('worker.module.ts');
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter(isHttp)).toEqual([]);
  });

  it('include them in the api', () => {
    expect(filesLoadedBy('api.module.ts').filter(isHttp).length).toBeGreaterThan(80);
  });
});
