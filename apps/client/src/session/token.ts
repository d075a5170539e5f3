import { ROLES, type Role } from '@common-roof/contracts';

export interface TokenClaims {
  sub: string;
  sid: string;
  role: Role;
  /** Seconds since 1970. */
  exp: number;
  /** Present while a co-homeowner acts for the account. */
  act?: unknown;
}

const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value);

function payloadOf(token: string): unknown {
  const part = token.split('.')[1];
  if (part === undefined) return null;
  try {
    const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

/**
 * Returns the claims the client needs; null if the token doesn't decode. Only the server decides whether it is valid.
 */
export function readClaims(token: string): TokenClaims | null {
  const payload = payloadOf(token);
  if (typeof payload !== 'object' || payload === null) return null;
  const { sub, sid, role, exp, act } = { sub: null, sid: null, role: null, exp: null, ...payload } as Record<
    string,
    unknown
  >;
  if (typeof sub !== 'string' || typeof sid !== 'string' || typeof exp !== 'number' || !isRole(role)) return null;
  return { sub, sid, role, exp, act };
}

export const isUnexpired = (claims: TokenClaims, now: number): boolean => claims.exp * 1_000 > now;
