import { SLUG_LENGTH } from '@common-roof/contracts';

import { defineCapability } from '../../../platform/capabilities/capability.ts';

/** To an offer, which itself knows how long it holds: who holds a link to one that is over is told so. */
export const LEASE_LINK = defineCapability({
  kind: 'lease-link',
  page: '/newlease/',
  lifeSeconds: null,
  uses: null,
  secretLength: SLUG_LENGTH,
  advice: 'Ask who sent it to you.',
});
