import { type CaughtMessage } from './message.ts';

/** The pages have no scripts at all, so nothing in a mail can run as one. */
export const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** For the mail's own HTML: a separate origin, no scripts, no requests; its links open in a new tab. */
export const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'; font-src data:";

const style = `
:root { color-scheme: light dark; --ink: #24211d; --soft: #6f675d; --line: #e6dfd5; --paper: #fffdf9; --page: #f6f1e9; --roof: #b4532a }
@media (prefers-color-scheme: dark) { :root { --ink: #efe9e0; --soft: #a89f93; --line: #3a352f; --paper: #24211d; --page: #191714; --roof: #e58a5f } }
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 56rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
header { display: flex; align-items: center; gap: 1rem; margin-bottom: 1rem }
h1 { font-size: 1.4rem; margin: 0; flex: 1; overflow-wrap: anywhere }
a { color: inherit } a:focus-visible, button:focus-visible { outline: 3px solid var(--roof); outline-offset: 2px }
button, .back { display: inline-flex; align-items: center; font: inherit; color: var(--ink); background: var(--paper); border: 1px solid var(--line); border-radius: 8px; padding: .4rem .9rem; min-height: 44px; cursor: pointer; text-decoration: none }
.card { background: var(--paper); border: 1px solid var(--line); border-radius: 14px; overflow: hidden; list-style: none; margin: 0; padding: 0 }
.card li + li { border-top: 1px solid var(--line) }
.row { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 1rem; padding: .8rem 1.1rem; text-decoration: none }
.row:hover { background: color-mix(in srgb, var(--roof) 8%, transparent) }
.row strong, .row span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.soft { color: var(--soft); font-size: .9rem }
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: .2rem 1rem; margin: 0; padding: 1rem 1.1rem; border-bottom: 1px solid var(--line) }
dt { color: var(--soft) } dd { margin: 0; overflow-wrap: anywhere }
iframe { display: block; width: 100%; height: 70vh; border: 0; background: #fff }
pre { margin: 0; padding: 1.1rem; white-space: pre-wrap; overflow-wrap: anywhere; font: .95rem/1.5 ui-monospace, monospace }
details { margin-top: 1rem } summary { cursor: pointer; padding: .5rem 0; color: var(--soft) }
.empty { padding: 3rem 1rem; text-align: center; color: var(--soft) }
`;

/** Renders the list, newest first; it reloads itself every few seconds. */
export function listPage(messages: readonly CaughtMessage[]): string {
  const rows = messages.map(
    ({ id, subject, to, received_at }) => `<li><a class="row" href="/mail/${escapeHtml(id)}">
<strong>${escapeHtml(subject || '(no subject)')}</strong><time class="soft" datetime="${escapeHtml(received_at)}">${escapeHtml(clockTime(received_at))}</time>
<span class="soft">to ${escapeHtml(to.join(', '))}</span></a></li>`,
  );
  const body =
    rows.length === 0
      ? '<p class="card empty">No mail yet. Whatever Common Roof sends here appears on this page and goes no further.</p>'
      : `<ul class="card">${rows.join('\n')}</ul>`;
  const clear = '<form method="post" action="/clear"><button type="submit">Empty the mailbox</button></form>';
  return page('Mailbox', `<header><h1>Mailbox</h1>${rows.length === 0 ? '' : clear}</header>${body}`, 5);
}

/** Renders one mail: sender, time, its HTML in a sandboxed frame, its text, attachments and headers. */
export function messagePage(message: CaughtMessage): string {
  const { id, from, to, subject, text, html, headers, attachments, received_at } = message;
  const facts = { From: from, To: to.join(', '), Received: received_at.replace('T', ' ').slice(0, 19) + ' UTC' };
  const shown = Object.entries(facts).map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`);
  const sandbox = 'allow-popups allow-popups-to-escape-sandbox';
  const frame = `<iframe title="The mail" sandbox="${sandbox}" referrerpolicy="no-referrer" src="/mail/${escapeHtml(id)}/html"></iframe>`;
  const plain = `<pre>${escapeHtml(text)}</pre>`;
  const files = attachments.map(
    (file) =>
      `<details><summary>Attachment: ${escapeHtml(file.filename)}</summary><div class="card"><pre>${escapeHtml(file.text || file.content_type)}</pre></div></details>`,
  );
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return page(
    subject,
    `<header><a class="back" href="/">All mail</a><h1>${escapeHtml(subject || '(no subject)')}</h1></header>
<article class="card"><dl>${shown.join('')}</dl>${html === '' ? plain : frame}</article>
${html === '' ? '' : `<details><summary>Text</summary><div class="card">${plain}</div></details>`}
${files.join('')}
<details><summary>Headers</summary><div class="card"><pre>${escapeHtml(lines.join('\n'))}</pre></div></details>`,
  );
}

export function notFoundPage(): string {
  return page('Not found', '<header><a class="back" href="/">All mail</a><h1>This mail is gone</h1></header>');
}

/** Returns the mail's HTML as sent, except that its links open outside the frame. */
export function mailDocument(html: string): string {
  return `<!doctype html><meta charset="utf-8"><base target="_blank">${html}`;
}

function page(title: string, body: string, refreshSeconds?: number): string {
  const refresh = refreshSeconds === undefined ? '' : `<meta http-equiv="refresh" content="${String(refreshSeconds)}">`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
${refresh}<title>${escapeHtml(title)} · Common Roof mail</title><style>${style}</style></head><body><main>${body}</main></body></html>`;
}

function clockTime(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 19)}`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
