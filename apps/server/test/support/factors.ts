import type { CallResponse, newPasskeyOptions, passkeyLoginOptions } from '@common-roof/contracts';

import { codeAt } from '#contexts/identity/accounts/factors/totp.ts';
import { Authenticator, type Lies } from './authenticator.ts';
import { type Answer, call, problemOf } from './http.ts';
import type { TestApp } from './test-app.ts';
import { type Player, setPassword } from './world.ts';

export const PASSWORD = 'violet teapot under 7 elms';
const HALF_MINUTE = 30;

type Making = CallResponse<typeof newPasskeyOptions>;
type Asking = CallResponse<typeof passkeyLoginOptions>;

/** Accounts that sign in with more than a password. */
export function factorsOf(app: TestApp) {
  const ask = async (who: Player, method: string, path: string, body?: unknown): Promise<Answer> => {
    const answer = await call(app, method, path, { token: who.token, ...(body === undefined ? {} : { body }) });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${String(answer.status)} ${answer.text}`);
    return answer;
  };

  const login = ({ account }: Player, password = PASSWORD): Promise<Answer> =>
    call(app, 'POST', '/api/login', { body: { email: account.email, password, account_type: account.account_type } });

  const begin = async (who: Player): Promise<string> =>
    ((await ask(who, 'POST', '/api/auth/two-step')).body as { secret: string }).secret;

  /** With an app that was set up half a minute ago, so that its current code is a new one. */
  async function twoStep(who: Player): Promise<{ secret: string; codes: string[] }> {
    await setPassword(app, who.account, PASSWORD);
    const secret = await begin(who);
    const before = new Date(app.clock.now().getTime() - HALF_MINUTE * 1_000);
    const confirmed = await ask(who, 'POST', '/api/auth/two-step/confirm', { code: codeAt(secret, before) });
    return { secret, codes: (confirmed.body as { recovery_codes: string[] }).recovery_codes };
  }

  /** The challenge in the answer to a correct password. */
  async function challengeOf(who: Player): Promise<string> {
    const problem = problemOf(await login(who));
    expect(problem).toMatchObject({ status: 401, code: 'second_step_required' });
    return problem.challenge ?? '';
  }

  const second = (body: Readonly<Record<string, string>>): Promise<Answer> =>
    call(app, 'POST', '/api/login/second', { body });
  const askToMake = async (who: Player): Promise<Making> =>
    (await ask(who, 'POST', '/api/auth/passkeys/options')).body as Making;
  const askToSign = async (): Promise<Asking> => (await call(app, 'POST', '/api/login/passkey/options')).body as Asking;

  const askToConfirm = async (who: Player): Promise<Asking> =>
    (await ask(who, 'POST', '/api/auth/confirm-passkey/options')).body as Asking;

  async function passkey(who: Player, name = 'Laptop'): Promise<Authenticator & { rowId: string }> {
    const authenticator = new Authenticator();
    const { challenge, options } = await askToMake(who);
    const added = await ask(who, 'POST', '/api/auth/passkeys', { challenge, name, ...authenticator.make(options) });
    return Object.assign(authenticator, { rowId: (added.body as { _id: string })._id });
  }

  async function passkeyLogin(authenticator: Authenticator, lies: Lies = {}): Promise<Answer> {
    const { challenge, options } = await askToSign();
    return call(app, 'POST', '/api/login/passkey', { body: { challenge, ...authenticator.sign(options, lies) } });
  }

  return {
    login,
    begin,
    twoStep,
    askToConfirm,
    challengeOf,
    second,
    askToMake,
    askToSign,
    passkey,
    passkeyLogin,
    /** The code that an app shows now. */
    codeOf: (secret: string): string => codeAt(secret, app.clock.now()),
    nextHalfMinute: (): void => {
      app.clock.advance(HALF_MINUTE);
    },
  };
}
