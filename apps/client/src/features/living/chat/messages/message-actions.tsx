import type { Message } from '@common-roof/contracts';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

import { useTranslation } from '#i18n/use-translation.ts';
import { DeleteIcon, EditIcon, ReplyIcon } from '#ui/icons.tsx';
import { canDelete, canEdit } from '#features/living/chat/composer/composer-mode.ts';

export interface ActionTarget {
  message: Message;
  anchor: HTMLElement;
  /** When the menu was opened, which decides what can still be edited. */
  openedAt: number;
}

interface MessageActionsProps {
  target: ActionTarget;
  me: string;
  /** If false, the only action is to delete. */
  canWrite: boolean;
  onClose: () => void;
  onReply: (message: Message) => void;
  onEdit: (message: Message) => void;
  onDelete: (message: Message) => void;
}

export function MessageActions({
  target: { message, anchor, openedAt },
  me,
  canWrite,
  onClose,
  onReply,
  onEdit,
  onDelete,
}: MessageActionsProps) {
  const { t } = useTranslation();
  const actions = [
    { key: 'reply', label: t('chat.reply'), Icon: ReplyIcon, act: onReply, isOffered: canWrite },
    {
      key: 'edit',
      label: t('chat.edit'),
      Icon: EditIcon,
      act: onEdit,
      isOffered: canWrite && canEdit(message, me, openedAt),
    },
    { key: 'delete', label: t('chat.remove'), Icon: DeleteIcon, act: onDelete, isOffered: canDelete(message, me) },
  ];
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {actions
        .filter(({ isOffered }) => isOffered)
        .map(({ key, label, Icon, act }) => (
          <MenuItem
            key={key}
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
