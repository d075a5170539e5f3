import { freePort } from '@common-roof/local-services';

import { Health } from '#kernel/health/health.ts';
import { call } from '#test/support/http.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

let app: TestApp;
let metrics: string;

beforeAll(async () => {
  const port = await freePort();
  metrics = `http://127.0.0.1:${String(port)}`;
  app = await startTestApp({ METRICS_PORT: String(port) });
});
afterAll(() => app.close());

describe('endpoints for operators', () => {
  it('serve metrics on a port of their own and nowhere else', async () => {
    await call(app, 'GET', '/api/health/live');
    const text = await (await fetch(`${metrics}/metrics`)).text();
    expect(text).toContain('common_roof_http_request_duration_seconds_bucket');
    expect(text).toContain('route="/api/health/live"');
    expect(text).toContain('common_roof_database_connections');
    expect((await fetch(`${metrics}/anything`)).status).toBe(404);
    expect((await call(app, 'GET', '/metrics')).status).toBe(404);
  });

  it('serve documentation that can be browsed', async () => {
    const page = await call(app, 'GET', '/api/docs/');
    expect([page.status, page.text.includes('swagger-ui')]).toEqual([200, true]);
    expect((await call(app, 'GET', '/api/docs/swagger-initializer.js')).text).toContain('/api/openapi.json');
  });

  it('send security headers with every response', async () => {
    const { headers } = await call(app, 'GET', '/api/me');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('report a process that is about to end before it does', async () => {
    expect((await call(app, 'GET', '/api/health/ready')).status).toBe(200);
    app.get(Health).drain();
    expect((await call(app, 'GET', '/api/health/ready')).status).toBe(503);
    expect((await call(app, 'GET', '/api/health/live')).status).toBe(200);
  });
});
