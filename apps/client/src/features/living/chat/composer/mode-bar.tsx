import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { useMessageSummary } from '#features/living/chat/messages/message-summary.ts';
import type { ComposerMode } from './composer-mode.ts';

/** Shows the message being replied to or edited. */
export function ModeBar({ mode, onCancel }: { mode: ComposerMode; onCancel: () => void }) {
  const { t } = useTranslation();
  const summaryOf = useMessageSummary();
  if (mode.kind === 'new') return null;
  const isReply = mode.kind === 'reply';
  const message = isReply ? mode.to : mode.message;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        mb: 1,
        pl: 1.5,
        borderLeft: '3px solid',
        borderColor: 'primary.main',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, color: 'primary.main' }}>
          {isReply ? t('talk.replyTo', { name: message.sender_name }) : t('talk.editing')}
        </Typography>
        <Typography variant="body2" noWrap dir="auto" sx={{ color: 'text.secondary' }}>
          {summaryOf(message)}
        </Typography>
      </Box>
      <IconButton aria-label={isReply ? t('talk.cancelReply') : t('shell.cancel')} onClick={onCancel}>
        <CloseIcon />
      </IconButton>
    </Box>
  );
}
