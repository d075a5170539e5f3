import type { Message, Reaction } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { memo } from 'react';

import { loadWords } from '#i18n/i18n.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { timeOfDay } from '#lib/dates.ts';
import { lazyInView } from '#ui/lazy-in-view.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { MoreIcon } from '#ui/icons.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { filesOf } from '#features/living/chat/files/files-of.ts';
import { LinkPreview } from '#features/living/chat/previews/link-preview.tsx';
import { PinIcon } from '#features/living/chat/pins/pin-icon.tsx';
import { Bubble } from './bubble.tsx';
import { type DeliveryName, DeliveryState } from './delivery-state.tsx';
import { MessagePhotos } from './message-photos.tsx';
import { MessageText } from './message-text.tsx';
import { Quote } from './quote.tsx';
import { Reactions } from './reactions.tsx';
import { useMessageSummary } from './message-summary.ts';

const PollCard = lazyOnOpen(
  async () => {
    const [part] = await Promise.all([import('#features/living/chat/polls/poll-card.tsx'), loadWords('together')]);
    return part.PollCard;
  },
  <Box sx={{ height: 160 }} />,
);

const MessageFiles = lazyInView(async () => {
  const [part] = await Promise.all([import('#features/living/chat/files/message-files.tsx'), loadWords('asides')]);
  return part.MessageFiles;
}, 48);

interface MessageRowProps {
  rowKey: string;
  message: Message;
  /** The sender's photo, while they are a member. */
  photo: string | null;
  isOwn: boolean;
  startsRun: boolean;
  repliesTo: Message | null;
  /** For own messages only. */
  delivery: DeliveryName | null;
  /** Names of readers, shown under the last own message. */
  seenBy: string | null;
  /** Whether it is in the conversation of a house. */
  isOfHouse: boolean;
  me: string;
  nameOf: (accountId: string) => string;
  onReact: ((message: Message, reaction: Reaction) => void) | null;
  onActions: ((message: Message, anchor: HTMLElement) => void) | null;
}

function Meta({ message, delivery }: Pick<MessageRowProps, 'message' | 'delivery'>) {
  const { t, i18n } = useTranslation();
  return (
    <Typography
      variant="caption"
      component="span"
      sx={{
        display: 'inline-flex',
        gap: 0.75,
        alignItems: 'center',
        float: 'right',
        mt: 0.5,
        ml: 1.5,
        color: 'text.secondary',
        fontSize: '0.8125rem',
      }}
    >
      {message.pin !== null && <PinIcon titleAccess={t('talk.pin.done')} sx={{ fontSize: 16 }} />}
      {message.edited_at !== null && message.deleted_at === null && <span>{t('talk.edited')}</span>}
      <time dateTime={message.created_at}>{timeOfDay(message.created_at, i18n.language)}</time>
      {delivery !== null && <DeliveryState state={delivery} />}
    </Typography>
  );
}

/** One acknowledged message. Memoised, because a conversation shows hundreds, and usually one of them changes. */
export const MessageRow = memo(function MessageRow({
  rowKey,
  message,
  photo,
  isOwn,
  startsRun,
  repliesTo,
  delivery,
  seenBy,
  isOfHouse,
  me,
  nameOf,
  onReact,
  onActions,
}: MessageRowProps) {
  const { t } = useTranslation();
  const summaryOf = useMessageSummary();
  const isDeleted = message.deleted_at !== null;
  const openActions = (anchor: HTMLElement): void => {
    if (!isDeleted) onActions?.(message, anchor);
  };
  return (
    <Box
      component="article"
      data-row={rowKey}
      tabIndex={-1}
      aria-label={t('chat.announce', {
        name: isOwn ? t('chat.you') : message.sender_name,
        text: isDeleted ? t('chat.deleted') : summaryOf(message),
      })}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
        event.preventDefault();
        openActions(event.currentTarget);
      }}
      sx={{
        display: 'flex',
        flexDirection: isOwn ? 'row-reverse' : 'row',
        alignItems: 'flex-end',
        gap: 1,
        mt: startsRun ? 2 : 0.5,
        position: 'relative',
        borderRadius: '10px',
        '&:hover .actions, &:focus-within .actions': { opacity: 1 },
      }}
    >
      {!isOwn && (
        <Box sx={{ width: 32, flex: 'none', alignSelf: 'flex-start', pt: 3 }}>
          {startsRun && <PersonAvatar id={message.sender_id} name={message.sender_name} photo={photo} size={32} />}
        </Box>
      )}
      <Box sx={{ minWidth: 0, maxWidth: 'min(84%, 640px)' }}>
        {!isOwn && startsRun && (
          <Typography variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
            {message.sender_name}
          </Typography>
        )}
        <Bubble isOwn={isOwn} isMuted={isDeleted}>
          {repliesTo !== null && !isDeleted && <Quote message={repliesTo} />}
          {message.attachments.length > 0 && (
            <MessagePhotos photos={message.attachments} senderName={message.sender_name} />
          )}
          {filesOf(message).length > 0 && <MessageFiles files={filesOf(message)} senderName={message.sender_name} />}
          {isDeleted ? (
            <em>{t('chat.deleted')}</em>
          ) : (
            <MessageText text={message.text} mentions={message.mentions} me={me} />
          )}
          {!isDeleted && <LinkPreview text={message.text} />}
          {message.poll !== null && (
            <PollCard
              message={{ ...message, poll: message.poll }}
              me={me}
              nameOf={nameOf}
              canVote={onReact !== null}
              isOfHouse={isOfHouse}
            />
          )}
          <Meta message={message} delivery={isDeleted ? null : delivery} />
        </Bubble>
        <Reactions message={message} me={me} nameOf={nameOf} onReact={onReact} />
        {seenBy !== null && (
          <Typography
            variant="caption"
            sx={{ display: 'block', textAlign: 'right', color: 'text.secondary', mt: 0.25 }}
          >
            {t('talk.seenBy', { names: seenBy })}
          </Typography>
        )}
      </Box>
      {onActions !== null && !isDeleted && (
        <IconButton
          className="actions"
          tabIndex={-1}
          aria-label={t('talk.actions')}
          aria-haspopup="menu"
          size="small"
          onClick={(event) => {
            openActions(event.currentTarget);
          }}
          sx={{
            opacity: 0,
            '@media (hover: none)': { opacity: 0.7 },
            mx: { xs: -1, sm: 0 },
            alignSelf: 'center',
          }}
        >
          <MoreIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
});
