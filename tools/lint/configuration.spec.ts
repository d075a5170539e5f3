import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { temporaryFolder } from '@common-roof/local-services';

import { oxlint, repositoryRoot } from '../lib/repository.ts';

const contexts = 'apps/server/src/contexts';
const note = `${contexts}/living/notes`;
const page = 'apps/client/src/features/living/notes';

/** One file per rule, in a place where the rule forbids it. */
const forbidden: readonly (readonly [what: string, file: string, code: string, rule: string])[] = [
  ['a forbidden import', `${note}/a.ts`, "import 'bullmq';", 'common-roof(import-zones)'],
  [
    'a forbidden export',
    `${note}/b.ts`,
    "export * from '#contexts/living/chat/index.ts';",
    'common-roof(import-zones)',
  ],
  ['a forbidden late import', `${note}/c.ts`, "await import('#server/main.ts');", 'common-roof(import-zones)'],
  [
    'a repository in a door',
    `${note}/index.ts`,
    "export { A } from './notes.repository.ts';",
    'common-roof(import-zones)',
  ],
  ['a climbing import', `${note}/m.ts`, "import '../chat/message.entity.ts';", 'common-roof(import-zones)'],
  ['a context without a floor', `${contexts}/surprises/notes/a.ts`, 'export {};', 'common-roof(import-zones)'],
  ['process.env', `${note}/d.ts`, 'export const a = process.env;', 'common-roof(no-environment)'],
  ['an enum', `${note}/e.ts`, 'export enum A { b }', 'common-roof(no-enums)'],
  [
    'properties in a spread for the sake of a line',
    `${note}/l.ts`,
    'export const place = { ...{ x: 1, y: 2 }, z: 3 };',
    'common-roof(no-layout-spreads)',
  ],
  [
    'HTML from text',
    `${page}/a.tsx`,
    'export const a = <p dangerouslySetInnerHTML={{ __html: "" }} />;',
    'common-roof(no-raw-html)',
  ],
  [
    'a dialog with a form of its own',
    `${page}/c.tsx`,
    'export const a = <Dialog open><form /></Dialog>;',
    'common-roof(no-hand-made-forms)',
  ],
  [
    'a form that no schema declares',
    `${page}/d.tsx`,
    "import { useForm } from 'react-hook-form';\nexport const a = useForm;",
    'common-roof(no-hand-made-forms)',
  ],
  ['console.log', `${note}/f.ts`, "console.log('a');", 'eslint(no-console)'],
  ['any', `${note}/g.ts`, 'export const a = (b: any): string => typeof b;', 'typescript(no-explicit-any)'],
  ['!', `${note}/h.ts`, 'export const a = (b?: string): string => b!;', 'typescript(no-non-null-assertion)'],
  [
    'a promise nobody waits for',
    `${note}/i.ts`,
    'const a = async (): Promise<void> => {};\na();',
    'typescript(no-floating-promises)',
  ],
  [
    'a hook under a condition',
    `${page}/b.tsx`,
    "import { useState } from 'react';\nexport function useA(b: boolean): unknown {\n  return b ? useState(0) : null;\n}",
    'react-hooks(rules-of-hooks)',
  ],
];

interface Diagnostic {
  readonly code: string;
  readonly filename: string;
}

let diagnostics: readonly Diagnostic[];
const folder = temporaryFolder('common-roof-lint-');

/** The snippets are in a tree like the repository's, because a file's location decides which rules apply. */
beforeAll(() => {
  for (const shared of ['oxlint.config.ts', 'tsconfig.base.json', 'tools', 'node_modules'])
    symlinkSync(join(repositoryRoot, shared), join(folder, shared));
  for (const app of ['apps/server', 'apps/client']) {
    mkdirSync(join(folder, app), { recursive: true });
    writeFileSync(
      join(folder, app, 'tsconfig.json'),
      JSON.stringify({ extends: '../../tsconfig.base.json', compilerOptions: { jsx: 'react-jsx' }, include: ['src'] }),
    );
  }
  for (const [, file, code] of forbidden) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  const { stdout, stderr } = spawnSync(process.execPath, [oxlint, '--format=json', 'apps'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  ({ diagnostics } = JSON.parse(stdout) as { diagnostics: readonly Diagnostic[] });
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('the lint configuration', () => {
  it.each(forbidden)('rejects %s', (_what, file, _code, rule) => {
    expect(diagnostics.filter(({ filename }) => filename === file).map(({ code }) => code)).toContain(rule);
  });
});
