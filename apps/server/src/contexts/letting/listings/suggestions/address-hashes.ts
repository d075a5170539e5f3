import { Injectable } from '@nestjs/common';

import { LinkSecrets } from '#kernel/crypto/link-secrets.ts';
import { emailKey } from '#contexts/identity/accounts/index.ts';

const PURPOSE = 'suggested-address';

/** Capitals and what follows a `+` make another address, but no other mailbox. */
const mailboxOf = (email: string): string =>
  emailKey(email)
    .toLowerCase()
    .replace(/\+[^@]*@/, '@');

/** Hashes of addresses, made with a key outside the database: they can be compared, and say nothing by themselves. */
@Injectable()
export class AddressHashes {
  constructor(private readonly secrets: LinkSecrets) {}

  /** The hash that is stored. */
  hashOf(email: string): string {
    return this.secrets.secretOf(PURPOSE, mailboxOf(email));
  }

  /** The hashes by which an address may be stored: by each key that is known. */
  allOf(email: string): string[] {
    return this.secrets.keys.map((key) => this.secrets.secretOf(PURPOSE, mailboxOf(email), key));
  }
}
