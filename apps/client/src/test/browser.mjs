// Gives Node the globals of a browser, before anything of the client or of React is loaded.
import { runInNewContext } from 'node:vm';

import 'fake-indexeddb/auto';
import { JSDOM } from 'jsdom';

// Node loads these on first use, and they extend its events: not a browser's, which it would refuse.
void [globalThis.MessageEvent, globalThis.CloseEvent, globalThis.WebSocket, globalThis.fetch, globalThis.Request];

const { window } = new JSDOM('<!doctype html><html lang="en"><head></head><body></body></html>', {
  url: 'https://common-roof.test/',
  pretendToBeVisual: true,
});

/** Stays Node's, all from one realm: a request refuses another realm's signal, and fake timers know one `setTimeout`. */
const FROM_NODE = [
  ...['AbortController', 'AbortSignal', 'fetch', 'Headers', 'Request', 'Response', 'TextEncoder', 'TextDecoder'],
  ...['structuredClone', 'BroadcastChannel', 'crypto', 'performance', 'console', 'queueMicrotask'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'atob', 'btoa'],
  ...Object.getOwnPropertyNames(globalThis).filter((name) => /^(IDB|indexedDB)/.test(name)),
];
/** Not in jsdom: tests set them on the window, and the client reads them. */
const MISSING = ['matchMedia', 'ResizeObserver', 'IntersectionObserver', 'Notification', 'PushManager'];
/** Parts of JavaScript itself, which window and Node share. */
const LANGUAGE = new Set(runInNewContext('Object.getOwnPropertyNames(globalThis)'));
/** Their receiver has to be the window. */
const OF_WINDOW = ['addEventListener', 'removeEventListener', 'dispatchEvent'];

function forward(from, to, name) {
  Object.defineProperty(from, name, {
    configurable: true,
    enumerable: true,
    get: () => to[name],
    set: (value) => {
      to[name] = value;
    },
  });
}

for (const name of FROM_NODE) forward(window, globalThis, name);
const fromNode = new Set(FROM_NODE);
for (const name of Object.getOwnPropertyNames(window))
  if (!fromNode.has(name) && !LANGUAGE.has(name) && !name.startsWith('_')) forward(globalThis, window, name);
for (const name of OF_WINDOW)
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: window[name].bind(window) });
for (const name of MISSING) {
  Object.defineProperty(globalThis, name, {
    configurable: true,
    enumerable: false,
    get: () => window[name],
    set: (value) => {
      window[name] = value;
    },
  });
}

// jsdom doesn't know this element yet, and React would warn about it.
const { createElement } = window.Document.prototype;
window.Document.prototype.createElement = function createKnownElement(name, ...options) {
  const element = createElement.call(this, name, ...options);
  if (name === 'search') Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' });
  return element;
};

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

// React would record each render for the browser's profiler.
Reflect.deleteProperty(console, 'timeStamp');
