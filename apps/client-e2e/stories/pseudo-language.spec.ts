import { expect, test } from '@playwright/test';

import { settled } from '../support/accessibility.ts';
import { misfitsAt } from '../support/narrow.ts';
import { openBrowser } from '../support/people.ts';
import { startPseudoProduct } from '../support/pseudo-product.ts';
import { PUBLIC_SCREENS, SCREEN_PARTS } from '../support/screens.ts';
import { openAs } from '../support/sessions.ts';
import { gatherAnswers, untranslated } from '../support/untranslated.ts';
import { takenOver } from '../support/visit.ts';

const PHONE = 360;

let product: Awaited<ReturnType<typeof startPseudoProduct>>;
let normalUrl: string | undefined;

test.beforeAll(async () => {
  product = await startPseudoProduct();
  normalUrl = process.env['STORIES_URL'];
  process.env['STORIES_URL'] = product.url;
});
test.afterAll(async () => {
  process.env['STORIES_URL'] = normalUrl;
  await product.stop();
});

const isAddress = (way: unknown): way is string => typeof way === 'string';
const WALKS = [
  { who: null, part: '', ways: PUBLIC_SCREENS.filter(isAddress) },
  ...SCREEN_PARTS.map(({ who, part, ways }) => ({ who, part, ways: ways.filter(isAddress) })),
];

for (const { who, part, ways } of WALKS) {
  test(`every word of ${who ?? 'the public'} pages is in a catalogue, and a third more fits a phone${part}`, async ({
    browser,
  }) => {
    const page =
      who === null ? await openBrowser(browser, { width: PHONE }) : await openAs(browser, who, { width: PHONE });
    const answers = gatherAnswers(page);
    const found: Record<string, string[]> = {};
    for (const way of ways) {
      await page.goto(way);
      await takenOver(page);
      await settled(page);
      Object.assign(found, await misfitsAt(page, 'the pseudo-language'));
      const words = await untranslated(page, answers);
      if (words.length > 0) found[`words at ${way}`] = words;
    }
    await page.context().close();
    expect(found).toEqual({});
  });
}
