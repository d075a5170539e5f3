import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';

/** The reading progress, at the bottom of the screen while reading and below the text afterwards. */
export function ReadingBar({ share, hasRead }: { share: number; hasRead: boolean }) {
  const { t } = useTranslation();
  const percent = Math.round(share * 100);
  return (
    <Box sx={{ position: 'sticky', bottom: 0, bgcolor: 'background.default', pt: 1, pb: 1, zIndex: 1 }}>
      <Box
        role="progressbar"
        aria-label={t('signing.read.progress')}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        sx={{ height: 4, borderRadius: 2, bgcolor: 'divider', overflow: 'hidden' }}
      >
        <Box sx={{ height: 1, width: `${String(percent)}%`, bgcolor: 'primary.main' }} />
      </Box>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary', pt: 0.5 }}>
        {t(hasRead ? 'signing.read.done' : 'signing.read.left')}
      </Typography>
    </Box>
  );
}
