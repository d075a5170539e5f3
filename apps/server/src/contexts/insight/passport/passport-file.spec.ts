import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';

import { PASSPORT_FORMAT, type PassportFacts } from '@common-roof/contracts';

import { Config } from '#kernel/config/config.ts';
import { SigningKeys } from '#kernel/evidence/signing-keys.ts';
import { makePassportFile } from './passport-file.ts';
import { PASSPORT_SCRIPT } from './passport-file.script.ts';

const SERVICES = {
  DATABASE_URL: 'postgres://x@localhost/x',
  REDIS_URL: 'redis://localhost',
  SMTP_URL: 'smtp://localhost',
};
const keys = new SigningKeys(new Config(SERVICES));

const FACTS: PassportFacts = {
  format: PASSPORT_FORMAT,
  id: '0198c0de-0000-4000-8000-000000000001',
  issuer: 'https://rooms.example',
  key: keys.current.fingerprint,
  language: 'en',
  title: 'Roomie passport',
  name: 'Žofie </script><b>Möller</b>',
  dates: 'Made on 1 Mar 2027.',
  made_on: '2027-03-01',
  use_until: '2999-09-01',
  parts: [{ part: 'rent', title: 'Rent', lines: [{ label: 'Months', value: '11 of 12' }], note: 'What counts.' }],
};

/** What an element of the page does with text. */
class FakeElement {
  children: FakeElement[] = [];
  className = '';
  constructor(public textContent = '') {}
  append(child: FakeElement): void {
    this.children.push(child);
  }
  replaceChildren(): void {
    this.children = [];
  }
  setAttribute(): void {
    // The text is what matters here.
  }
  get text(): string {
    return [this.textContent, ...this.children.map(({ text }) => text)].join('\n');
  }
}

const WORDS = { genuine: 'GENUINE', changed: 'CHANGED', cannot: 'CANNOT', outdated: 'OUTDATED' };

/** Runs the script of a file, and returns the words of its page. */
async function open(data: string, more: object = {}): Promise<string> {
  const main = new FakeElement();
  const place = new FakeElement(data);
  const document = {
    getElementById: (id: string) => (id === 'data' ? place : main),
    createElement: () => new FakeElement(),
    documentElement: {},
  };
  const world = { document, crypto, btoa, atob, TextDecoder, Uint8Array, ...more };
  const script = runInNewContext(PASSPORT_SCRIPT, world) as (words: object) => Promise<void>;
  await script(WORDS);
  return main.text;
}

const dataIn = (html: string): string => /id="data">([^<]*)</.exec(html)?.[1] ?? '';

describe('the file of a passport', () => {
  const { html, hash } = makePassportFile(FACTS, keys);
  const data = dataIn(html);

  it('shows what was signed, and says that it is unchanged', async () => {
    const page = await open(data);
    for (const said of [FACTS.name, '11 of 12', 'What counts.', 'GENUINE', 'https://rooms.example/passport/check']) {
      expect(page).toContain(said);
    }
    expect(page).not.toContain('OUTDATED');
    const signed = Buffer.from(data.split('.')[0] ?? '', 'base64');
    expect(createHash('sha256').update(signed).digest()).toEqual(hash);
  });

  it('allows only its own style and script, and no network', () => {
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
    const [style, script] = [/<style>([^<]*)<\/style>/, /<script>([\s\S]*)<\/script>/].map((place) => {
      const content = place.exec(html)?.[1] ?? '';
      return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
    });
    expect(policy).toBe(
      `default-src 'none'; style-src ${style ?? ''}; script-src ${script ?? ''}; base-uri 'none'; form-action 'none'`,
    );
    expect(html).not.toMatch(/https?:/);
    expect(html).not.toContain('</script><b>');
  });

  it('finds every change of a single character, and shows nothing of it then', async () => {
    const unnoticed: number[] = [];
    for (let at = 0; at < data.length; at += 1) {
      const other = data[at] === 'A' ? 'b' : 'A';
      const page = await open(data.slice(0, at) + other + data.slice(at + 1));
      if (!page.includes('CHANGED') || page.includes('11 of 12')) unnoticed.push(at);
    }
    expect(unnoticed).toEqual([]);
  });

  it('finds other spellings of the same bytes, missing and additional characters', async () => {
    const [signed = '', signature = '', point = ''] = data.split('.');
    const others = [
      [signed, signature.toUpperCase(), point],
      [signed, signature, point.toUpperCase()],
      [`${signed} `, signature, point],
      [signed.replace(/=+$/, ''), signature, point, ''],
      [signed.slice(1), signature, point],
      [signed, `${signature}00`, point],
    ];
    for (const other of others) expect(await open(other.join('.'))).toContain('CHANGED');
    for (const other of ['', '..', 'null']) expect(await open(other)).toContain('CHANGED');
  });

  it('does not accept facts that name another key than the one that signed them', async () => {
    const { html: forged } = makePassportFile({ ...FACTS, key: '0'.repeat(64) }, keys);
    expect(await open(dataIn(forged))).toContain('CHANGED');
  });

  it('says that it is out of date, and where it cannot be checked', async () => {
    const { html: old } = makePassportFile({ ...FACTS, use_until: '2020-01-01' }, keys);
    expect(await open(dataIn(old))).toContain('OUTDATED');
    const unchecked = await open(data, { crypto: {} });
    expect(unchecked).toContain('CANNOT');
    expect(unchecked).not.toContain('11 of 12');
  });
});
