import { DATA_EXPORT_KEPT_DAYS } from '@common-roof/domain';

import { defineCapability } from '../../../platform/capabilities/capability.ts';

/** About an export: whoever has the e-mail can download it, as often as a download breaks off. */
export const DATA_EXPORT_LINK = defineCapability({
  kind: 'data-export',
  page: '/data-export?token=',
  lifeSeconds: DATA_EXPORT_KEPT_DAYS * 86_400,
  uses: null,
  advice: 'Ask for your data again on your profile page.',
});
