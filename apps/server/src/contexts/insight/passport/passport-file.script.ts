/**
 * The script of a passport's file. It shows only what it has verified, word by word from what was signed. `words` are the
 * texts of the state in the file's language; `data` holds what is signed in base64, its signature and the public key in
 * lower-case hexadecimal, with dots between. Anything but their one spelling is a change.
 */
export const PASSPORT_SCRIPT = String.raw`(async (words) => {
  'use strict';
  const main = document.getElementById('passport');
  const add = (parent, tag, text, name) => {
    const element = document.createElement(tag);
    if (text !== undefined) element.textContent = text;
    if (name) element.className = name;
    parent.append(element);
    return element;
  };
  const show = (name, title, text) => {
    main.replaceChildren();
    return addState(name, title, text);
  };
  const addState = (name, title, text) => {
    const state = add(main, 'section', undefined, 'state ' + name);
    state.id = 'state';
    state.setAttribute('role', 'status');
    add(state, 'h2', title);
    add(state, 'p', text);
    return state;
  };
  const bytesOf = (hex) => Uint8Array.from(hex.match(/../g), (pair) => parseInt(pair, 16));
  const hexOf = (buffer) => Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const read = async (subtle) => {
    const parts = /^([A-Za-z0-9+/]+=*)\.([0-9a-f]{128})\.(04[0-9a-f]{128})$/.exec(document.getElementById('data').textContent);
    if (!parts || btoa(atob(parts[1])) !== parts[1]) return null;
    const signed = Uint8Array.from(atob(parts[1]), (character) => character.charCodeAt(0));
    const point = bytesOf(parts[3]);
    const key = await subtle.importKey('raw', point, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['verify']);
    const isSigned = await subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, bytesOf(parts[2]), signed);
    if (!isSigned) return null;
    const facts = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(signed));
    return hexOf(await subtle.digest('SHA-256', point)) === facts.key ? facts : null;
  };
  const subtle = globalThis.crypto && globalThis.crypto.subtle;
  if (!subtle) return void show('unknown', words.cannot, words.cannotText);
  let facts = null;
  try {
    facts = await read(subtle);
  } catch {
    facts = null;
  }
  if (facts === null) return void show('changed', words.changed, words.changedText);
  main.replaceChildren();
  document.title = facts.title + ': ' + facts.name;
  document.documentElement.lang = facts.language;
  add(main, 'p', facts.title, 'title');
  add(main, 'h1', facts.name);
  add(main, 'p', facts.dates, 'dates');
  for (const part of facts.parts) {
    const section = add(main, 'section', undefined, 'part');
    add(section, 'h2', part.title);
    const list = add(section, 'dl');
    for (const line of part.lines) {
      const row = add(list, 'div');
      add(row, 'dt', line.label);
      add(row, 'dd', line.value);
    }
    add(section, 'p', part.note, 'note');
  }
  const state = addState('genuine', words.genuine, words.genuineText);
  if (new Date().toISOString().slice(0, 10) > facts.use_until) add(state, 'p', words.outdated, 'outdated');
  const how = add(state, 'dl');
  const address = add(how, 'div');
  add(address, 'dt', words.checkPage);
  add(address, 'dd', facts.issuer + '/passport/check');
  const key = add(how, 'div');
  add(key, 'dt', words.fingerprint);
  add(key, 'dd', facts.key.match(/.{4}/g).join(' '), 'fingerprint');
})`;
