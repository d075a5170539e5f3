import { z } from 'zod';

import { defineCall } from '../call.ts';
import { challenge, Passkey, SignedIn } from './passkeys.ts';
import { empty, idParams, timestamp } from './primitives.ts';

const code = z.string().regex(/^\d{6}$/, 'Enter the six digits from your app.');
/** As printed, or typed without its hyphens. */
const recoveryCode = z.string().min(1, 'This can’t be empty.').max(40, 'This is too long.');

export const Factors = z.strictObject({
  two_step: z
    .strictObject({ since: timestamp, recovery_codes_left: z.int() })
    .nullable()
    .describe('null: the password is enough'),
  passkeys: z.array(Passkey),
  required: z.boolean().describe('Nothing else can be done before there is one of either'),
});
export type Factors = z.infer<typeof Factors>;

const RecoveryCodes = z.strictObject({ recovery_codes: z.array(z.string()).describe('Told this once') });

export const secondStep = defineCall({
  id: 'secondStep',
  method: 'POST',
  path: '/api/login/second',
  tag: 'Auth',
  summary: 'Sign in with a code, after the password was right (401 `second_step_required` gave the challenge).',
  body: z.union([z.strictObject({ challenge, code }), z.strictObject({ challenge, recovery_code: recoveryCode })]),
  response: SignedIn,
});

export const getFactors = defineCall({
  id: 'getFactors',
  method: 'GET',
  path: '/api/auth/factors',
  tag: 'Account',
  summary: 'How one can sign in to the own account, beside the password.',
  response: Factors,
});

export const beginTwoStep = defineCall({
  id: 'beginTwoStep',
  method: 'POST',
  path: '/api/auth/two-step',
  tag: 'Account',
  summary:
    'A secret for an authenticator app, having confirmed the password. It asks for nothing until it is confirmed.',
  body: empty.optional(),
  response: z.strictObject({
    secret: z.string().describe('Base32'),
    uri: z.string().describe('otpauth:, for a QR code'),
  }),
});

export const confirmTwoStep = defineCall({
  id: 'confirmTwoStep',
  method: 'POST',
  path: '/api/auth/two-step/confirm',
  tag: 'Account',
  summary: 'Turn the second step on with a first code of the app. Answers the recovery codes, this once.',
  body: z.strictObject({ code }),
  response: RecoveryCodes,
});

export const endTwoStep = defineCall({
  id: 'endTwoStep',
  method: 'DELETE',
  path: '/api/auth/two-step',
  tag: 'Account',
  summary: 'Turn the second step off, having confirmed the password.',
  body: empty.optional(),
  status: 204,
});

export const renewRecoveryCodes = defineCall({
  id: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/auth/recovery-codes',
  tag: 'Account',
  summary: 'Other recovery codes in place of those there were, having confirmed the password.',
  body: empty.optional(),
  response: RecoveryCodes,
});

export const resetFactors = defineCall({
  id: 'resetFactors',
  method: 'DELETE',
  path: '/api/admins/accounts/{id}/factors',
  tag: 'Admins',
  summary: 'Let a person who lost all factors sign in with the password alone, after confirming the own password.',
  params: idParams,
  body: empty.optional(),
  status: 204,
});
