import type { Message } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { useMessageSummary } from './message-summary.ts';

/** The message a reply refers to; nothing is claimed about one that isn't loaded. */
export function Quote({ message }: { message: Message }) {
  const { t } = useTranslation();
  const summaryOf = useMessageSummary();
  return (
    <Box sx={{ borderLeft: '3px solid', borderColor: 'primary.main', pl: 1, mb: 0.75 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {message.sender_name}
      </Typography>
      <Typography variant="body2" noWrap dir="auto" sx={{ color: 'text.secondary', maxWidth: '40ch' }}>
        {message.deleted_at === null ? summaryOf(message) : t('talk.deletedQuote')}
      </Typography>
    </Box>
  );
}
