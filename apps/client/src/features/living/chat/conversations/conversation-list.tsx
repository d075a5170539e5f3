import type { Conversation } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';

import { loadWords } from '#i18n/i18n.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { shortWhen } from '#lib/dates.ts';
import { PresenceBadge } from '#ui/badge.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { BellOffIcon } from '#ui/member-icons.tsx';
import { ConversationIcon } from './conversation-icon.tsx';
import { nameConversation } from './conversation-name.ts';
import { byNewest } from './conversation-patches.ts';
import { hasStanding } from './has-left.ts';
import { isMuted } from './is-muted.ts';
import { usePreview } from './use-preview.ts';

/** Loaded only for conversations with a note. */
const StandingText = lazyOnOpen(
  async () => {
    const [part] = await Promise.all([import('./standing-text.tsx'), loadWords('talk')]);
    return part.StandingText;
  },
  <Box sx={{ height: 40 }} />,
);

interface ConversationListProps {
  conversations: readonly Conversation[];
  selectedId: string | null;
  me: string;
  onSelect: (id: string) => void;
}

function Item({
  conversation,
  isSelected,
  me,
  onSelect,
}: {
  conversation: Conversation;
  isSelected: boolean;
  me: string;
  onSelect: () => void;
}) {
  const { t, i18n } = useTranslation();
  const preview = usePreview(conversation.last_message, me);
  const online = conversation.members.some((member) => member.online && member._id !== me);
  const { unread, unread_mentions: mentions, last_message: last } = conversation;
  const muted = isMuted(conversation);
  const { name, place } = nameConversation(conversation, me);
  const icon = <ConversationIcon conversation={conversation} me={me} />;
  return (
    <ListItem disablePadding sx={{ mb: 0.5 }}>
      <ListItemButton
        selected={isSelected}
        aria-current={isSelected}
        onClick={onSelect}
        sx={{ gap: 1.5, py: 1.25, px: 1.5, '&.Mui-selected': { bgcolor: 'primary.light' } }}
      >
        {online ? (
          <PresenceBadge online label={t('chat.online')} size={14}>
            {icon}
          </PresenceBadge>
        ) : (
          icon
        )}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
            <Typography noWrap sx={{ flex: 1, fontWeight: unread > 0 ? 700 : 600 }}>
              {name}
            </Typography>
            {last !== null && (
              <Typography
                variant="body2"
                component="time"
                dateTime={last.created_at}
                sx={{ color: 'text.secondary', flex: 'none' }}
              >
                {shortWhen(last.created_at, i18n.language)}
              </Typography>
            )}
          </Box>
          {place !== null && (
            <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
              {place}
            </Typography>
          )}
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <Typography
              variant="body2"
              noWrap
              dir="auto"
              sx={{ flex: 1, color: unread > 0 ? 'text.primary' : 'text.secondary' }}
            >
              {preview}
            </Typography>
            {muted && (
              <BellOffIcon titleAccess={t('chat.muted')} sx={{ fontSize: 18, color: 'text.secondary', flex: 'none' }} />
            )}
            {unread > 0 && mentions > 0 && (
              <Box
                component="span"
                role="img"
                aria-label={t('chat.mentioned')}
                sx={{ flex: 'none', fontWeight: 700, color: 'primary.main' }}
              >
                @
              </Box>
            )}
            {unread > 0 && (
              <Box
                component="span"
                role="img"
                aria-label={t('chat.unread', { count: unread })}
                sx={{
                  minWidth: 22,
                  height: 22,
                  px: 0.75,
                  borderRadius: '11px',
                  bgcolor: muted ? 'text.secondary' : 'primary.main',
                  color: muted ? 'background.paper' : 'primary.contrastText',
                  fontSize: '0.8125rem',
                  fontWeight: 700,
                  lineHeight: '22px',
                  textAlign: 'center',
                }}
              >
                {unread > 99 ? '99+' : unread}
              </Box>
            )}
          </Box>
          {hasStanding(conversation) && <StandingText conversation={conversation} />}
        </Box>
      </ListItemButton>
    </ListItem>
  );
}

export function ConversationList({ conversations, selectedId, me, onSelect }: ConversationListProps) {
  const { t } = useTranslation();
  const sorted = useMemo(() => byNewest(conversations), [conversations]);
  return (
    <List aria-label={t('chat.conversations')} sx={{ p: 1 }}>
      {sorted.map((conversation) => (
        <Item
          key={conversation._id}
          conversation={conversation}
          isSelected={conversation._id === selectedId}
          me={me}
          onSelect={() => {
            onSelect(conversation._id);
          }}
        />
      ))}
    </List>
  );
}
