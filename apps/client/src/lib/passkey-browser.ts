import {
  type NewPasskey,
  PASSKEY_TRANSPORTS,
  type PasskeyOptions,
  type PasskeyProof,
  type PasskeyRequest,
} from '@common-roof/contracts';
import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';

type Made = Omit<NewPasskey, 'challenge' | 'name'>;
type Signed = Omit<PasskeyProof, 'challenge'>;

/** Whether the user cancelled, or has no passkey here: they know, so nothing is shown. */
const wasGivenUp = (cause: unknown): boolean =>
  cause instanceof Error && (cause.name === 'NotAllowedError' || cause.name === 'AbortError');

/** Creates a passkey. @returns null if the user cancelled, `known` if the device has one for this account */
export async function makePasskey(options: PasskeyOptions): Promise<Made | 'known' | null> {
  try {
    const { id, response } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return {
      id,
      client_data: clientDataJSON,
      attestation: attestationObject,
      transports: PASSKEY_TRANSPORTS.filter((known) => transports.includes(known)),
    };
  } catch (cause) {
    if (wasGivenUp(cause)) return null;
    if (cause instanceof WebAuthnError && cause.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'known';
    throw cause;
  }
}

/** Signs in with a passkey. @returns null if the user cancelled */
export async function signWithPasskey(options: PasskeyRequest): Promise<Signed | null> {
  try {
    const { id, response } = await startAuthentication({ optionsJSON: options });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return {
      id,
      client_data: clientDataJSON,
      authenticator_data: authenticatorData,
      signature,
      ...(userHandle === undefined ? {} : { user_handle: userHandle }),
    };
  } catch (cause) {
    if (wasGivenUp(cause)) return null;
    throw cause;
  }
}
