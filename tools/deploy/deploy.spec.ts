import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

import { repositoryRoot } from '../lib/repository.ts';

interface Service {
  readonly image?: string;
  readonly profiles?: readonly string[];
  readonly build?: { readonly target?: string };
  readonly command?: readonly string[];
  readonly restart?: string;
  readonly ports?: readonly string[];
  readonly cpus?: number;
  readonly mem_limit?: string;
  readonly pids_limit?: number;
  readonly read_only?: boolean;
  readonly networks?: readonly string[];
  readonly volumes?: readonly string[];
  readonly secrets?: readonly string[];
  readonly healthcheck?: { readonly disable?: boolean; readonly test?: readonly string[] };
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean }>>;
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
}

/** Replaces variables as Compose does, also inside defaults. */
function interpolated(text: string, env: Readonly<Record<string, string>>): string {
  const innermost = /\$\{(\w+)(?::([-+?])([^${}]*))?\}/;
  for (let left = text; ;) {
    const found = innermost.exec(left);
    if (!found) return left;
    const [all, name = '', operator, word = ''] = found;
    const value = env[name] ?? '';
    const replaced = operator === '+' ? (value === '' ? '' : word) : value === '' && operator === '-' ? word : value;
    left = left.replace(all, () => replaced);
  }
}

const read = (path: string): string => readFileSync(join(repositoryRoot, path), 'utf8');
const composeText = read('docker-compose.yml');
const compose = parse(composeText, { merge: true }) as Compose;
const services = Object.entries(compose.services);
const dockerfile = read('Dockerfile');
const nginx = read('deploy/nginx.conf');
const example = read('deploy/.env.example');

