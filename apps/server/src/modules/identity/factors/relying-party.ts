import { Injectable } from '@nestjs/common';

import { Config } from '../../../platform/config/config.ts';

/** Whom passkeys are made for: decided by the configuration alone, whatever a request says of its host. */
@Injectable()
export class RelyingParty {
  readonly name = 'Common Roof';
  /** The domain that a passkey is bound to. */
  readonly id: string;
  readonly origin: string;

  constructor({ env }: Config) {
    const url = new URL(env.PUBLIC_URL);
    // On the own machine: browsers bind passkeys to names, and that is the name of this address.
    if (url.hostname === '127.0.0.1') url.hostname = 'localhost';
    this.id = url.hostname;
    this.origin = url.origin;
  }
}
