import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../lib/repository.ts';

interface Configuration {
  readonly name: string;
  readonly port?: number;
  readonly program?: string;
  readonly runtimeExecutable?: string;
  readonly preLaunchTask?: string;
}

const read = (path: string): string => readFileSync(join(repositoryRoot, path), 'utf8');
/** Parses JSON with comments on their own lines. */
const parse = <T>(path: string): T => JSON.parse(read(path).replace(/^\s*\/\/.*$/gm, '')) as T;

const { configurations, compounds } = parse<{
  configurations: readonly Configuration[];
  compounds: readonly { configurations: readonly string[] }[];
}>('.vscode/launch.json');
const { tasks } = parse<{ tasks: readonly { label: string; command: string }[] }>('.vscode/tasks.json');

describe('the launch configurations', () => {
  it('start installed programs', () => {
    const programs = configurations.flatMap(({ program, runtimeExecutable }) => [program, runtimeExecutable]);
    const paths = programs.filter((path) => path !== undefined).map((path) => path.replace('${workspaceFolder}/', ''));
    expect(paths.length).toBeGreaterThan(2);
    expect(paths.filter((path) => !existsSync(join(repositoryRoot, path)))).toEqual([]);
  });

  it('attach to the port that npm run dev -- --inspect opens', () => {
    const [, port = ''] = /DEBUGGER_PORT = (\d+)/.exec(read('tools/start/product.ts')) ?? [];
    expect(configurations.find(({ name }) => name === 'Server')?.port).toBe(Number(port));
    expect(tasks.find(({ label }) => label === 'dev')?.command).toBe('npm run dev -- --inspect');
  });

  it('refer to existing tasks and configurations', () => {
    const labels = tasks.map(({ label }) => label);
    const names = configurations.map(({ name }) => name);
    const needed = configurations.flatMap(({ preLaunchTask }) => (preLaunchTask === undefined ? [] : [preLaunchTask]));
    expect(needed.filter((label) => !labels.includes(label))).toEqual([]);
    expect(compounds.flatMap((each) => each.configurations).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('wait for a line that npm run dev prints', () => {
    expect(read('.vscode/tasks.json')).toContain('"endsPattern": "^Common Roof is ready at"');
    expect(read('tools/dev/main.ts')).toContain('`Common Roof is ready at ${');
  });
});
