import { SLUG_LENGTH } from '@common-roof/contracts';

import { defineCapability } from '#kernel/capabilities/capability.ts';

/** A link to an offer. The offer itself has the expiry: a holder of a link to an expired one is shown that. */
export const LEASE_LINK = defineCapability({
  kind: 'lease-link',
  page: '/newlease/',
  lifeSeconds: null,
  uses: null,
  secretLength: SLUG_LENGTH,
  advice: 'Ask who sent it to you.',
});
