import { run } from '../lib/child.ts';
import { type Counts, nothing } from './counts.ts';
import type { Outcome, Stage } from './stage.ts';

interface Audited {
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity?: string; readonly range?: string }>>;
  readonly metadata?: unknown;
}
const SEVERE = new Set(['high', 'critical']);

/** Evaluates `npm audit --json`. If the registry didn't answer, nothing was checked, which isn't a success. */
export function judgeAudit(output: string): Outcome {
  const audited = parsed(output);
  if (audited?.vulnerabilities === undefined)
    return { code: 0, counts: nothing, notRun: 'the registry did not answer' };
  const severe = Object.entries(audited.vulnerabilities).filter(([, { severity = '' }]) => SEVERE.has(severity));
  const failures = severe.map(([name, { severity = '', range = '' }]) => ({
    name: `${name} ${range}`,
    message: `A known fault, ${severity}: a critical one is replaced within 7 days, a high one within 30.`,
  }));
  const counts: Counts = { passed: severe.length === 0 ? 1 : 0, failed: failures.length, failures };
  return { code: severe.length === 0 ? 0 : 1, counts };
}

function parsed(output: string): Audited | null {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as Audited;
  } catch {
    return null;
  }
}

/** Checks whether a shipped library has a known vulnerability that is high or critical. */
export const knownFaults: Stage = {
  title: 'Known faults of libraries',
  run: async ({ env, signal }) => {
    const args = ['audit', '--omit=dev', '--audit-level=high', '--json'];
    return judgeAudit((await run('npm', args, { env, signal })).output);
  },
};
