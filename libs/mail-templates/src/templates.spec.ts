import { LOCALES } from '@common-roof/contracts';
import { areaInEveryLocale } from '@common-roof/messages';
import { readerOf } from '@common-roof/words';

import * as templates from './index.ts';

const { messagesMissed, previews } = templates;

const english = readerOf('en');

describe('e-mails', () => {
  it('have their texts in the catalogue, each by the name of its template', () => {
    const names = Object.keys(templates).filter((name) => name !== 'previews');
    expect(Object.keys(areaInEveryLocale('mails').en.written() ?? {}).toSorted()).toEqual(names.toSorted());
  });

  it.each(Object.entries(previews))(
    '%s has a one-line subject, and HTML and text with the same content',
    (_, preview) => {
      const { subject, html, text } = preview(english);
      expect(subject).not.toMatch(/[\r\n]/);
      expect(subject.length).toBeGreaterThan(5);
      expect(html).toContain('<!doctype html>');
      const link = 'https://common-roof.test/somewhere';
      expect(html.includes(link)).toBe(text.includes(link));
      expect(text.length).toBeGreaterThan(80);
    },
  );

  it.each(Object.entries(previews))("%s is in its reader's language", (_, preview) => {
    const written = LOCALES.map((locale) => preview(readerOf(locale)));
    expect(new Set(written.map(({ subject }) => subject)).size).toBe(LOCALES.length);
    expect(written.map(({ html }) => /<html lang="(\w+)"/.exec(html)?.[1])).toEqual([...LOCALES]);
    for (const { subject, text } of written)
      expect(`${subject} ${text}`).not.toMatch(/undefined|null|\[object|\{\w+\}/);
  });

  it('escape user text', () => {
    const { html, text } = previews.messagesMissed(english);
    expect(html).toContain('&lt;knocking&gt; again &amp; it is cold.');
    expect(html).not.toContain('<knocking>');
    expect(text).toContain('> The boiler is <knocking> again & it is cold.');
  });

  it('keep the subject on one line, whatever a house is called', () => {
    const { subject } = messagesMissed(
      {
        firstName: 'Helen',
        title: 'Alder\r\nBcc: everybody@demo.test',
        count: 1,
        messages: [],
        url: 'https://common-roof.test/x',
        unsubscribeUrl: 'https://common-roof.test/y',
      },
      english,
    );
    expect(subject).toBe('You missed a new message in Alder Bcc: everybody@demo.test');
  });

  it('state how many messages are not quoted', () => {
    expect(previews.messagesMissed(english).text).toContain('3 more new messages are in the conversation.');
  });
});
