import { RoutePolicies } from '#kernel/http/route-policy.ts';
import { call } from '#test/support/http.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { keyOf, readMatrix } from './access-matrix.ts';

/** Routes that are not calls of the API: its documentation and the queue board, which guards itself. */
const NOT_CALLS = [/^\/api\/openapi\.json$/, /^\/api\/docs(\/|$)/];

let app: TestApp;
let documented: string[];

beforeAll(async () => {
  app = await startTestApp();
  const { body } = await call(app, 'GET', '/api/openapi.json');
  const { paths } = body as { paths: Record<string, Record<string, unknown>> };
  documented = Object.entries(paths)
    .flatMap(([path, operations]) => Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`))
    .sort();
});
afterAll(() => app.close());

describe('the inventory of calls', () => {
  it('is the same in the router and in the documentation', () => {
    const routed = app.routes
      .filter(
        ({ method, url }) =>
          method !== 'HEAD' && url.startsWith('/api/') && !NOT_CALLS.some((other) => other.test(url)),
      )
      .map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`);
    expect([...new Set(routed)].sort()).toEqual(documented);
  });

  it('has a row in the access matrix for every call, and no other row', () => {
    const rows = readMatrix().map(keyOf);
    expect(documented.filter((key) => !rows.includes(key))).toEqual([]);
    expect(new Set(rows).size).toBe(rows.length);
    expect(rows.filter((key) => !documented.includes(key))).toEqual([]);
  });

  it('answers 405 with Allow for a method that a known path does not have', async () => {
    const concreteOf = (path: string): string => path.replace(/\{\w+\}/g, '01900000-0000-7000-8000-000000000000');
    // A literal path may match another call's parameter: its methods are known there too.
    const knownAt = (concrete: string): string[] =>
      documented
        .map((key) => key.split(' ') as [string, string])
        .filter(([, path]) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(concrete))
        .map(([method]) => method);
    const paths = new Set(documented.map((key) => concreteOf(key.split(' ')[1] ?? '')));
    for (const concrete of paths) {
      const known = knownAt(concrete);
      const other = ['PATCH', 'DELETE', 'PUT', 'POST', 'GET'].find((method) => !known.includes(method)) ?? '';
      const answer = await call(app, other, concrete);
      expect([other, concrete, answer.status]).toEqual([other, concrete, 405]);
      expect((answer.headers.get('allow') ?? '').split(', ')).toEqual(expect.arrayContaining([...new Set(known)]));
    }
  });

  it('names the calls of an admin that leave no audit line by default, so that each is a decision', () => {
    const unaudited = app
      .get(RoutePolicies)
      .list()
      .filter(({ unaudited: reason }) => reason !== undefined)
      .map(({ call: { id } }) => id);
    expect(unaudited.sort()).toEqual([
      ...['acceptTerms', 'addPushDevice', 'beginTwoStep', 'changeEmail', 'changePassword', 'confirmPasskey'],
      ...['confirmPasskeyOptions', 'confirmPassword', 'deleteMe', 'endSession', 'exportMe'],
      ...['findActivitySubjects', 'getFactors', 'getFirstSteps', 'getHealth', 'getMe', 'getNote'],
      ...['getOverview', 'getPreferences', 'hideFirstSteps', 'keepMe', 'listActivity', 'listDataExports'],
      ...['listFailedJobs', 'listNotifications', 'listPushDevices', 'listQueueJobs', 'listSessions'],
      ...['listWaiting', 'logout', 'logoutEverywhere', 'newPasskeyOptions', 'readAllNotifications'],
      ...['readFile', 'readImage', 'readNotification', 'removePushDevice', 'renamePasskey', 'renewPushDevice'],
      ...['saveAdminProfile', 'saveNote', 'savePreferences', 'showFirstSteps', 'testPushDevice', 'uploadImages'],
    ]);
  });

  it('makes every creation by a signed-in account repeatable without harm', () => {
    const created = app
      .get(RoutePolicies)
      .list()
      .filter(({ call, who }) => call.status === 201 && who !== 'public');
    expect(created.length).toBeGreaterThan(5);
    // A message has a permanent id from its client. The answer with an API token's secret is stored nowhere.
    const others = created.filter(({ call }) => call.once !== true).map(({ call }) => call.id);
    expect(others.sort()).toEqual(['createApiToken', 'sendMessage']);
  });

  it('states who may make which call', async () => {
    const { body } = await call(app, 'GET', '/api/openapi.json');
    const { paths } = body as { paths: Record<string, Record<string, { 'x-roles'?: string[]; security?: object[] }>> };
    for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
      expect(Boolean(operation['x-roles']) !== (operation.security?.length === 0)).toBe(true);
    }
  });
});
