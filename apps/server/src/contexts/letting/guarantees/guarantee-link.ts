import { defineCapability } from '#kernel/capabilities/capability.ts';

/** The link of a guarantor. The guarantee has the expiry, because a signed one's link goes on. */
export const GUARANTEE_LINK = defineCapability({
  kind: 'guarantee',
  page: '/guarantee/',
  lifeSeconds: null,
  uses: null,
  advice: 'Ask the homeowner for a new one.',
});
