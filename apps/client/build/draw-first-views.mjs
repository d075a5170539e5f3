// Draws the first views of the public pages in a window without a screen. Its arguments are the compiled
// `src/first-view.tsx`, and the file that they are written to.
import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

import { JSDOM } from 'jsdom';

/** The pages that strangers open first, and those that the server fills. */
const PAGES = ['/', '/signin', '/roomad', '/roomad list', '/roomad room', '/apply', '/aboutus', '/contactus'];
const LANGUAGES = ['en', 'de', 'es', 'fr', 'ar'];

const ORIGIN = 'https://common-roof.example';

const [, , file = '', result = ''] = process.argv;
const dom = new JSDOM('<!doctype html><html lang="en"><head></head><body></body></html>', { url: ORIGIN });
const { window } = dom;
// What has not been answered yet, and is not in this window.
Object.assign(window, {
  fetch: () => new Promise(() => undefined),
  scrollTo: () => undefined,
  matchMedia: () => ({ matches: false, addListener: () => undefined, removeListener: () => undefined }),
  // As a function it returns the observer.
  IntersectionObserver: function IntersectionObserver() {
    return { observe: () => undefined, disconnect: () => undefined };
  },
});
for (const name of Object.getOwnPropertyNames(window)) {
  if (name in globalThis && name !== 'fetch' && name !== 'navigator' && name !== 'localStorage') continue;
  Object.defineProperty(globalThis, name, {
    configurable: true,
    writable: true,
    value: window[name],
  });
}

const { drawFirstView } = await import(pathToFileURL(file).href);
const views = {};
/** Pages share them: each is stored once. */
const styles = [];
const known = [];

function numberOf(used) {
  const key = JSON.stringify(used);
  if (!known.includes(key)) {
    known.push(key);
    styles.push(used);
  }
  return known.indexOf(key);
}

for (const hasDemo of [false, true]) {
  if (hasDemo) window.document.head.innerHTML = '<meta name="demo-accounts" content="true">';
  for (const page of PAGES) {
    for (const language of LANGUAGES) {
      const { html, ...used } = await drawFirstView(page, language);
      views[[page, language, ...(hasDemo ? ['demo'] : [])].join(' ')] = { html, styles: numberOf(used) };
    }
  }
}
await writeFile(result, JSON.stringify({ styles, views }));
// Timers of the pages would keep it running.
process.exit();
