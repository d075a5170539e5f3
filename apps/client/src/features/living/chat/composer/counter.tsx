import { LIMITS } from '@common-roof/contracts';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';

/** How many characters are left, or too many. */
export function Counter({ length, id }: { length: number; id: string }) {
  const { t } = useTranslation();
  const left = LIMITS.messageText - length;
  return (
    <Typography
      id={id}
      role="status"
      variant="caption"
      sx={{ display: 'block', textAlign: 'right', px: 1, color: left < 0 ? 'error.main' : 'text.secondary' }}
    >
      {left < 0 ? t('talk.tooLong', { count: -left }) : t('talk.left', { count: left })}
    </Typography>
  );
}
