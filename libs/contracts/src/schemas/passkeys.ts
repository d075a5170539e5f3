import { z } from 'zod';

import { defineCall } from '../call.ts';
import { LIMITS } from '../limits.ts';
import { PASSKEY_TRANSPORTS } from '../passkeys.ts';
import { User } from './accounts.ts';
import { empty, idParams, name, timestamp, uuid } from './primitives.ts';

const bytes = (most: number) =>
  z
    .string()
    .min(1, 'This can’t be empty.')
    .max(most, 'This is too long.')
    .regex(/^[A-Za-z0-9_-]*$/, 'Send base64url.');

/** A challenge encrypted by the server and returned unchanged. */
export const challenge = z
  .string()
  .max(2_000, 'This is too long.')
  .regex(/^[\w-]{1,64}\.[A-Za-z0-9+/=]+$/, 'This isn’t from us.');
/** The answer to every way of signing in. */
export const SignedIn = z.strictObject({ user: User, token: z.string() });

export const Passkey = z.strictObject({
  _id: uuid,
  name: z.string(),
  created_at: timestamp,
  last_used_at: timestamp.nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

const publicKey = z.literal('public-key');

const transports = z.array(z.enum(PASSKEY_TRANSPORTS)).max(PASSKEY_TRANSPORTS.length, 'These are too many.');

const known = z.strictObject({ id: z.string(), type: publicKey, transports });

/** Options for using a key, named as in WebAuthn (`PublicKeyCredentialRequestOptionsJSON`). */
const AskingOptions = z.strictObject({
  challenge,
  options: z.strictObject({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal('required'),
    allowCredentials: z.array(known),
  }),
});

/** Options for creating a key (`PublicKeyCredentialCreationOptionsJSON`). */
const MakingOptions = z.strictObject({
  challenge,
  options: z.strictObject({
    challenge: z.string(),
    rp: z.strictObject({ id: z.string(), name: z.string() }),
    user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.strictObject({ type: publicKey, alg: z.int() })),
    timeout: z.int(),
    excludeCredentials: z.array(known),
    authenticatorSelection: z.strictObject({
      residentKey: z.literal('preferred'),
      requireResidentKey: z.literal(false),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  }),
});
export type PasskeyOptions = z.infer<typeof MakingOptions>['options'];
export type PasskeyRequest = z.infer<typeof AskingOptions>['options'];

/** An authenticator's signed response. */
const PasskeyProof = z.strictObject({
  challenge,
  id: bytes(1_400),
  client_data: bytes(8_000),
  authenticator_data: bytes(8_000),
  signature: bytes(2_000),
  user_handle: bytes(100).optional(),
});
export type PasskeyProof = z.infer<typeof PasskeyProof>;

const passkeyName = name.refine((value) => value.length <= LIMITS.passkeyName, 'This is too long.');

const NewPasskey = z.strictObject({
  challenge,
  name: passkeyName,
  id: bytes(1_400),
  client_data: bytes(8_000),
  attestation: bytes(30_000),
  transports,
});
export type NewPasskey = z.infer<typeof NewPasskey>;

export const passkeyLoginOptions = defineCall({
  id: 'passkeyLoginOptions',
  method: 'POST',
  path: '/api/login/passkey/options',
  tag: 'Auth',
  summary: 'What a browser is asked with to sign in with a passkey. It says nothing of anybody.',
  body: empty.optional(),
  response: AskingOptions,
});

export const passkeyLogin = defineCall({
  id: 'passkeyLogin',
  method: 'POST',
  path: '/api/login/passkey',
  tag: 'Auth',
  summary: 'Sign in with a passkey. It counts as both steps. One answer for everything that is wrong with it.',
  body: PasskeyProof,
  response: SignedIn,
});

export const newPasskeyOptions = defineCall({
  id: 'newPasskeyOptions',
  method: 'POST',
  path: '/api/auth/passkeys/options',
  tag: 'Account',
  summary: 'What a browser is asked with to make a passkey, having confirmed the password.',
  body: empty.optional(),
  response: MakingOptions,
});

export const addPasskey = defineCall({
  id: 'addPasskey',
  method: 'POST',
  path: '/api/auth/passkeys',
  tag: 'Account',
  summary: 'Keep a passkey that a browser made. 409 when there are ten.',
  once: true,
  body: NewPasskey,
  response: Passkey,
  status: 201,
});

export const renamePasskey = defineCall({
  id: 'renamePasskey',
  method: 'PUT',
  path: '/api/auth/passkeys/{id}',
  tag: 'Account',
  summary: 'Call a passkey otherwise.',
  params: idParams,
  body: z.strictObject({ name: passkeyName }),
  response: Passkey,
});

export const removePasskey = defineCall({
  id: 'removePasskey',
  method: 'DELETE',
  path: '/api/auth/passkeys/{id}',
  tag: 'Account',
  summary: 'Let a passkey open nothing any more, having confirmed the password.',
  params: idParams,
  body: empty.optional(),
  status: 204,
});

export const confirmPasskeyOptions = defineCall({
  id: 'confirmPasskeyOptions',
  method: 'POST',
  path: '/api/auth/confirm-passkey/options',
  tag: 'Account',
  summary: 'What a browser is asked with to prove again who is at the screen.',
  body: empty.optional(),
  response: AskingOptions,
});

export const confirmPasskey = defineCall({
  id: 'confirmPasskey',
  method: 'POST',
  path: '/api/auth/confirm-passkey',
  tag: 'Account',
  summary: 'Prove again who is at the screen, with a passkey in place of the password. It counts for five minutes.',
  body: PasskeyProof,
  status: 204,
});
