import { AUTH_HEADER } from '@common-roof/contracts';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';

import { ANSWERED_AT_HEADER } from '#lib/stored-answers.ts';
import { readClaims } from '#session/token.ts';

/** What roomies, homeowners and neatkeepers read day by day. Nothing that signs, exports, audits or administers. */
const READ_OFFLINE = [
  /^\/api\/me$/,
  /^\/api\/(announcements|chores|messages|notes|notifications|waiting|first-steps|appeals)\b/,
  /^\/api\/houses\/(all|byId|chore-[a-z]+|feed|standings|rule-book|rule-changes|recurring-bills)\b/,
  /^\/api\/houses\/[^/]+\/(announcements|guide|wifi|documents|calendar|stock)$/,
  /^\/api\/houses\/(variablecosts|variable-costs-table|averages|visits)\b/,
  /^\/api\/(rule-changes|settle-up|supplies-history|variable-costs|neatkeepers)\b/,
  /^\/api\/stock\/[^/]+$/,
  /^\/api\/ledger\/(balance|entries|arrears)\b/,
  /^\/api\/roomies\/(house|feed|points|allsupplies|allhousesupplies|showings)\b/,
];
/** Files, which a person saves if they want to keep them. */
const IS_FILE = /\/(csv|document|receipt|file)$|\.(ics|pdf)$/;

/** What opens doors of a house: kept for those who live there, and not for those who come to clean. */
const isSecret = (request: Request): boolean => new URL(request.url).pathname.endsWith('/wifi');

export const isReadOffline = (pathname: string): boolean =>
  READ_OFFLINE.some((pattern) => pattern.test(pathname)) && !IS_FILE.test(pathname);

/**
 * Returns whose answers are kept: nobody's without a session, no admin's, whose reading is audited, and no homeowner's on
 * the device of their co-homeowner, whose rights may end.
 */
function readerOf(request: Request): string | null {
  const claims = readClaims(request.headers.get(AUTH_HEADER) ?? '');
  if (claims === null || claims.role === 'admin' || claims.act !== undefined) return null;
  return claims.role === 'neatkeeper' && isSecret(request) ? null : claims.sub;
}

/** Stores an answer under its account: another account on this device never receives it. */
export const ownedAnswers: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => {
    const url = new URL(request.url);
    url.searchParams.set('account', readerOf(request) ?? '');
    return Promise.resolve(url.href);
  },
};

/** Stores complete answers, and never a renewed token. */
export const storableAnswers: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    if (response.status !== 200 || readerOf(request) === null) return null;
    return withHeaders(response, (headers) => {
      headers.delete(AUTH_HEADER);
    });
  },
};

/** Says when a stored answer was given, so that the page can tell its reader. */
export const datedAnswers: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse
      ? withHeaders(cachedResponse, (headers) => {
          headers.set(ANSWERED_AT_HEADER, headers.get('date') ?? new Date().toUTCString());
        })
      : null,
};

/** Two weeks, and 300 answers: about what a person of three houses reads. */
export const oldAnswersGo = new ExpirationPlugin({
  maxEntries: 300,
  maxAgeSeconds: 14 * 86_400,
  purgeOnQuotaError: true,
}) as WorkboxPlugin;

async function withHeaders(response: Response, change: (headers: Headers) => void): Promise<Response> {
  const headers = new Headers(response.headers);
  change(headers);
  return new Response(await response.blob(), { status: response.status, headers });
}
