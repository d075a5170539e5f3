import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';

import { run } from '../lib/child.ts';
import { nx, repositoryRoot } from '../lib/repository.ts';
import { jestCounts, nxTaskCounts, playwrightCounts, type Counts } from './counts.ts';

/** The input of a stage. */
export interface StageContext {
  readonly env: NodeJS.ProcessEnv;
  /** A new folder for the stage's results. */
  readonly folder: string;
  readonly signal: AbortSignal;
  /** Runs only test files whose path contains this. */
  readonly only?: string;
}

export interface Outcome {
  readonly code: number;
  readonly counts: Counts;
  /** Why nothing could be checked, which is neither a success nor a failure. */
  readonly notRun?: string;
}

export interface Stage {
  readonly title: string;
  /** Seconds on two idle processors, used to estimate the remaining time. */
  readonly seconds?: number;
  /** System commands the stage needs; without them it is reported as not run. */
  readonly commands?: readonly string[];
  readonly run: (context: StageContext) => Promise<Outcome>;
}

/** Where CI finds the results in JUnit format. */
const REPORTS = join(repositoryRoot, 'reports');

/** A script of the repository whose exit code is the result: one check. */
export function script(title: string, name: string, seconds: number, own: NodeJS.ProcessEnv = {}): Stage {
  return {
    title,
    seconds,
    run: async ({ env, signal }) => {
      const { code } = await run('npm', ['run', '--silent', name], { env: { ...env, ...own }, show: true, signal });
      const failures = code === 0 ? [] : [{ name: title, message: `npm run ${name} ended with ${String(code)}` }];
      return { code, counts: { passed: code === 0 ? 1 : 0, failed: failures.length, failures } };
    },
  };
}

/** A target of every project that has it; each project counts as one check. */
export function nxChecks(title: string, target: string, seconds: number): Stage {
  return {
    title,
    seconds,
    run: async ({ env, folder, signal }) => {
      const profile = join(folder, 'nx.json');
      const args = ['run-many', '-t', target, '--outputStyle=stream'];
      const { code } = await run(nx, args, {
        env: { ...env, NX_PROFILE: relative(repositoryRoot, profile) },
        show: true,
        signal,
      });
      return { code, counts: nxTaskCounts(profile, [target]) };
    },
  };
}

/** The jest tests of every project, never from nx's cache, so that every counted test has run now. */
export function nxTests(title: string, target: string, seconds: number): Stage {
  return {
    title,
    seconds,
    run: async ({ env, folder, signal, only }) => {
      const args = ['run-many', '-t', target, '--outputStyle=stream', '--skip-nx-cache', '--parallel=2'];
      const profile = join(folder, 'nx.json');
      const left = join(folder, 'jest');
      const { code } = await run(nx, [...args, ...jestArguments(only)], {
        env: { ...jestEnvironment(env, left), NX_PROFILE: relative(repositoryRoot, profile) },
        show: true,
        signal,
      });
      const tasks = nxTaskCounts(profile, [target]);
      return { code, counts: jestCounts(left, tasks.passed + tasks.failed) };
    },
  };
}

export interface JestScript {
  readonly project: string;
  readonly script: string;
  readonly seconds?: number;
  /**
   * Number of runs it is split into, one after the other: processes that live for all of its files would grow too
   * large.
   */
  readonly shards?: number;
}

/** A jest suite started by a project's script. */
export function jestScript(title: string, { project, script, seconds, shards = 1 }: JestScript): Stage {
  return {
    title,
    ...(seconds === undefined ? {} : { seconds }),
    run: async ({ env, folder, signal, only }) => {
      const all = only === undefined ? shards : 1;
      let worst = 0;
      for (let shard = 1; shard <= all; shard += 1) {
        const part = all === 1 ? [] : ['--', `--shard=${String(shard)}/${String(all)}`];
        const args = ['run', '--silent', script, '-w', project, ...part, ...jestArguments(only)];
        const { code } = await run('npm', args, { env: jestEnvironment(env, folder), show: true, signal });
        worst = Math.max(worst, code);
      }
      return { code: worst, counts: jestCounts(folder) };
    },
  };
}

const jestArguments = (only: string | undefined): readonly string[] =>
  only === undefined ? [] : ['--', `--testPathPatterns=${only}`, '--passWithNoTests'];

const jestEnvironment = (env: NodeJS.ProcessEnv, countsFolder: string): NodeJS.ProcessEnv => ({
  ...env,
  JEST_JSON_DIR: countsFolder,
  JEST_JUNIT_OUTPUT_DIR: REPORTS,
});

/** A playwright suite started by a project's script. */
export function playwrightScript(title: string, project: string, script: string, seconds?: number): Stage {
  return {
    title,
    ...(seconds === undefined ? {} : { seconds }),
    run: async ({ env, folder, signal, only }) => {
      const report = join(folder, 'playwright.json');
      const chosen = only === undefined ? [] : [only, '--pass-with-no-tests'];
      const args = ['run', '--silent', script, '-w', project, '--', '--reporter=list,json,junit', ...chosen];
      const playwrightEnv = {
        ...env,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        PLAYWRIGHT_JUNIT_OUTPUT_FILE: join(REPORTS, `${script.replace(/\W/g, '-')}.xml`),
      };
      const { code } = await run('npm', args, { env: playwrightEnv, show: true, signal });
      return { code, counts: playwrightCounts(report) };
    },
  };
}

/** A stage that runs only if the system has these commands. */
export function withCommands(commands: readonly string[], stage: Stage): Stage {
  return { ...stage, commands };
}

/** Returns the commands missing from the system. */
export function missingCommands(commands: readonly string[], searched = process.env['PATH'] ?? ''): readonly string[] {
  const folders = searched.split(delimiter).filter((folder) => folder !== '');
  return commands.filter((command) => !folders.some((folder) => existsSync(join(folder, command))));
}

/** Whether a project's package.json has this script. */
export function hasScript(project: string, script: string): boolean {
  const file = join(repositoryRoot, project, 'package.json');
  if (!existsSync(file)) return false;
  const { scripts } = Object(JSON.parse(readFileSync(file, 'utf8'))) as { scripts?: unknown };
  return Object.hasOwn(Object(scripts) as object, script);
}
