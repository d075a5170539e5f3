import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { freePort, temporaryFolder } from '@common-roof/local-services';

import { BROWSER_ARGS, browserBinary } from './browser.ts';

/** Lighthouse's results on a simulated phone with a simulated slow network. Times in milliseconds. */
export interface Findings {
  /** Performance, from 0 to 100. */
  readonly score: number;
  /** The other categories that are below 95, and what they find wrong. */
  readonly weak: readonly string[];
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly layoutShift: number;
  /** The machine's speed as Lighthouse measures it; simulated times are a multiple of it. */
  readonly benchmark: number;
}

/** What we read of Lighthouse's report. */
interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly score: number | null }>>;
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] }>
  >;
  readonly environment: { readonly benchmarkIndex: number };
}

const OTHERS = ['accessibility', 'best-practices', 'seo'];
const GOOD = 0.95;

/** Not a Playwright browser, which blocks the pages that Lighthouse opens. */
async function startBrowser(profile: string): Promise<{ browser: ChildProcess; port: number }> {
  const args = [...BROWSER_ARGS, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const browser = spawn(await browserBinary(), args, { stdio: ['ignore', 'ignore', 'pipe'] });
  for await (const line of createInterface({ input: browser.stderr })) {
    const [, port] = /^DevTools listening on ws:\/\/[^/]*:(\d+)\//.exec(line) ?? [];
    if (port === undefined) continue;
    browser.stderr.resume();
    return { browser, port: Number(port) };
  }
  throw new Error('The browser ended before it could be used.');
}

/**
 * Serves the product without its `Referrer-Policy`: in a headless browser that obeys it, Lighthouse takes the page load
 * for aborted. Everything else is unchanged.
 */
async function startStandIn(): Promise<{ standIn: Server; origin: string }> {
  const { hostname, port: behind } = new URL(process.env['STORIES_URL'] ?? '');
  const standIn = createServer(({ url: path, method, headers }, answer) => {
    const passed = request({ hostname, port: behind, path, method, headers }, (given) => {
      const { 'referrer-policy': _, ...kept } = given.headers;
      answer.writeHead(given.statusCode ?? 502, kept);
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    passed.end();
  });
  const port = await freePort();
  standIn.listen(port, '127.0.0.1');
  await once(standIn, 'listening');
  return { standIn, origin: `http://127.0.0.1:${String(port)}` };
}

/** It has packages of its own (`lighthouse/`), which only the nightly tests install. */
async function reportOn(url: string, port: number): Promise<Report> {
  const command = fileURLToPath(new URL('../lighthouse/node_modules/lighthouse/cli/index.js', import.meta.url));
  const categories = ['performance', ...OTHERS].join(',');
  const flags = [`--port=${String(port)}`, `--only-categories=${categories}`, '--output=json', '--quiet'];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [command, url, ...flags, '--no-enable-error-reporting'],
    {
      maxBuffer: 64 * 1_024 * 1_024,
    },
  );
  return JSON.parse(stdout) as Report;
}

/** Runs Lighthouse on a public page with an empty cache. */
export async function findingsOf(path: string): Promise<Findings> {
  const profile = temporaryFolder('common-roof-lighthouse-');
  const { standIn, origin } = await startStandIn();
  const { browser, port } = await startBrowser(profile);
  try {
    const url = new URL(path, origin).href;
    const { audits, categories, environment, runtimeError } = await reportOn(url, port);
    if (runtimeError) throw new Error(`Lighthouse could not look at ${path}: ${runtimeError.message}`);
    const value = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
    return {
      score: Math.round((categories['performance']?.score ?? 0) * 100),
      weak: OTHERS.flatMap((name) => {
        const { score, auditRefs = [] } = categories[name] ?? {};
        if ((score ?? 0) >= GOOD) return [];
        const wrong = auditRefs
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => id);
        return [`${name} ${String(Math.round((score ?? 0) * 100))}: ${wrong.join(', ')}`];
      }),
      firstPaint: Math.round(value('first-contentful-paint')),
      largestPaint: Math.round(value('largest-contentful-paint')),
      blocked: Math.round(value('total-blocking-time')),
      layoutShift: Math.round(value('cumulative-layout-shift') * 1_000) / 1_000,
      benchmark: Math.round(environment.benchmarkIndex),
    };
  } finally {
    const ended = once(browser, 'exit');
    browser.kill();
    await ended;
    standIn.closeAllConnections();
    standIn.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
