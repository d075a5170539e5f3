import { definePlugin } from '@oxlint/plugins';

import { noEnums, noEnvironment, noHandMadeForms, noLayoutSpreads, noRawHtml } from './banned-syntax.ts';
import { importZones } from './import-zones.ts';

/** Lint rules of this repository. */
export default definePlugin({
  meta: { name: 'common-roof' },
  rules: {
    'import-zones': importZones,
    'no-enums': noEnums,
    'no-environment': noEnvironment,
    'no-hand-made-forms': noHandMadeForms,
    'no-layout-spreads': noLayoutSpreads,
    'no-raw-html': noRawHtml,
  },
});
