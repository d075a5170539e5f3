import type { Conversation, Message, Side } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { shortWhen } from '#lib/dates.ts';
import { fullName } from '#lib/person.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { useMessageSummary } from '#features/living/chat/messages/message-summary.ts';
import { usePinning } from './use-pinning.ts';

interface PinsDialogProps {
  open: boolean;
  pins: readonly Message[];
  conversation: Conversation;
  reader: Side;
  me: string;
  onJump: (messageId: string) => void;
  onClose: () => void;
}

/** All pinned messages of a conversation, the newest pin first. Each leads to its place; members unpin them here, too. */
export function PinsDialog({ open, pins, conversation, reader, me, onJump, onClose }: PinsDialogProps) {
  const { t, i18n } = useTranslation();
  const titleId = useId();
  const summaryOf = useMessageSummary();
  const togglePin = usePinning(reader);
  const nameOf = (id: string): string => {
    const member = conversation.members.find(({ _id }) => _id === id);
    return id === me ? t('chat.you') : member === undefined ? t('talk.former') : fullName(member);
  };
  return (
    <Dialog open={open && pins.length > 0} onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{t('together.pin.heading')}</DialogTitle>
      <DialogContent sx={{ px: 1, pb: 0 }}>
        <List disablePadding>
          {pins.map((message) => (
            <ListItem key={message._id} disablePadding sx={{ alignItems: 'flex-start' }}>
              <ListItemButton
                onClick={() => {
                  onJump(message._id);
                }}
                sx={{ display: 'block', minWidth: 0, borderRadius: 1 }}
              >
                <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
                  <Typography noWrap sx={{ flex: 1, fontWeight: 600 }}>
                    {message.sender_id === me ? t('chat.you') : message.sender_name}
                  </Typography>
                  <Typography
                    variant="body2"
                    component="time"
                    dateTime={message.created_at}
                    sx={{ color: 'text.secondary' }}
                  >
                    {shortWhen(message.created_at, i18n.language)}
                  </Typography>
                </Box>
                <Typography
                  sx={{
                    display: '-webkit-box',
                    WebkitLineClamp: 3,
                    WebkitBoxOrient: 'vertical',
                    overflow: 'hidden',
                    overflowWrap: 'anywhere',
                  }}
                >
                  <bdi>{summaryOf(message)}</bdi>
                </Typography>
                {message.pin !== null && (
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {t('together.pin.by', { name: nameOf(message.pin.account_id) })}
                  </Typography>
                )}
              </ListItemButton>
              {conversation.can_write && (
                <IconButton
                  aria-label={t('together.pin.takeOffNamed', { text: summaryOf(message) })}
                  onClick={() => {
                    togglePin(message);
                  }}
                >
                  <CloseIcon />
                </IconButton>
              )}
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions sx={{ px: 2, pb: 2 }}>
        <Button onClick={onClose} autoFocus>
          {t('shell.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
