import { MARKS } from '@common-roof/messages/pseudo';
import type { Page } from '@playwright/test';

/** What is the same in every language. */
const NAMES = ['Common Roof'];

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Names of months and days, by themselves or within a date, and of the days around today. */
const CALENDAR = ['long', 'short']
  .flatMap((length) => {
    const style = length as 'long' | 'short';
    const format = (options: Intl.DateTimeFormatOptions, days: readonly Date[]): string[] =>
      days.map((day) => new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(day));
    const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 1)));
    const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, day + 1)));
    return [...format({ month: style }, months), ...format({ weekday: style }, days)];
  })
  .concat('Today', 'Tomorrow', 'Yesterday');

/** Gathers what the server says to a page: names and what people wrote are in no catalogue. */
export function gatherAnswers(page: Page): Set<string> {
  const said = new Set(NAMES);
  page.on('response', (response) => {
    if (!response.url().includes('/api/') || !(response.headers()['content-type'] ?? '').includes('json')) return;
    void response
      .json()
      .then((body: unknown) => {
        for (const text of textsIn(body)) said.add(text);
      })
      .catch(() => undefined);
  });
  return said;
}

/** What the server has written into a public page, so that nothing has to be asked. */
const answersWithin = async (page: Page): Promise<string[]> => {
  const written = await page.locator('script[type="application/json"]').allTextContents();
  return written.flatMap((json) => textsIn(JSON.parse(json)));
};

/** Returns the visible words of a page in the pseudo-language that are in no catalogue and come from no answer. */
export async function untranslated(page: Page, answers: ReadonlySet<string>): Promise<string[]> {
  const outside = await page.evaluate(([begin, end]) => {
    const texts: string[] = [];
    let depth = 0;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || element.closest('script, style, noscript, textarea, [lang]:not(html)')) continue;
      let text = '';
      for (const character of node.textContent ?? '') {
        if (character === begin) depth += 1;
        else if (character === end) depth -= 1;
        else if (depth === 0) text += character;
      }
      if (/\p{L}{3}/u.test(text) && element.checkVisibility({ visibilityProperty: true })) texts.push(text.trim());
    }
    return texts;
  }, MARKS);
  const known = [...answers, ...(await answersWithin(page)), ...CALENDAR].toSorted(
    (one, other) => other.length - one.length,
  );
  return [...new Set(outside)].filter((text) => /\p{L}{3}/u.test(without(text, known)));
}

/** Takes what is known out of a text. An answer can hold more than what is shown of it. */
function without(text: string, known: readonly string[]): string {
  if (known.some((one) => one.includes(text))) return '';
  return known.reduce((left, one) => (one.length < 3 ? left : left.replaceAll(one, ' ')), text);
}
