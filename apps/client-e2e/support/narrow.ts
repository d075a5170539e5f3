import type { Page } from '@playwright/test';

import { settled } from './accessibility.ts';

const NAME = ' Donaudampfschifffahrtsgesellschaft';
const SURNAME = '-Featherstonehaugh-Cholmondeley';
const MAILBOX = 'wilhelmina.featherstonehaugh.';

/** Lengthens names of people and houses, recognised by their field names. */
function lengthened(key: string, value: unknown): unknown {
  if (typeof value !== 'string' || value === '') return value;
  if (key === 'last_name' || key === 'sender_name') return value + SURNAME;
  if (key === 'name' || key === 'title' || key === 'room_name' || key === 'house_name' || key === 'city')
    return value + NAME;
  return key === 'email' ? MAILBOX + value : value;
}

/** Gives everyone and everything the page loads a long name from now on; nothing is stored. */
export async function withLongNames(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    if (!(response.headers()['content-type'] ?? '').includes('json')) return route.fulfill({ response });
    return route.fulfill({ response, body: JSON.stringify(JSON.parse(await response.text(), lengthened)) });
  });
}

/** Returns what doesn't fit a phone, by location; an empty record if everything fits. */
export async function misfitsAt(page: Page, language: string): Promise<Record<string, string[]>> {
  await settled(page);
  const wrong = await misfits(page);
  const { pathname, search } = new URL(page.url());
  return wrong.length === 0
    ? {}
    : { [`${pathname}${search} in ${language} at ${String(page.viewportSize()?.width)} px`]: wrong };
}

/** Finds elements that are wider than the screen, cut off, or too small for a thumb. */
const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LABELS =
      'button, a.MuiButtonBase-root, .MuiChip-label, .tag, .field-label, .MuiInputLabel-root, .MuiFormControlLabel-label, .MuiSelect-select';
    const TARGETS =
      'button, a.MuiButtonBase-root, [role=tab], [role=combobox], input:not([type=search], [type=hidden])';
    const THUMB = 44;
    const found = new Set<string>();
    const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
    const named = (element: Element): string =>
      `"${(element.getAttribute('aria-label') ?? element.textContent).slice(0, 40)}"`;

    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.add(`the page is ${String(root.scrollWidth)} px wide`);
    // Otherwise focusing would scroll the whole page out of view.
    if (document.querySelector('#scroller') && root.scrollHeight > root.clientHeight + 1)
      found.add(`the page scrolls behind its content: ${String(root.scrollHeight)} px`);
    for (const box of document.querySelectorAll('#scroller, #scroller *'))
      if (box.scrollWidth > box.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(box).overflowX))
        // Tabs are meant to scroll, and so is a table that the keyboard can reach.
        if (box.querySelector('[role=tablist]') === null && !box.hasAttribute('tabindex'))
          found.add(`${box.id || box.className} scrolls sideways: ${String(box.scrollWidth)} px`);

    for (const control of document.querySelectorAll(`${LABELS}, a, input:not([type=checkbox])`)) {
      const { left, right, width } = control.getBoundingClientRect();
      const isBeside = width > 1 && left < root.clientWidth && right > root.clientWidth + 1;
      if (isShown(control) && isBeside && control.closest('[role=tablist]') === null)
        found.add(`beyond the edge: ${named(control)}`);
    }

    for (const label of document.querySelectorAll(LABELS))
      if (isShown(label) && label.scrollWidth > label.clientWidth + 1 && getComputedStyle(label).display !== 'inline')
        found.add(`cut off: ${named(label)}`);

    // The browser draws the text and the calendar icon of a date field: ask it for the preferred width.
    for (const field of document.querySelectorAll<HTMLInputElement>('input[type=date], input[type=time]')) {
      if (!isShown(field)) continue;
      const free = field.cloneNode() as HTMLInputElement;
      free.removeAttribute('id');
      free.style.cssText = 'position: absolute; width: auto; min-width: 0; visibility: hidden';
      field.after(free);
      const [wanted, has] = [free.offsetWidth, field.offsetWidth];
      const label = field.labels?.[0]?.textContent ?? '';
      if (wanted > has + 1) {
        found.add(`cut off: "${label}", a field for a ${field.type}: ${String(has)} of ${String(wanted)} px`);
      }
      free.remove();
    }

    const pen = document.createElement('canvas').getContext('2d');
    for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
      if (!pen || !isShown(field) || field.placeholder === '') continue;
      const style = getComputedStyle(field);
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      if (pen.measureText(field.placeholder).width > room + 1) found.add(`cut off: "${field.placeholder}"`);
    }

    for (const target of document.querySelectorAll(TARGETS)) {
      const area = target.closest('label') ?? target.closest('.MuiButtonBase-root, .MuiInputBase-root') ?? target;
      const { width, height } = area.getBoundingClientRect();
      // Inline links are as high as their text.
      const isWord = getComputedStyle(target).display === 'inline';
      if (isShown(target) && !isWord && width > 1 && (width < THUMB - 0.5 || height < THUMB - 0.5))
        found.add(`small: ${named(target)}, ${String(Math.round(width))} × ${String(Math.round(height))}`);
    }
    return [...found];
  });
