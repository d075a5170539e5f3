import { AUTH_HEADER } from '@common-roof/contracts';

import { call } from './http.ts';
import type { TestApp } from './test-app.ts';

/**
 * Confirms the password of a session again.
 * @returns the token that is valid from then on; the previous one ends after a few seconds
 */
export async function confirmPassword(app: TestApp, token: string, password: string): Promise<string> {
  const body = { current_password: password };
  const { status, headers, text } = await call(app, 'POST', '/api/auth/confirm-password', { token, body });
  if (status !== 204) throw new Error(`${String(status)} ${text}`);
  return headers.get(AUTH_HEADER) ?? '';
}
