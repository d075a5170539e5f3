import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { useRecalculatingQuery } from './restated-api.ts';

/** A status line while a house's shares are recalculated: the amounts may still change. */
export function Recalculating({ houseId }: { houseId: string }) {
  const { t } = useTranslation();
  const { currentData } = useRecalculatingQuery({ id: houseId });
  const isOpen = currentData?.is_recalculating === true;
  return (
    // The element exists before its text, so that screen readers announce it.
    <Box role="status" sx={isOpen ? {} : { display: 'contents' }}>
      {isOpen && (
        <Typography
          variant="body2"
          sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          <CircularProgress size={14} aria-hidden sx={{ flex: 'none' }} />
          {t('money.recalculating')}
        </Typography>
      )}
    </Box>
  );
}
