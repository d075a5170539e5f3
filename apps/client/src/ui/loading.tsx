import Box from '@mui/material/Box';

import { useTranslation } from '#i18n/use-translation.ts';

/** The loading indicator of lazy pages and of the guard. */
export function Loading() {
  const { t } = useTranslation();
  return (
    <Box role="status" sx={{ display: 'grid', placeItems: 'center', minHeight: 240, color: 'text.secondary' }}>
      {t('shell.loading')}
    </Box>
  );
}
