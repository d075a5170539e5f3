import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import prometheus from 'prom-client';
import { parse } from 'yaml';

import { repositoryRoot } from '../lib/repository.ts';
import { parseExpression } from './promql.ts';

interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly for: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook_url: string };
}

const DASHBOARDS = 'deploy/monitoring/grafana/dashboards';
const RUNBOOKS = 'docs/operators/runbooks';
/** Labels that Prometheus adds to what it scrapes, and the bound of a bucket. */
const ADDED = ['job', 'instance', 'le'];

const read = (path: string): string => readFileSync(join(repositoryRoot, path), 'utf8');
const { groups } = parse(read('deploy/monitoring/alerts.yml')) as { groups: { rules: Alert[] }[] };
const alerts = groups.flatMap(({ rules }) => rules);
const kebab = (name: string): string => name.replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** Every metric that a process serves, with its labels: a test of the server compares the page with a real process. */
function served(): Map<string, readonly string[]> {
  const rows = read('docs/operators/observe.md').matchAll(/^\| `(common_roof_\w+)`\s*\| (\w+)\s*\|([^|]*)\|/gm);
  const ours = [...rows].flatMap(([, name = '', type, labels = '']) => {
    const names = type === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => name + end) : [name];
    return names.map((each) => [each, [...labels.matchAll(/`(\w+)`/g)].map(([, label = '']) => label)] as const);
  });
  const registry = new prometheus.Registry();
  prometheus.collectDefaultMetrics({ register: registry });
  const usual = registry.getMetricsAsArray().flatMap(({ name }) => [name, `${name}_sum`, `${name}_count`]);
  return new Map<string, readonly string[]>([...ours, ...[...usual, 'up'].map((name) => [name, []] as const)]);
}

const metrics = served();

/** Returns what is wrong with an expression. */
function faultsOf(text: string): string[] {
  const { isValid, metrics: used, labels } = parseExpression(text);
  if (!isValid) return [`no PromQL: ${text}`];
  const known = [...ADDED, ...used.flatMap((name) => metrics.get(name) ?? [])];
  return [
    ...used.filter((name) => !metrics.has(name)).map((name) => `no metric: ${name}`),
    ...labels.filter((label) => !known.includes(label)).map((label) => `no label: ${label} in ${text}`),
  ];
}

describe('the grammar of PromQL', () => {
  it.each(['sum by (le rate(up[5m]))', 'up ==', 'rate(up[5m]', ''])('refuses %p', (text) => {
    expect(parseExpression(text).isValid).toBe(false);
  });

  it('names what an expression reads', () => {
    expect(parseExpression('max by (queue) (a_b{state="waiting"}) > rate(c[5m])')).toEqual({
      isValid: true,
      metrics: ['a_b', 'c'],
      labels: ['queue', 'state'],
    });
  });
});

