import { PAGE_ANSWERS } from '@common-roof/contracts';
import createCache, { type EmotionCache } from '@emotion/cache';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { App } from './app/app.tsx';
import { KEYS } from './app/emotion-cache.ts';
import { PUBLIC_ROUTES } from './app/routes/public.ts';
import { SAMPLES } from './first-view-samples.ts';
import { makeTemplate } from './first-view-slots.ts';
import { type Direction, directionOf, type Language, mirroring, startI18n } from './i18n/i18n.ts';

/** What is seen of a page before its code has come: markup, and the styles that it needs. */
export interface FirstView {
  html: string;
  /** Styles of the whole page, which the app brings again. */
  common: string;
  /** Styles of Emotion's classes, and the key of its cache with their names, by which the app's cache adopts them. */
  styles: string;
  names: string;
}

/**
 * Draws a first view of a public page. Effects that wait, such as what is asked of the server, come too late for it.
 * @param name its path, and what is seen there if the server fills it
 */
export async function drawFirstView(name: string, language: Language): Promise<FirstView> {
  const sample = SAMPLES[name];
  window.history.replaceState(null, '', sample?.address ?? name);
  const answers = document.createElement('script');
  answers.id = PAGE_ANSWERS;
  answers.type = 'application/json';
  answers.textContent = JSON.stringify(sample?.answers ?? {});
  document.body.append(answers);
  const { pathname } = window.location;
  const route = PUBLIC_ROUTES.find(({ path }) => path === pathname);
  if (route === undefined) throw new Error(`${pathname} is not a public page.`);
  await startI18n(language);
  await route.page.fetch();
  const cache = createReadableCache(directionOf(language));
  const container = document.createElement('div');
  document.body.append(container);
  let failure: unknown;
  const fail = (error: unknown): void => {
    failure ??= error;
  };
  const root = createRoot(container, { onUncaughtError: fail, onCaughtError: fail });
  flushSync(() => {
    root.render(<App createCache={() => cache} />);
  });
  if (failure !== undefined) throw new Error(`${pathname} can't be drawn.`, { cause: failure });
  if (sample !== undefined) makeTemplate(container);
  stopForms(container);
  keepFocus(container);
  keepChoices(container);
  const view = {
    common: withSystemLook(textOf(document.querySelectorAll(`style[data-emotion="${cache.key}-global"]`))),
    styles: textOf(cache.sheet.tags) + takeOutStyles(container),
    names: [cache.key, ...Object.keys(cache.inserted)].join(' '),
    html: container.innerHTML,
  };
  flushSync(() => {
    root.unmount();
  });
  cache.sheet.flush();
  container.remove();
  answers.remove();
  return view;
}

/** Writes styles as texts, which `speedy` does not. */
function createReadableCache(direction: Direction): EmotionCache {
  const stylisPlugins = direction === 'rtl' ? { stylisPlugins: mirroring() } : {};
  return createCache({ key: KEYS[direction], prepend: true, speedy: false, ...stylisPlugins });
}

const textOf = (elements: Iterable<Element>): string => [...elements].map(({ textContent }) => textContent).join('');

/** Without code a form would be sent to its own page, with the password in the address. Outside a dialog this does nothing. */
function stopForms(container: HTMLElement): void {
  for (const form of container.querySelectorAll('form')) form.setAttribute('method', 'dialog');
}

/** What the page focuses by itself, the browser focuses in its first view. */
function keepFocus(container: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement !== null && container.contains(activeElement)) activeElement.setAttribute('autofocus', '');
}

/** React chooses options without marking them, which gets lost in markup. */
function keepChoices(container: HTMLElement): void {
  for (const option of container.querySelectorAll('option')) option.toggleAttribute('selected', option.selected);
}

/** Moves styles of single elements into rules, because the policy of the page allows no style attributes. */
function takeOutStyles(container: HTMLElement): string {
  const styles = [
    ...new Set([...container.querySelectorAll('[style]')].map((each) => each.getAttribute('style') ?? '')),
  ];
  for (const element of container.querySelectorAll('[style]')) {
    element.setAttribute('data-style', String(styles.indexOf(element.getAttribute('style') ?? '')));
    element.removeAttribute('style');
  }
  return styles.map((style, at) => `[data-style="${String(at)}"]{${style}}`).join('');
}

const DARK = /\[data-color-scheme="dark"\]\{([^}]*)\}/g;

/** Until the code sets the look, the system's holds, unless the server knows that another one was chosen. */
function withSystemLook(css: string): string {
  const dark = [...css.matchAll(DARK)].map(([, rules = '']) => `:root:not([data-color-scheme]){${rules}}`).join('');
  if (dark === '') throw new Error('The theme has no dark look.');
  return `${css}@media (prefers-color-scheme:dark){${dark}}`;
}