describe.each(services)('the service %s', (name, service) => {
  it('has limits, hardening and a health check', () => {
    expect(service).toMatchObject({
      cpus: expect.any(Number) as number,
      mem_limit: expect.stringMatching(/^\d+[mg]$/) as string,
      pids_limit: expect.any(Number) as number,
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    const runsOnce = service.restart === 'no';
    expect(runsOnce ? service.healthcheck?.disable : service.healthcheck?.test?.[0]).toEqual(
      runsOnce ? true : expect.stringMatching(/^CMD/),
    );
  });

  it('waits only for existing services, with conditions they can meet', () => {
    for (const [needed, { condition }] of Object.entries(service.depends_on ?? {})) {
      const once = compose.services[needed]?.restart === 'no';
      expect([name, needed, condition]).toEqual([
        name,
        needed,
        once ? 'service_completed_successfully' : 'service_healthy',
      ]);
      expect(compose.services).toHaveProperty(needed);
    }
  });

  it('uses declared networks, secrets and volumes, and existing files', () => {
    for (const network of service.networks ?? []) expect(compose.networks).toHaveProperty(network);
    for (const secret of service.secrets ?? []) expect(compose.secrets).toHaveProperty(secret);
    for (const volume of service.volumes ?? []) {
      const [source = ''] = volume.split(':');
      if (source.startsWith('./')) expect(existsSync(join(repositoryRoot, source))).toBe(true);
      else expect(compose.volumes).toHaveProperty(source);
    }
  });
});

describe('docker-compose.yml', () => {
  it('runs two api and two worker processes', () => {
    expect(Object.keys(compose.services).sort()).toEqual(
      ['api-1', 'api-2', 'mail', 'migrate', 'postgres', 'proxy', 'redis', 'tls', 'worker-1', 'worker-2'].sort(),
    );
  });

  it('publishes only the proxy, the one that ends TLS if it is wanted and, on this machine, the mailbox', () => {
    const published = services.flatMap(([name, { ports = [] }]) => ports.map((port) => `${name} ${port}`));
    expect(compose.services['tls']?.profiles).toEqual(['tls']);
    expect(published).toEqual([
      'tls 80:80',
      'tls 443:443',
      'tls 443:443/udp',
      'proxy ${BIND_ADDRESS:-127.0.0.1}:${PUBLIC_PORT:-8080}:8080',
      'mail 127.0.0.1:${MAILBOX_PORT:-8025}:8025',
    ]);
  });

  it('keeps the data stores on a network without outside access', () => {
    expect(compose.networks['data']?.internal).toBe(true);
    expect([compose.services['postgres']?.networks, compose.services['redis']?.networks]).toEqual([['data'], ['data']]);
  });

  it('gives no secret a default, and explains every variable in deploy/.env.example', () => {
    const variables = [...composeText.matchAll(/(?<!\$)\$\{(\w+)(:[-?])?/g)];
    for (const [, name = '', operator] of variables) {
      expect(example).toMatch(new RegExp(`^(# )?${name}=`, 'm'));
      // A bucket is optional: the server asks for its keys where it is configured.
      // An installation from before the application's role has no password for it.
      if (/PASSWORD|SECRET/.test(name) && !/^S3_|^POSTGRES_APP_/.test(name)) {
        expect([name, operator]).toEqual([name, ':?']);
      }
    }
    expect(example).not.toMatch(/^(\w*(PASSWORD|SECRET)\w*)=\S/m);
  });

  it('gives the owner of the database to migrations and workers only, and api and worker a role of their own', () => {
    const owner = 'postgres://common_roof:first@postgres:5432/common_roof';
    const addresses = (env: Readonly<Record<string, string>>) =>
      services.flatMap(([name, { image, environment = {} }]) => {
        if (image !== 'common-roof') return [];
        const { DATABASE_URL = '', DATABASE_OWNER_URL = '' } = environment;
        return [[name, interpolated(DATABASE_URL, env), interpolated(DATABASE_OWNER_URL, env)]];
      });
    const expected = (application: string) => [
      ['api-1', application, ''],
      ['api-2', application, ''],
      ['worker-1', application, owner],
      ['worker-2', application, owner],
      ['migrate', application, owner],
    ];
    expect(addresses({ POSTGRES_PASSWORD: 'first', POSTGRES_APP_PASSWORD: 'second' })).toEqual(
      expected('postgres://common_roof_app:second@postgres:5432/common_roof'),
    );
    expect(addresses({ POSTGRES_PASSWORD: 'first' })).toEqual(expected(owner));
  });

  it('gives the document sealing key to our own processes only, as a file', () => {
    for (const [name, { image, secrets = [] }] of services) {
      expect([name, secrets]).toEqual([name, image === 'common-roof' ? ['seal-key'] : []]);
    }
    expect(composeText).toContain('SEAL_KEY_FILE: /run/secrets/seal-key');
    expect(compose.secrets['seal-key']?.file).toBe('${SEAL_KEY_FILE:?see deploy/.env.example}');
  });

  it('stores queues in an append-only file and never evicts', () => {
    const command = compose.services['redis']?.command?.join(' ');
    expect(command).toContain('--appendonly yes');
    expect(command).toContain('--maxmemory-policy noeviction');
  });

  it('lets workers and the upgrade make backups of files as well', () => {
    for (const name of ['worker-1', 'worker-2', 'migrate']) {
      expect([name, compose.services[name]?.volumes]).toEqual([name, ['files:/data', 'archives:/backups']]);
    }
  });

  it('keeps row values out of the database log', () => {
    expect(compose.services['postgres']?.command).toContain('log_error_verbosity=terse');
  });

  it('runs what the build produces', () => {
    const scripts = services.flatMap(([, { image, command = [] }]) =>
      image === 'common-roof' ? command.slice(-1) : [],
    );
    expect(new Set(scripts)).toEqual(new Set(['main', 'migrate'].map((name) => `apps/server/dist/${name}.js`)));
    const sources = scripts.map((script) => script.replace('/dist/', '/src/').replace(/\.js$/, '.ts'));
    expect(sources.filter((source) => !existsSync(join(repositoryRoot, source)))).toEqual([]);
  });
});

describe('the Dockerfile', () => {
  const stages = [...dockerfile.matchAll(/^FROM (?:--platform=\S+ )?(\S+) AS (\S+)$/gm)].map(
    ([, from = '', name = '']) => ({
      from,
      name,
    }),
  );

  // Renovate adds the digest.
  const isOurNode = (from: string): boolean => /^node:24-slim(@sha256:[0-9a-f]{64})?$/.test(from);
  const isBasedOnNode = (stage: string): boolean => stages.some(({ name, from }) => name === stage && isOurNode(from));

  it('has the stages it copies from and that compose builds', () => {
    const names = stages.map(({ name }) => name);
    const copied = [...dockerfile.matchAll(/--from=(\S+)/g)].map(([, name]) => name);
    const targets = services.flatMap(([, { build }]) => (build?.target === undefined ? [] : [build.target]));
    expect(names).toEqual(expect.arrayContaining([...copied, ...targets]));
    expect(stages.every(({ from }) => isOurNode(from) || names.includes(from))).toBe(true);
  });

  it("builds once, on the builder's platform, and installs packages on the image's platform", () => {
    const platformOf = (stage: string) =>
      new RegExp(`^FROM (--platform=\\S+ )?\\S+ AS ${stage}$`, 'm').exec(dockerfile)?.[1];
    expect(platformOf('manifests')).toBe('--platform=$BUILDPLATFORM ');
    expect(stages.find(({ name }) => name === 'build')?.from).toBe('manifests');
    for (const stage of ['packages', 'runtime']) {
      expect([platformOf(stage), isBasedOnNode(stage)]).toEqual([undefined, true]);
    }
  });

  it('runs as an unprivileged user and has a health check', () => {
    const runtime = dockerfile.slice(dockerfile.indexOf('AS runtime'));
    expect(runtime).toMatch(/^USER node$/m);
    expect(runtime).toMatch(/^HEALTHCHECK /m);
    expect(runtime).not.toMatch(/(SECRET|PASSWORD)/);
  });

  it('lists every workspace, without which npm ci would reject the lock file', () => {
    const projects = ['apps', 'libs'].flatMap((folder) =>
      readdirSync(join(repositoryRoot, folder)).map((name) => `${folder}/${name}`),
    );
    for (const project of [...projects, 'tools']) {
      if (!existsSync(join(repositoryRoot, project, 'package.json'))) continue;
      expect(dockerfile).toContain(`COPY ${project}/package.json ${project}/`);
    }
  });
});

describe('the proxy', () => {
  it('balances calls and sockets between both api processes', () => {
    for (const upstream of ['api', 'sockets']) {
      const body = new RegExp(`upstream ${upstream} \\{([^}]*)\\}`).exec(nginx)?.[1];
      expect(body).toContain('server api-1:3000');
      expect(body).toContain('server api-2:3000');
    }
    const sockets = /upstream sockets \{([^}]*)\}/.exec(nginx)?.[1];
    expect(sockets).toContain('hash $http_x_forwarded_for$remote_addr consistent');
  });

  it('allows an upgrade for sockets only', () => {
    const places = nginx.split(/^ {2}location /m).slice(1);
    const upgraded = places.filter((place) => place.includes('proxy_set_header Upgrade'));
    expect(upgraded.map((place) => place.split(' ')[0])).toEqual(['/socket.io/']);
  });

  it('limits socket connections and requests, per caller and in total', () => {
    const place = nginx.slice(nginx.indexOf('location /socket.io/'));
    const sockets = place.slice(0, place.indexOf('}'));
    for (const zone of ['sockets_of_caller', 'sockets_of_all']) {
      expect(nginx).toMatch(new RegExp(`^limit_conn_zone \\$\\w+ zone=${zone}:`, 'm'));
      expect(sockets).toMatch(new RegExp(`limit_conn ${zone} \\d+;`));
    }
    for (const zone of ['socket_requests_of_caller', 'socket_requests_of_all']) {
      expect(nginx).toMatch(new RegExp(`^limit_req_zone \\$\\w+ zone=${zone}:\\S+ rate=\\d+r/s;`, 'm'));
      expect(sockets).toMatch(new RegExp(`limit_req zone=${zone} burst=\\d+ nodelay;`));
    }
    expect(nginx).toMatch(/^limit_conn_status 429;$/m);
    expect(nginx).toMatch(/^limit_req_status 429;$/m);
  });

  it("appends the caller's address to X-Forwarded-For, within the hops the api trusts", () => {
    const said = nginx.match(/proxy_set_header X-Forwarded-For .*/g) ?? [];
    expect(new Set(said)).toEqual(new Set(['proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;']));
    expect(composeText).toContain('TRUST_PROXY_HOPS: ${TRUST_PROXY_HOPS:-1}');
  });

  it('logs no query strings and no addresses of offers, boards and guarantees', () => {
    expect(nginx).toMatch(/^ {2}access_log \/dev\/stdout shown;$/m);
    expect(nginx).toMatch(/^ {2}error_log \/dev\/stderr crit;$/m);
    const format = /log_format shown '([^']*)'/.exec(nginx)?.[1] ?? '';
    expect(format).toContain('$shown_uri');
    expect(format).not.toMatch(/\$(request|request_uri|args|query_string|uri|http_referer)\b/);
    expect(nginx).toContain('~^(?<before>/(?:api/)?(?:newlease|newroomies|board|guarantee)/) $before-;');
  });

  it('compresses what the api sends uncompressed, but never JSON, which may contain a token', () => {
    expect(nginx).toMatch(/^ {2}gzip on;$/m);
    expect(nginx).toMatch(/^ {2}gzip_proxied any;$/m);
    expect(nginx).toMatch(/^ {2}gzip_vary on;$/m);
    const types = /gzip_types ([^;]*);/.exec(nginx)?.[1]?.split(' ');
    expect(types).toEqual(expect.arrayContaining(['text/css', 'text/javascript', 'image/svg+xml']));
    expect(types?.filter((type) => type === '*' || type.includes('json'))).toEqual([]);
  });
});