describe('alerts', () => {
  it('have names of their own', () => {
    expect(alerts.length).toBeGreaterThan(15);
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
  });

  it.each(alerts)('$alert reads metrics that exist, and says how urgent it is and what to do', (rule) => {
    expect(faultsOf(rule.expr)).toEqual([]);
    expect(rule.for).toMatch(/^\d+[sm]$/);
    expect(rule.labels.severity).toMatch(/^(critical|warning)$/);
    expect(rule.annotations.summary).not.toBe('');
    const page = kebab(rule.alert);
    expect(rule.annotations.runbook_url).toBe(`{{ $externalLabels.docs }}/operators/runbooks/${page}`);
    const text = read(`${RUNBOOKS}/${page}.md`);
    expect(text.toLowerCase()).toContain(`**${rule.labels.severity}.**`);
    expect(text.match(/^## .*$/gm)).toEqual(['## See it', '## Likely causes', '## What to do', '## It is over when']);
    expect(read(`${RUNBOOKS}/index.md`)).toMatch(new RegExp(`\\(\\./${page}\\.md\\)\\s*\\| ${rule.labels.severity}`));
  });

  it('have all runbooks, and no other', () => {
    const pages = readdirSync(join(repositoryRoot, RUNBOOKS)).filter((name) => name !== 'index.md');
    expect(pages.sort()).toEqual(alerts.map(({ alert }) => `${kebab(alert)}.md`).sort());
  });

  it('have runbooks that name existing metrics', () => {
    const pages = readdirSync(join(repositoryRoot, RUNBOOKS)).map((name) => read(`${RUNBOOKS}/${name}`));
    const named = pages.flatMap((text) => text.match(/\b(?:common_roof|process|nodejs)_\w+/g) ?? []);
    expect(named.filter((name) => !metrics.has(name) && !metrics.has(`${name}_bucket`))).toEqual([]);
  });
});

describe('what Prometheus scrapes', () => {
  it('is every process of docker-compose.yml', () => {
    const compose = parse(read('docker-compose.yml'), { merge: true }) as {
      services: Record<string, { image?: string; restart?: string }>;
    };
    const processes = Object.entries(compose.services)
      .filter(([, { image, restart }]) => image === 'common-roof' && restart !== 'no')
      .map(([name]) => `${name}:9464`);
    const { scrape_configs: jobs } = parse(read('deploy/monitoring/prometheus.yml')) as {
      scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[];
    };
    expect(jobs.map(({ job_name: name }) => name)).toEqual(['common-roof']);
    expect(jobs[0]?.static_configs[0]?.targets).toEqual(processes);
  });
});

interface Dashboard {
  readonly uid: string;
  readonly title: string;
  readonly panels: readonly {
    readonly id: number;
    readonly title: string;
    readonly gridPos: { readonly x: number; readonly w: number };
    readonly datasource: { readonly uid: string };
    readonly targets: readonly { readonly refId: string; readonly expr: string; readonly legendFormat: string }[];
  }[];
}

describe.each(readdirSync(join(repositoryRoot, DASHBOARDS)))('the dashboard %s', (file) => {
  const dashboard = JSON.parse(read(`${DASHBOARDS}/${file}`)) as Dashboard;

  it('has a name of its own and panels side by side', () => {
    expect(`${dashboard.uid}.json`).toBe(`common-roof-${file}`);
    expect(dashboard.title).toMatch(/^Common Roof: /);
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
    for (const { title, gridPos } of dashboard.panels) {
      expect([title, gridPos.x + gridPos.w <= 24]).toEqual([title, true]);
    }
  });

  it('reads metrics that exist, from the data source that is provisioned', () => {
    const provisioned = parse(read('deploy/monitoring/grafana/provisioning/datasources/prometheus.yml')) as {
      datasources: { uid: string }[];
    };
    const sources = provisioned.datasources.map(({ uid }) => uid);
    for (const { title, datasource, targets } of dashboard.panels) {
      expect([title, targets.length > 0, sources.includes(datasource.uid)]).toEqual([title, true, true]);
      for (const { expr, legendFormat } of targets) {
        const grouped = parseExpression(expr).labels;
        const metric = parseExpression(expr).metrics.flatMap((name) => metrics.get(name) ?? []);
        const shown = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label);
        expect([title, faultsOf(expr)]).toEqual([title, []]);
        expect([title, shown.filter((label) => ![...ADDED, ...grouped, ...metric].includes(label))]).toEqual([
          title,
          [],
        ]);
      }
    }
  });
});

describe('Prometheus and Grafana', () => {
  const text = read('deploy/monitoring/docker-compose.yml');
  const { services } = parse(text, { merge: true }) as {
    services: Record<
      string,
      { readonly image: string; readonly ports: readonly string[]; readonly volumes: readonly string[] }
    >;
  };

  it.each(Object.entries(services))('%s is hardened, pinned, and reached from this machine only', (_name, service) => {
    expect(service).toMatchObject({
      cpus: expect.any(Number) as number,
      mem_limit: expect.stringMatching(/^\d+[mg]$/) as string,
      pids_limit: expect.any(Number) as number,
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      healthcheck: { test: expect.arrayContaining(['CMD']) as string[] },
    });
    expect(service.image).toMatch(/:v?\d+\.\d+\.\d+$/);
    expect(service.ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
    const files = service.volumes.flatMap((volume) => /^\.\/([^:]+):.*:ro$/.exec(volume)?.[1] ?? []);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((path) => !existsSync(join(repositoryRoot, 'deploy/monitoring', path)))).toEqual([]);
  });

  it('have no default password, and explain every variable in deploy/.env.example', () => {
    const example = read('deploy/.env.example');
    for (const [, name = '', operator] of text.matchAll(/\$\{(\w+)(:[-?])?/g)) {
      expect(example).toMatch(new RegExp(`^# ${name}=`, 'm'));
      expect([name, operator]).toEqual([name, name.includes('PASSWORD') ? ':?' : ':-']);
    }
  });

  it('read the network of the product, where metrics are', () => {
    const { name } = parse(read('docker-compose.yml'), { merge: true }) as { name: string };
    expect(text).toContain(`name: ${name}_data, external: true`);
  });
});
