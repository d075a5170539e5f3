import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'yaml';

import { repositoryRoot } from '../lib/repository.ts';

const read = (path: string): string => readFileSync(join(repositoryRoot, path), 'utf8');

/**
 * Returns the server's variables by name, with the schema's default as written; undefined: it has none that can be
 * written down.
 */
function declared(): Map<string, string | undefined> {
  const config = read('apps/server/src/kernel/config/config.ts');
  const schema = config.slice(config.indexOf('z\n  .object({'), config.indexOf('.superRefine('));
  const names = [...schema.matchAll(/^ {4}([A-Z][A-Z0-9_]*):/gm)];
  return new Map(
    names.map(({ 1: name = '', index }, at) => {
      const text = schema.slice(index, names[at + 1]?.index);
      const [, value] = /\.default\((?:'([^']*)'|[\w.]+)\)/.exec(text) ?? [];
      const [, plain] = /\.default\(([\d_]+|true|false)\)/.exec(text) ?? [];
      return [name, value ?? plain?.replaceAll('_', '')];
    }),
  );
}

/** Returns the page's variables by name, with the default in its table. */
function explained(): Map<string, string | undefined> {
  const rows = read('docs/operators/configuration.md').matchAll(/^\| `([A-Z][A-Z0-9_]*)`\s*\|\s*(?:`([^`]*)`)?\s*\|/gm);
  return new Map([...rows].map(([, name = '', value]) => [name, value]));
}

describe('docs/operators/configuration.md', () => {
  it('lists every variable the server reads, with its default', () => {
    const [known, said] = [declared(), explained()];
    expect(known.size).toBeGreaterThan(50);
    expect(Object.fromEntries([...known.keys()].map((name) => [name, said.get(name)]))).toEqual(
      Object.fromEntries(known),
    );
  });

  it('lists every variable of docker-compose.yml, and no unused one', () => {
    const compose = read('docker-compose.yml');
    const composed = [...compose.matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name = '']) => name);
    const said = [...explained().keys()];
    expect([...new Set(composed)].filter((name) => !said.includes(name))).toEqual([]);
    const known = new Set([...declared().keys(), ...composed]);
    expect(said.filter((name) => !known.has(name))).toEqual([]);
  });

  it('states which secrets can come from files', () => {
    const source = read('apps/server/src/kernel/config/secret-files.ts');
    const list = /const SECRETS = \[([^]*?)\];/.exec(source)?.[1] ?? '';
    const names = [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
    const line = read('docs/operators/configuration.md')
      .split('\n')
      .find((each) => each.startsWith('`DATABASE_URL`,'));
    expect(names.length).toBeGreaterThan(5);
    expect(line).toBe(names.map((name) => `\`${name}\``).join(', '));
  });

  it('shows how to set a variable for every process in docker-compose.yml', () => {
    const compose = parse(read('docker-compose.yml'), { merge: true }) as {
      services: Record<string, { image?: string; restart?: string }>;
    };
    const processes = Object.entries(compose.services)
      .filter(([, { image, restart }]) => image === 'common-roof' && restart !== 'no')
      .map(([name]) => name);
    const [, example = ''] = /```yaml\n([^]*?)```/.exec(read('docs/operators/configuration.md')) ?? [];
    const shown = parse(example, { merge: true }) as { services: Record<string, unknown> };
    expect(Object.keys(shown.services).sort()).toEqual(processes.sort());
  });
});
