import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { LISTED_PATHS, PAGE_ANSWERS, UNLISTED_PATHS } from '@common-roof/contracts';

import { adsOf, adText } from '#test/support/ads.ts';
import { countQueries } from '#test/support/count-queries.ts';
import { type Answer, call } from '#test/support/http.ts';
import { arrange, upload } from '#test/support/pictures.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

const ORIGIN = 'https://roof.example';
const INDEX = `<!doctype html>
<html lang="en">
  <head>
    <meta name="csp-nonce" content="__CSP_NONCE__" />
    <meta name="description" content="Common Roof" />
    <link rel="modulepreload" crossorigin href="/assets/start.js">
    <link rel="stylesheet" crossorigin href="/assets/index-x.css">
    <title>Common Roof</title>
  </head>
  <body><noscript>Common Roof needs JavaScript.</noscript><div id="root"><img src="/favicon.svg"></div></body>
</html>`;
const FIRST_VIEWS = {
  base: 'body{margin:0}',
  modules: { '/': ['/assets/start.js', '/assets/landing.js'], '/roomad': [] },
  styles: [{ common: ':root{--ink:black}', styles: '.cr-a{color:red}', names: 'cr a b' }],
  views: {
    '/ en': { html: '<main><h1>One roof</h1></main>', styles: 0 },
    '/ de': { html: '<main><h1>Ein Dach: $&</h1></main>', styles: 0 },
    '/roomad en': { html: '<main><h1>Open rooms</h1></main>', styles: 0 },
    '/roomad list en': {
      html: '<main>{{#rooms}}<a href="{{address}}">{{title}}, {{rent}}</a>{{/rooms}}</main>',
      styles: 0,
    },
    '/roomad room en': {
      html: '<main><h1>{{title}}</h1>{{#facts}}<p>{{name}}: {{value}}</p>{{/facts}}{{text}}</main>',
      styles: 0,
    },
  },
};
/** Ends elements and attributes, and is a pattern for those who replace texts carelessly. */
const HOSTILE = `</script></title><img src=x onerror="alert(1)"> '"&amp; $& $1`;

let app: TestApp;
let world: World;
let client: string;
let ads: ReturnType<typeof adsOf>;

beforeAll(async () => {
  client = await mkdtemp(join(tmpdir(), 'common-roof-client-'));
  await writeFile(join(client, 'index.html'), INDEX);
  await writeFile(join(client, 'favicon.ico'), 'icon');
  await writeFile(join(client, 'first-views.json'), JSON.stringify(FIRST_VIEWS));
  app = await startTestApp({ CLIENT_DIST: client, PUBLIC_URL: ORIGIN, OPERATOR_EMAIL: 'help@roof.example' });
  world = await buildWorld(app);
  ads = adsOf(app, world.players.h1);
});
afterAll(async () => {
  await app.close();
  await rm(client, { recursive: true });
});

const open = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  call(app, 'GET', path, { headers });
const canonicalIn = ({ text }: Answer): string | undefined => /<link rel="canonical" href="([^"]*)">/.exec(text)?.[1];
const metaIn = ({ text }: Answer, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(text)?.[1];
const dataIn = ({ text }: Answer): Record<string, unknown>[] =>
  [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );

const answersIn = ({ text }: Answer): unknown => {
  const [, json = 'null'] =
    new RegExp(`<script type="application/json" id="${PAGE_ANSWERS}">(.*?)</script>`).exec(text) ?? [];
  return JSON.parse(json);
};
const preloadsIn = ({ text }: Answer): (string | undefined)[] =>
  [...text.matchAll(/<link rel="preload" as="image" fetchpriority="high" href="([^"]*)">/g)].map(([, href]) => href);

describe('the first view of a public page', () => {
  it('is in the page, with its styles under the policy of the page', async () => {
    const { text, headers } = await open('/');
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '') ?? [];
    expect(text).toContain('<div id="root"><main><h1>One roof</h1></main></div>');
    expect(text).toContain(
      `<style nonce="${nonce}">body{margin:0}</style><style nonce="${nonce}" data-first-view>:root{--ink:black}</style>` +
        `<style nonce="${nonce}" data-emotion="cr a b">.cr-a{color:red}</style>`,
    );
    expect(text).not.toContain('rel="stylesheet"');
  });

  it('has the code of the page fetched, each file once', async () => {
    const { text } = await open('/');
    expect(text).toContain('<link rel="modulepreload" crossorigin href="/assets/landing.js">');
    expect(text.match(/\/assets\/start\.js/g)).toHaveLength(1);
    expect((await open('/signin')).text).not.toContain('landing.js');
  });

  it('is in the language and the look of the reader', async () => {
    const german = await open('/', { 'accept-language': 'de', cookie: 'common-roof-theme=dark' });
    expect(german.text).toContain('<h1>Ein Dach: $&</h1>');
    expect(german.text).toContain('<html lang="de" data-color-scheme="dark">');
    expect((await open('/', { cookie: 'common-roof-theme=system' })).text).toContain('<html lang="en">');
    expect((await open('/', { cookie: 'common-roof-theme="><script>' })).text).toContain('<html lang="en">');
  });

  it.each(['/roomad?id=7', '/aboutus', '/user', '/nowhere', '/toString'])(
    'is left to the browser for %s',
    async (path) => {
      const { text } = await open(path);
      expect(text).toContain('<div id="root"><img src="/favicon.svg"></div>');
      expect(text).toContain('rel="stylesheet"');
    },
  );

  it('is no file that can be asked for', async () => {
    expect((await open('/first-views.json')).status).toBe(404);
  });
});

