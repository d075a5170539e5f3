import type { Guarantee } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { directionOf } from '#i18n/i18n.ts';
import { userText } from '#ui/user-text.ts';

/** What a guarantor signs, in the language of the lease. */
export function GuaranteeText({ text, language }: Pick<Guarantee, 'text' | 'language'>) {
  return (
    <Box lang={language} dir={directionOf(language)} sx={{ display: 'grid', gap: 1.5, maxWidth: '72ch' }}>
      {text.split('\n\n').map((paragraph) => (
        <Typography key={paragraph} sx={userText}>
          {paragraph}
        </Typography>
      ))}
    </Box>
  );
}
