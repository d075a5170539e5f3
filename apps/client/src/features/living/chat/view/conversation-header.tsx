import type { Conversation } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { useTranslation } from '../../../../i18n/use-translation.ts';
import { BackIcon } from '../../../../ui/icons.tsx';
import { ConversationIcon } from '../conversations/conversation-icon.tsx';

interface ConversationHeaderProps {
  conversation: Conversation;
  me: string;
  /** Null on a desk, where the list stays beside the conversation. */
  onBack: (() => void) | null;
  actions?: ReactNode;
}

export function ConversationHeader({ conversation, me, onBack, actions }: ConversationHeaderProps) {
  const { t } = useTranslation();
  const online = conversation.members.filter((member) => member.online && member._id !== me).length;
  const names = conversation.members.map(({ first_name: name, _id }) => (_id === me ? t('chat.you') : name)).join(', ');
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: { xs: 1, sm: 2.5 },
        py: 1,
        minHeight: 68,
        borderBottom: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      {onBack !== null && (
        <IconButton aria-label={t('chat.back')} onClick={onBack}>
          <BackIcon />
        </IconButton>
      )}
      <ConversationIcon kind={conversation.kind} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h3" component={onBack === null ? 'h2' : 'h1'} noWrap>
          {conversation.title}
        </Typography>
        <Tooltip title={names}>
          <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
            {online > 0 ? `${t('chat.onlineCount', { count: online })} · ${names}` : names}
          </Typography>
        </Tooltip>
      </Box>
      {actions}
    </Box>
  );
}