describe('a public page', () => {
  it.each(LISTED_PATHS)('says what it is, where it is and what is on it: %s', async (path) => {
    const page = await open(path);
    expect(page.status).toBe(200);
    expect(page.headers.get('x-robots-tag')).toBeNull();
    expect(canonicalIn(page)).toBe(`${ORIGIN}${path}`);
    expect(metaIn(page, 'og:url')).toBe(`${ORIGIN}${path}`);
    expect(metaIn(page, 'description')?.length).toBeGreaterThan(30);
    expect(page.text.match(/<meta name="description"/g)).toHaveLength(1);
    expect(metaIn(page, 'og:image')).toMatch(/^https:\/\/roof\.example\/social\/\w+\.en\.jpg$/);
    expect(page.text).toMatch(/<title>[^<]+ · Common Roof<\/title>/);
    expect(page.text).toMatch(/<noscript>.*<h1>[^<]+<\/h1>.*<a href="\/roomad">.*<\/noscript>/s);
  });

  it('is found by readers whose browser names a region that nobody knows', async () => {
    const { status, text } = await open('/roomad', { 'accept-language': 'en-x1-posix' });
    expect(status).toBe(200);
    expect(text).toContain('<html lang="en">');
  });

  it('speaks the reader’s language, and says what that depends on', async () => {
    const german = await open('/', { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' });
    expect(german.text).toContain('<html lang="de">');
    expect(metaIn(german, 'og:locale')).toBe('de_DE');
    expect(metaIn(german, 'og:image')).toBe(`${ORIGIN}/social/landing.de.jpg`);
    expect(german.text).toContain('Ein Dach, und alle wissen, was los ist.');
    expect(german.headers.get('vary')).toContain('Accept-Language');
    const arabic = await open('/', { 'accept-language': 'ar-EG,en;q=0.5' });
    expect(arabic.text).toContain('<html lang="ar" dir="rtl">');
    expect(metaIn(arabic, 'og:locale')).toBe('ar_AR');
    const chosen = await open('/', { 'accept-language': 'de', cookie: 'common-roof-language=en' });
    expect(chosen.text).toContain('<html lang="en">');
  });

  it('has one address, whatever host, slash or search it was asked by', async () => {
    const asked = await new Promise<string>((resolve, reject) => {
      const sent = request(`${app.url}/roomad/?city=Leeds`, {
        headers: { host: 'evil.test', 'x-forwarded-host': 'evil.test' },
      });
      sent.on('response', (response) => {
        let text = '';
        response.on('data', (part: Buffer) => (text += part.toString()));
        response.on('end', () => {
          resolve(text);
        });
      });
      sent.on('error', reject);
      sent.end();
    });
    expect(asked).toContain(`<link rel="canonical" href="${ORIGIN}/roomad">`);
    expect(asked).not.toContain('evil');
  });

  it('answers questions as structured data, on the landing page', async () => {
    const [site, questions] = dataIn(await open('/'));
    expect(site).toMatchObject({ '@context': 'https://schema.org', '@type': 'WebSite', url: `${ORIGIN}/` });
    expect(questions).toMatchObject({ '@type': 'FAQPage' });
  });

  it('keeps the policy: no script of the page itself may run', async () => {
    const { headers, text } = await open('/');
    const [, nonce = ''] = /name="csp-nonce" content="([^"]+)"/.exec(text) ?? [];
    expect(headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(text.match(/<script/g)).toHaveLength(text.match(/<script type="application\/ld\+json">/g)?.length ?? 0);
  });

  it('offers the demonstration only where there is one', async () => {
    expect(metaIn(await open('/'), 'demo-accounts')).toBeUndefined();
  });
});

describe('an address that is not for search engines', () => {
  it.each(UNLISTED_PATHS)('exists, and says so: %s', async (path) => {
    const page = await open(path.replaceAll(/:\w+/g, 'abc'));
    expect([page.status, page.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    expect(canonicalIn(page)).toBeUndefined();
    expect(dataIn(page)).toEqual([]);
  });

  it('repeats no secret of its link', async () => {
    for (const path of ['/reset-password?token=s3cr3t', '/newlease/s3cr3t', '/unsubscribe?token=s3cr3t']) {
      expect((await open(path)).text).not.toContain('s3cr3t');
    }
  });

  it.each(['/nowhere', '/admin/nothing', '/roomad/1', '/newlease', '/%E0%A4%A', '/Signin'])(
    'is not found where there is no page: %s',
    async (path) => {
      const page = await open(path);
      expect([path, page.status]).toEqual([path, path.includes('%') ? 400 : 404]);
      if (page.status !== 404) return;
      expect(page.headers.get('x-robots-tag')).toBe('noindex');
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(page.text).toContain('<meta name="robots" content="noindex">');
      expect(canonicalIn(page)).toBeUndefined();
    },
  );
});

describe('the page of an ad', () => {
  it('tells what the public call gives, and nothing else', async () => {
    const ad = await ads.publish();
    const page = await open(`/roomad?id=${ad._id}&utm_source=chat`);
    expect(page.status).toBe(200);
    expect(canonicalIn(page)).toBe(`${ORIGIN}/roomad?id=${ad._id}`);
    expect(page.text).toContain('<title>Sunny room with a garden · Common Roof</title>');
    expect(metaIn(page, 'description')).toContain('£520.00 a month · Leeds LS1');
    expect(metaIn(page, 'og:image')).toBe(`${ORIGIN}/social/roomad.en.jpg`);
    expect(page.text).toMatch(/<noscript>.*£520\.00 a month.*Fourteen square metres.*<\/noscript>/s);
    expect(dataIn(page)).toEqual([
      expect.objectContaining({
        '@type': ['Accommodation', 'Product'],
        url: `${ORIGIN}/roomad?id=${ad._id}`,
        address: { '@type': 'PostalAddress', addressLocality: 'Leeds', postalCode: 'LS1', addressCountry: 'GB' },
        offers: expect.objectContaining({ price: '520.00', priceCurrency: 'GBP' }) as object,
      }),
    ]);
    expect(page.text).not.toMatch(/Elm Street|LS1 1AA|House |Player|Room 0/);
  });

  it('reads the database as the public call does', async () => {
    const ad = await ads.publish();
    const ofCall = await countQueries(() => open(`/api/wds/${ad._id}`));
    expect(await countQueries(() => open(`/roomad?id=${ad._id}`))).toBeLessThanOrEqual(ofCall);
    expect(await countQueries(() => open('/aboutus'))).toBe(0);
  });

  it('shows the first photo of the room', async () => {
    const { roomId } = await ads.emptyRoom();
    const { token } = world.players.h1;
    const [photo] = await upload(app, token, 1);
    if (photo === undefined) throw new Error('There is no photo.');
    await arrange(app, token, ['room', roomId], [photo]);
    const { body } = await ads.ask('POST', '/api/wds', adText(roomId, { publish: true }));
    const { _id: id } = body as { _id: string };
    const page = await open(`/roomad?id=${id}`);
    expect(metaIn(page, 'og:image')).toBe(`${ORIGIN}/api/images/${photo.image_id}/large`);
    expect(preloadsIn(page)).toEqual([`/api/images/${photo.image_id}/large`]);
    app.clock.advance(120);
    expect(preloadsIn(await open('/roomad'))).toEqual([`/api/images/${photo.image_id}/small`]);
    expect((await open(`/api/images/${photo.image_id}/large`)).status).toBe(200);
  });

  it('has the answer of the public call, which its code then needs no more', async () => {
    const ad = await ads.publish();
    const path = `/api/wds/${ad._id}`;
    expect(answersIn(await open(`/roomad?id=${ad._id}`))).toEqual({ [path]: (await open(path)).body });
    app.clock.advance(120);
    const list = '/api/wds?limit=24';
    expect(answersIn(await open('/roomad'))).toEqual({ [list]: (await open(list)).body });
    expect(answersIn(await open('/roomad?city=Leeds'))).toEqual({ [list]: (await open(list)).body });
    expect(answersIn(await open('/signin'))).toBeNull();
    expect(preloadsIn(await open('/signin'))).toEqual([]);
  });

  it('is filled in before its code has come', async () => {
    const ad = await ads.publish({ title: 'Attic room', available_from: '2099-12-03' });
    const room = await open(`/roomad?id=${ad._id}`, { 'accept-language': 'it, en-US;q=0.8' });
    expect(room.text).toContain('<div id="root"><main><h1>Attic room</h1><p>Rent: £520 a month</p>');
    expect(room.text).toContain('<p>Available: Dec 3, 2099</p>');
    expect((await open(`/roomad?id=${ad._id}`, { 'accept-language': 'en-GB' })).text).toContain('3 Dec 2099');
    app.clock.advance(120);
    expect((await open('/roomad')).text).toContain(`<a href="/roomad?id=${ad._id}">Attic room, £520 a month</a>`);
    // A search has other rooms.
    expect((await open('/roomad?city=York')).text).not.toContain('<div id="root"><main>');
  });

  it.each(['en-US-x-evil"><script>', 'en-££', 'en-', `en-${'a'.repeat(400)}`])(
    'is filled in whatever language is asked for: %s',
    async (language) => {
      const ad = await ads.publish();
      const headers = { 'accept-language': Buffer.from(language).toString('latin1') };
      const page = await open(`/roomad?id=${ad._id}`, headers);
      expect([page.status, page.text.includes('<p>Rent: £520 a month</p>')]).toEqual([200, true]);
    },
  );

  it('keeps hostile texts as texts', async () => {
    const ad = await ads.publish({ title: HOSTILE, text: `${HOSTILE} <!-- <script>` });
    const page = await open(`/roomad?id=${ad._id}`);
    expect(page.text).not.toContain('<img src=x');
    expect(page.text.match(/<\/title>/g)).toHaveLength(1);
    expect(page.text.match(/<\/script>/g)).toHaveLength(2);
    expect(page.text).not.toContain('<!-- <script>');
    expect(page.text).toContain('$&amp; $1');
    expect(dataIn(page)).toEqual([expect.objectContaining({ name: HOSTILE })]);
    // So does the list of rooms, which names it.
    app.clock.advance(120);
    expect((await open('/roomad')).text).not.toContain('<img src=x');
  });

  it.each([
    ['paused', (id: string) => ads.step(id, 'pause')],
    ['closed', (id: string) => ads.ask('DELETE', `/api/wds/${id}`)],
  ])('is gone at once when the ad is %s', async (_, end) => {
    const ad = await ads.publish({ title: 'Attic with a view' });
    expect((await open(`/roomad?id=${ad._id}`)).status).toBe(200);
    await end(ad._id);
    const page = await open(`/roomad?id=${ad._id}`);
    expect([page.status, page.headers.get('x-robots-tag')]).toEqual([404, 'noindex']);
    expect(page.text).toContain('<meta name="robots" content="noindex">');
    expect(page.text).not.toContain('Attic');
    expect(canonicalIn(page)).toBeUndefined();
  });

  it.each(['', 'x', '01900000-0000-7000-8000-000000000000', "' OR 1=1"])(
    'is not found for an id like %j',
    async (id) => {
      expect((await open(`/roomad?id=${encodeURIComponent(id)}`)).status).toBe(404);
    },
  );

  it('is not found for a draft', async () => {
    const draft = (await ads.ask('POST', '/api/wds', adText((await ads.emptyRoom()).roomId))).body as { _id: string };
    expect((await open(`/roomad?id=${draft._id}`)).status).toBe(404);
  });
});

describe('a file for programs', () => {
  it('robots.txt names the map and forbids what nobody should read from', async () => {
    const { status, headers, text } = await open('/robots.txt');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(headers.get('cache-control')).toBe('public, max-age=86400');
    expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(text).toContain('Disallow: /api/');
  });

  it('sitemap.xml lists public pages and open ads, and is read from memory for a while', async () => {
    app.clock.advance(3_600);
    const [shown, hidden] = [await ads.publish(), await ads.publish()];
    await ads.step(hidden._id, 'pause');
    const map = await open('/sitemap.xml');
    expect(map.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    for (const path of LISTED_PATHS) expect(map.text).toContain(`<loc>${ORIGIN}${path}</loc><lastmod>2`);
    expect(map.text).toMatch(new RegExp(`<loc>${ORIGIN}/roomad\\?id=${shown._id}</loc><lastmod>\\d{4}-`));
    expect(map.text).not.toContain(hidden._id);
    for (const path of UNLISTED_PATHS) expect(map.text).not.toContain(`<loc>${ORIGIN}${path}</loc>`);
    expect(await countQueries(() => open('/sitemap.xml'))).toBe(0);
  });

  it('security.txt says whom to tell, until a day within half a year', async () => {
    const { headers, text } = await open('/.well-known/security.txt');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(text).toContain('Contact: mailto:help@roof.example\n');
    expect(text).toContain(`Canonical: ${ORIGIN}/.well-known/security.txt\n`);
    const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '');
    const days = (expires - app.clock.now().getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(178);
    expect(days).toBeLessThanOrEqual(180);
  });

  it('favicon.ico is an icon', async () => {
    const { status, headers } = await open('/favicon.ico');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)$/);
    expect(headers.get('cache-control')).toBe('public, max-age=86400');
  });
});
