import Box from '@mui/material/Box';

import { loadWords } from '#i18n/i18n.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';

const HEIGHT = 240;

export const ApiTokens = lazyOnOpen(
  async () => {
    const [section] = await Promise.all([import('./api-tokens-section.tsx'), loadWords('apiTokens')]);
    return section.ApiTokensSection;
  },
  <Box sx={{ height: HEIGHT }} />,
);
