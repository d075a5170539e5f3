import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { dayName } from '#lib/dates.ts';

export function DaySeparator({ at }: { at: string }) {
  const { i18n } = useTranslation();
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', mt: 3, mb: 1 }}>
      <Typography
        variant="body2"
        component="p"
        sx={{
          px: 1.5,
          py: 0.25,
          borderRadius: '16px',
          bgcolor: 'background.paper',
          border: '1px solid',
          borderColor: 'divider',
          color: 'text.secondary',
        }}
      >
        {dayName(at, i18n.language)}
      </Typography>
    </Box>
  );
}

export function NewDivider() {
  const { t } = useTranslation();
  return (
    <Box
      role="separator"
      data-new-messages
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.2,
        my: 2,
        color: 'error.main',
        '&::before, &::after': { content: '""', flex: 1, borderTop: 'thin solid' },
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t('talk.newMessages')}
      </Typography>
    </Box>
  );
}
