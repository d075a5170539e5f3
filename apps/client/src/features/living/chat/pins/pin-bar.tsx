import type { Conversation, Side } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { ExpandIcon } from '#ui/icons.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { useMessageSummary } from '#features/living/chat/messages/message-summary.ts';
import { PinIcon } from './pin-icon.tsx';
import { usePinsQuery } from './pins-api.ts';

const PinsDialog = lazyOnOpen(async () => (await import('./pins-dialog.tsx')).PinsDialog);

interface PinBarProps {
  conversation: Conversation;
  reader: Side;
  me: string;
  onJump: (messageId: string) => void;
}

/** The newest pinned message, at the top of its conversation. A click jumps to it; the list has the others. */
export function PinBar({ conversation, reader, me, onJump }: PinBarProps) {
  const { t } = useTranslation();
  const summaryOf = useMessageSummary();
  const [isOpen, setOpen] = useState(false);
  const { currentData: pins = [] } = usePinsQuery({ id: conversation._id, reader });
  const [newest] = pins;
  if (newest === undefined) return null;
  const name = newest.sender_id === me ? t('chat.you') : newest.sender_name;
  return (
    <Box
      component="section"
      aria-label={t('together.pin.heading')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        minHeight: 44,
        borderBottom: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <ButtonBase
        aria-label={t('together.pin.jump', { name, text: summaryOf(newest) })}
        onClick={() => {
          onJump(newest._id);
        }}
        sx={{ flex: 1, minWidth: 0, minHeight: 44, gap: 1.25, px: { xs: 1.5, sm: 2.5 }, textAlign: 'start' }}
      >
        <PinIcon sx={{ flex: 'none', fontSize: 20, color: 'primary.main' }} />
        <Typography variant="body2" noWrap dir="auto" sx={{ flex: 1, minWidth: 0 }}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {name}
          </Box>{' '}
          <bdi>{summaryOf(newest)}</bdi>
        </Typography>
        {pins.length > 1 && (
          <Typography variant="body2" component="span" sx={{ flex: 'none', color: 'text.secondary' }}>
            {t('together.pin.more', { count: pins.length - 1 })}
          </Typography>
        )}
      </ButtonBase>
      <IconButton
        aria-label={t('together.pin.all')}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
        sx={{ mr: { xs: 0.5, sm: 1.5 } }}
      >
        <ExpandIcon />
      </IconButton>
      <PinsDialog
        open={isOpen}
        pins={pins}
        conversation={conversation}
        reader={reader}
        me={me}
        onJump={(id) => {
          setOpen(false);
          onJump(id);
        }}
        onClose={() => {
          setOpen(false);
        }}
      />
    </Box>
  );
}
