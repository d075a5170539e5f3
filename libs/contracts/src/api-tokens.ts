import type { Role } from './roles.ts';

/** What a personal API token can open, in the order in which people choose. What isn't named here is never opened. */
export const TOKEN_SCOPES = [
  'profile:read',
  'house:read',
  'house:write',
  'chores:read',
  'chores:write',
  'supplies:read',
  'supplies:write',
  'money:read',
  'money:write',
  'repairs:read',
  'repairs:write',
  'calendar:read',
  'calendar:write',
  'chat:read',
  'chat:write',
  'notifications:read',
  'notifications:write',
] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];
export type TokenArea = TokenScope extends `${infer Area}:${string}` ? Area : never;

/** Scopes without a call that a neatkeeper may make. */
const NOT_FOR_NEATKEEPERS: ReadonlySet<TokenScope> = new Set([
  'house:write',
  'money:read',
  'money:write',
  'calendar:write',
  'chat:read',
  'chat:write',
] satisfies TokenScope[]);

/** The scopes that open something for a role. Admins have no tokens. */
export function tokenScopesOf(role: Role): readonly TokenScope[] {
  if (role === 'admin') return [];
  return role === 'neatkeeper' ? TOKEN_SCOPES.filter((scope) => !NOT_FOR_NEATKEEPERS.has(scope)) : TOKEN_SCOPES;
}

/** Days after which a new token can expire. There is no token without an end. */
export const TOKEN_DAYS = [7, 30, 90, 365] as const;
export type TokenDays = (typeof TOKEN_DAYS)[number];
export const DEFAULT_TOKEN_DAYS: TokenDays = 90;

/** Begins every token, so that scanners for leaked secrets recognise it. */
export const API_TOKEN_PREFIX = 'crt_';
