import { Injectable } from '@nestjs/common';

import { Config } from '#kernel/config/config.ts';

/** The relying party of passkeys: set by the configuration alone, whatever host a request names. */
@Injectable()
export class RelyingParty {
  readonly name = 'Common Roof';
  /** The domain that a passkey is bound to. */
  readonly id: string;
  readonly origin: string;

  constructor({ env }: Config) {
    const url = new URL(env.PUBLIC_URL);
    // On a developer's machine: browsers bind passkeys to names, and this is the name of that address.
    if (url.hostname === '127.0.0.1') url.hostname = 'localhost';
    this.id = url.hostname;
    this.origin = url.origin;
  }
}
