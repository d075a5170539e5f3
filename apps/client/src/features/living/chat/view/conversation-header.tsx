import type { Conversation } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { BackIcon } from '#ui/icons.tsx';
import { ConversationIcon } from '#features/living/chat/conversations/conversation-icon.tsx';
import { nameConversation } from '#features/living/chat/conversations/conversation-name.ts';
import { MembersButton } from '#features/living/chat/members/members-button.tsx';
import { comma, dot } from '#lib/direction.ts';

interface ConversationHeaderProps {
  conversation: Conversation;
  me: string;
  /** Its heading level: h1 on a phone, where the list is left. */
  level: 'h1' | 'h2';
  /** Null on a desktop, where the list is beside the conversation. */
  onBack: (() => void) | null;
  actions?: ReactNode;
}

export function ConversationHeader({ conversation, me, level, onBack, actions }: ConversationHeaderProps) {
  const { t } = useTranslation();
  const online = conversation.members.filter((member) => member.online && member._id !== me).length;
  const { name, place } = nameConversation(conversation, me);
  const names = conversation.members
    .map(({ first_name: first, _id }) => (_id === me ? t('chat.you') : first))
    .join(comma());
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1.5 },
        px: { xs: 0.5, sm: 2.5 },
        py: 1,
        minHeight: 68,
        borderBottom: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      {onBack !== null && (
        <IconButton aria-label={t('talk.back')} onClick={onBack}>
          <BackIcon />
        </IconButton>
      )}
      {/* On a phone the name needs the width. */}
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <ConversationIcon conversation={conversation} me={me} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          variant="h3"
          component={level}
          sx={{ fontSize: { xs: '1.0625rem', sm: '1.25rem' }, overflowWrap: 'anywhere' }}
        >
          {name}
        </Typography>
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
          {online > 0 ? `${t('chat.onlineCount', { count: online })}${dot()}${place ?? names}` : (place ?? names)}
        </Typography>
      </Box>
      <MembersButton members={conversation.members} me={me} />
      {actions}
    </Box>
  );
}
