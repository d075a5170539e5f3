import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

import { addressOf } from '../ports.ts';
import { type MessageStore } from './message-store.ts';
import { listPage, mailDocument, mailPolicy, messagePage, notFoundPage, pagePolicy } from './pages.ts';

export interface MailboxSite {
  readonly port: number;
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly type?: 'text/html' | 'application/json';
  readonly body?: string;
  readonly policy?: string;
  readonly location?: string;
}

/** Serves the mailbox on the loopback interface: pages for people, `/messages` for tests. */
export async function serveMailbox(store: MessageStore, port: number): Promise<MailboxSite> {
  const server = createServer((request, response) => {
    answer(store, request).then(
      (result) => {
        send(response, result);
      },
      () => {
        send(response, { status: 500 });
      },
    );
  });
  await listen(server, port);
  return {
    port: addressOf(server.address()).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

async function answer(store: MessageStore, request: IncomingMessage): Promise<Answer> {
  const url = new URL(request.url ?? '/', 'http://mailbox');
  const { method = 'GET' } = request;
  if (!isForUs(request)) return { status: 421 };
  const route = `${method === 'HEAD' ? 'GET' : method} ${url.pathname}`;

  if (route === 'GET /') return html(200, listPage(store.list()));
  if (route === 'GET /messages') return json(store.list(url.searchParams.get('to') ?? undefined));
  if (route === 'DELETE /messages' || route === 'POST /clear') {
    if (!isFromUs(request)) return { status: 403 };
    await store.clear();
    return method === 'POST' ? { status: 303, location: '/' } : { status: 204 };
  }
  const [, kind, id, part] = /^GET \/(messages|mail)\/([\w-]+)(\/html)?$/.exec(route) ?? [];
  const message = id === undefined ? undefined : store.find(id);
  if (message === undefined) return html(404, notFoundPage());
  if (part !== undefined) return html(200, mailDocument(message.html), mailPolicy);
  return kind === 'messages' ? json(message) : html(200, messagePage(message));
}

/** Accepting another host name would let a foreign site read the mails by DNS rebinding. */
function isForUs({ headers: { host = '' } }: IncomingMessage): boolean {
  return /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host);
}

/** Otherwise a form on a foreign page could empty the mailbox. */
function isFromUs({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

function html(status: number, body: string, policy = pagePolicy): Answer {
  return { status, type: 'text/html', body, policy };
}

function json(value: unknown): Answer {
  return { status: 200, type: 'application/json', body: JSON.stringify(value) };
}

function send(response: ServerResponse, { status, type, body, policy = pagePolicy, location }: Answer): void {
  response.writeHead(status, {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    ...(type === undefined ? {} : { 'content-type': `${type}; charset=utf-8` }),
    ...(location === undefined ? {} : { location }),
  });
  response.end(body);
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}
