import { type Message, type Reaction, REACTIONS, type Side } from '@common-roof/contracts';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

import { useTranslation } from '#i18n/use-translation.ts';
import { CopyIcon, DeleteIcon, EditIcon, ReplyIcon } from '#ui/icons.tsx';
import { useCopy } from '#ui/use-copy.ts';
import { canDelete, canEdit } from '#features/living/chat/composer/composer-mode.ts';
import { PinIcon } from '#features/living/chat/pins/pin-icon.tsx';
import { usePinning } from '#features/living/chat/pins/use-pinning.ts';
import { EMOJI_FONT } from './emoji-font.ts';

export interface ActionTarget {
  message: Message;
  anchor: HTMLElement;
  /** When the menu was opened, which decides what can still be edited. */
  openedAt: number;
}

interface MessageActionsProps {
  target: ActionTarget;
  me: string;
  side: Side;
  /** If false, one can only copy and delete. */
  canWrite: boolean;
  onClose: () => void;
  onReact: (message: Message, reaction: Reaction) => void;
  onReply: (message: Message) => void;
  onEdit: (message: Message) => void;
  onDelete: (message: Message) => void;
}

export function MessageActions({
  target: { message, anchor, openedAt },
  me,
  side,
  canWrite,
  onClose,
  onReact,
  onReply,
  onEdit,
  onDelete,
}: MessageActionsProps) {
  const { t } = useTranslation();
  const togglePin = usePinning(side);
  const copy = useCopy('text');
  const actions = [
    { key: 'reply', label: t('talk.reply'), Icon: ReplyIcon, act: onReply, isOffered: canWrite },
    {
      key: 'copy',
      label: t('together.copy'),
      Icon: CopyIcon,
      act: ({ text }: Message) => void copy(text),
      isOffered: message.text !== '',
    },
    {
      key: 'pin',
      label: t(message.pin === null ? 'together.pin.put' : 'together.pin.takeOff'),
      Icon: PinIcon,
      act: togglePin,
      isOffered: canWrite,
    },
    {
      key: 'edit',
      label: t('talk.edit'),
      Icon: EditIcon,
      act: onEdit,
      isOffered: canWrite && canEdit(message, me, openedAt),
    },
    { key: 'delete', label: t('talk.remove'), Icon: DeleteIcon, act: onDelete, isOffered: canDelete(message, me) },
  ];
  const own = message.reactions.find(({ account_id: id }) => id === me)?.reaction;
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      // Reactions side by side, and below them the actions in full width: the arrow keys go through all of them.
      slotProps={{ list: { sx: { display: 'grid', gridTemplateColumns: `repeat(${String(REACTIONS.length)}, 1fr)` } } }}
    >
      {canWrite &&
        REACTIONS.map((reaction) => (
          <MenuItem
            key={reaction}
            role="menuitemradio"
            aria-checked={reaction === own}
            aria-label={t('talk.reactWith', { reaction })}
            selected={reaction === own}
            onClick={() => {
              onClose();
              onReact(message, reaction);
            }}
            sx={{ minWidth: 44, justifyContent: 'center', px: 1, fontSize: '1.25rem', fontFamily: EMOJI_FONT }}
          >
            <span aria-hidden="true">{reaction}</span>
          </MenuItem>
        ))}
      {actions
        .filter(({ isOffered }) => isOffered)
        .map(({ key, label, Icon, act }) => (
          <MenuItem
            key={key}
            sx={{ gridColumn: '1 / -1' }}
            onClick={() => {
              onClose();
              act(message);
            }}
          >
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            {label}
          </MenuItem>
        ))}
    </Menu>
  );
}
