import { request } from 'node:http';
import { readdirSync } from 'node:fs';
import { createTransport } from 'nodemailer';

import { startMailCatcher, type CaughtMessage, type MailCatcher } from '../src/index.ts';
import { inFolder } from './folders.ts';

const hostile = '<script>alert(1)</script>';

async function send(catcher: MailCatcher, mail: Readonly<Record<string, unknown>>): Promise<void> {
  const transport = createTransport({ url: catcher.url });
  await transport.sendMail({ from: 'Common Roof <hello@roof.test>', to: 'rosa@demo.test', ...mail });
  transport.close();
}

async function messages(catcher: MailCatcher, query = ''): Promise<CaughtMessage[]> {
  const response = await fetch(`${catcher.mailboxUrl}/messages${query}`);
  return (await response.json()) as CaughtMessage[];
}

/** Uses `node:http`, because `fetch` doesn't allow setting the Host and Sec-Fetch-Site headers. */
function statusOf(url: string, method: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.once('error', reject);
    asked.end();
  });
}

function withCatcher(test: (catcher: MailCatcher, storeDir: string) => Promise<void>): Promise<void> {
  return inFolder(async (storeDir) => {
    const catcher = await startMailCatcher({ storeDir });
    try {
      await test(catcher, storeDir);
    } finally {
      await catcher.stop();
    }
  });
}

describe('the mail catcher', () => {
  it('returns every mail as JSON, newest first, and by recipient', () =>
    withCatcher(async (catcher) => {
      await send(catcher, { subject: 'First', text: 'one' });
      const headers = { 'List-Unsubscribe': '<http://127.0.0.1/u>' };
      await send(catcher, {
        subject: 'Second',
        to: 'ravi@demo.test',
        bcc: 'Lena@demo.test',
        text: 'two',
        html: '<b>two</b>',
        headers,
      });
      expect((await messages(catcher)).map(({ subject }) => subject)).toEqual(['Second', 'First']);
      const [mail] = await messages(catcher, '?to=lena@DEMO.test');
      expect(mail).toMatchObject({
        from: '"Common Roof" <hello@roof.test>',
        to: ['ravi@demo.test', 'Lena@demo.test'],
        subject: 'Second',
        text: 'two',
        html: '<b>two</b>',
      });
      expect(mail?.headers['list-unsubscribe']).toBe('<http://127.0.0.1/u>');
      expect(Date.parse(mail?.received_at ?? '')).not.toBeNaN();
      expect(await messages(catcher, '?to=nobody@demo.test')).toEqual([]);
    }));

  it('returns attachments, and shows them as text', () =>
    withCatcher(async (catcher) => {
      const file = { filename: 'showing.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR <b>' };
      await send(catcher, { subject: 'With a file', text: 'see there', attachments: [file] });
      const [mail] = await messages(catcher);
      expect(mail?.attachments).toEqual([
        { filename: 'showing.ics', content_type: 'text/calendar', text: 'BEGIN:VCALENDAR <b>' },
      ]);
      const page = await (await fetch(`${catcher.mailboxUrl}/mail/${mail?.id ?? ''}`)).text();
      expect(page).toContain('BEGIN:VCALENDAR &lt;b&gt;');
    }));

  it('runs nothing from a mail', () =>
    withCatcher(async (catcher) => {
      await send(catcher, {
        subject: hostile,
        text: hostile,
        html: `<p>Hi</p>${hostile}`,
        headers: { 'X-Evil': hostile },
      });
      const [mail] = await messages(catcher);
      const list = await fetch(catcher.mailboxUrl);
      const one = await fetch(`${catcher.mailboxUrl}/mail/${mail?.id ?? ''}`);
      for (const page of [list, one]) {
        expect(await page.text()).not.toContain('<script');
        expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none';(?!.*script-src)/);
      }
      const frame = await fetch(`${catcher.mailboxUrl}/mail/${mail?.id ?? ''}/html`);
      expect(await frame.text()).toContain('<p>Hi</p>');
      const policy = frame.headers.get('content-security-policy') ?? '';
      expect(policy).toContain('sandbox');
      expect(policy).not.toMatch(/allow-scripts|allow-same-origin|script-src/);
    }));

  it('shows a mail with its frame and its text', () =>
    withCatcher(async (catcher) => {
      await send(catcher, { subject: 'Welcome home', text: 'plain words', html: '<h1>Home</h1>' });
      const [mail] = await messages(catcher);
      const page = await (await fetch(`${catcher.mailboxUrl}/mail/${mail?.id ?? ''}`)).text();
      expect(page).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
      expect(page).toContain('plain words');
      expect((await fetch(`${catcher.mailboxUrl}/mail/none`)).status).toBe(404);
    }));

  it('deletes all mails on request, but not from a foreign page', () =>
    withCatcher(async (catcher, storeDir) => {
      await send(catcher, { subject: 'Secret', text: 'x' });
      const foreign = { 'sec-fetch-site': 'cross-site' };
      expect(await statusOf(`${catcher.mailboxUrl}/clear`, 'POST', foreign)).toBe(403);
      expect(await statusOf(`${catcher.mailboxUrl}/messages`, 'GET', { host: 'evil.example' })).toBe(421);
      expect(await messages(catcher)).toHaveLength(1);
      expect((await fetch(`${catcher.mailboxUrl}/messages`, { method: 'DELETE' })).status).toBe(204);
      expect(await messages(catcher)).toEqual([]);
      expect(readdirSync(storeDir)).toEqual([]);
    }));

  it('keeps the newest mails across a restart, up to its limit', () =>
    inFolder(async (storeDir) => {
      const first = await startMailCatcher({ storeDir, kept: 20 });
      const transport = createTransport({ url: first.url, pool: true, maxConnections: 1 });
      for (let number = 1; number <= 25; number += 1) {
        const subject = `Mail ${String(number)}`;
        await transport.sendMail({ from: 'a@roof.test', to: 'b@demo.test', subject, text: 'x' });
      }
      transport.close();
      await first.stop();
      const second = await startMailCatcher({ storeDir, kept: 20 });
      try {
        const subjects = (await messages(second)).map(({ subject }) => subject);
        expect(subjects).toHaveLength(20);
        expect([subjects[0], subjects[19]]).toEqual(['Mail 25', 'Mail 6']);
      } finally {
        await second.stop();
      }
    }));
});
