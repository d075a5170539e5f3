import type { NewPasskey, PasskeyProof } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import type { PasskeyEntity } from './passkey.entity.ts';
import { RelyingParty } from './relying-party.ts';

export interface MadeCredential {
  readonly id: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
}

type Signed = Omit<PasskeyProof, 'challenge'>;
type Made = Omit<NewPasskey, 'challenge' | 'name'>;

const publicKey = { type: 'public-key', clientExtensionResults: {} } as const;

/** Verifies a browser's answer: right challenge, origin and domain, user present and verified, signature valid. */
@Injectable()
export class PasskeyProofs {
  constructor(private readonly party: RelyingParty) {}

  /** @returns null for an invalid proof */
  async made({ id, client_data, attestation }: Made, expectedChallenge: string): Promise<MadeCredential | null> {
    const response = { ...publicKey, id, rawId: id };
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const verified = await verifyRegistrationResponse({
      response: { ...response, response: { clientDataJSON: client_data, attestationObject: attestation } },
      ...this.expected(expectedChallenge),
      // The library throws for anything invalid that a caller sent.
    }).catch(() => null);
    return verified?.verified === true ? verified.registrationInfo.credential : null;
  }

  /** @returns the device's counter, null for an invalid proof */
  async signed(signed: Signed, by: PasskeyEntity, expectedChallenge: string): Promise<number | null> {
    const { id, client_data, authenticator_data, signature } = signed;
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const verified = await verifyAuthenticationResponse({
      response: {
        ...publicKey,
        id,
        rawId: id,
        response: { clientDataJSON: client_data, authenticatorData: authenticator_data, signature },
      },
      // Whether its counter increased is decided by its row.
      credential: { id: by.credential_id, publicKey: new Uint8Array(by.public_key), counter: 0 },
      ...this.expected(expectedChallenge),
    }).catch(() => null);
    return verified?.verified === true ? verified.authenticationInfo.newCounter : null;
  }

  private expected(expectedChallenge: string) {
    const { id: expectedRPID, origin: expectedOrigin } = this.party;
    return { expectedChallenge, expectedRPID, expectedOrigin, requireUserVerification: true };
  }
}
