import { DATA_EXPORT_KEPT_DAYS } from '@common-roof/domain';

import { defineCapability } from '#kernel/capabilities/capability.ts';

/** A link to an export: a holder of the e-mail can download it again when a download breaks off. */
export const DATA_EXPORT_LINK = defineCapability({
  kind: 'data-export',
  page: '/data-export?token=',
  lifeSeconds: DATA_EXPORT_KEPT_DAYS * 86_400,
  uses: null,
  advice: 'Ask for your data again on your profile page.',
});
