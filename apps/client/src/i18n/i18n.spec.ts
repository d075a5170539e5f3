import { directionOf as contractsDirectionOf, LANGUAGE_COOKIE, LOCALES } from '@common-roof/contracts';
import { fetchArea, type Messages } from '@common-roof/messages/screens';

import { AREAS } from '#test/areas.ts';
import { readdirSync, readFileSync, SOURCES } from '#test/files.ts';
import { COOKIE, directionOf, type Key, LANGUAGES, spoken } from './i18n.ts';

const idsIn = (messages: Messages, prefix = ''): string[] =>
  Object.entries(messages).flatMap(([name, inside]) =>
    typeof inside === 'string' || Array.isArray(inside)
      ? [`${prefix}${name}`]
      : idsIn(inside as Messages, `${prefix}${name}.`),
  );

/** An id as a page writes it, with parts that are computed. */
const WRITTEN_ID = /['"`]((?:\w+)(?:\.(?:\w|\$\{(?:[^{}]|\{[^{}]*\})*\})+)+)['"`]/g;
const COMPUTED = /\$\{(?:[^{}]|\{[^{}]*\})*\}/;

describe('the texts of the screens', () => {
  it('are all said somewhere', async () => {
    const source = readdirSync(SOURCES, { recursive: true })
      .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$|^(?:i18n|test)\//.test(file))
      .map((file) => readFileSync(`${SOURCES}/${file}`, 'utf8'))
      .join('\n');
    const written = new Set([...source.matchAll(WRITTEN_ID)].map(([, id = '']) => id));
    // Within a text that is computed itself.
    for (const [, id = ''] of source.matchAll(/\bt\('([\w.]+)'\)/g)) written.add(id);
    const computed = [...written]
      .filter((id) => COMPUTED.test(id))
      .map((id) => new RegExp(`^${id.split(COMPUTED).join('[\\w.]+')}$`));
    const ids = (await Promise.all(AREAS.map((area) => fetchArea('en', area)))).flatMap((area) => idsIn(area));
    expect(ids.length).toBeGreaterThan(1_000);
    expect(ids.filter((id) => !written.has(id) && !computed.some((pattern) => pattern.test(id)))).toEqual([]);
  });

  it('in English are what the specification says', () => {
    const literal: Partial<Record<Key, string>> = {
      'shell.loading': 'Loading...',
      'shell.notAuthorized': 'Not Authorized ...',
      'shell.yourNotes': 'Your Notes',
      'shell.editProfile': 'Edit Profile',
      'shell.logout': 'Logout',
      'notes.title': 'Your Sticky Note',
      'notes.placeholder': 'Write anything...',
      'terms.checkbox': 'I have read and accept these Terms and NDA.',
      'terms.accept': 'Accept',
      'terms.mustTick': 'Please accept the terms and NDA to proceed.',
    };
    const { t } = spoken.now();
    expect(Object.fromEntries(Object.keys(literal).map((key) => [key, t(key as Key)]))).toEqual(literal);
  });

  it('that are unknown are named by their id', () => {
    const { t } = spoken.now();
    for (const id of ['shell', 'shell.nav', 'shell.loading.more', 'shell.constructor', ''])
      expect(t(id as Key)).toBe(id);
  });
});

describe('the language that is chosen', () => {
  it('is kept where the server looks for it, in the languages that both speak', () => {
    expect([COOKIE, LANGUAGES]).toEqual([LANGUAGE_COOKIE, LOCALES]);
  });

  it('is written in the direction that the server knows', () => {
    expect(LANGUAGES.map(directionOf)).toEqual(LOCALES.map(contractsDirectionOf));
  });
});
