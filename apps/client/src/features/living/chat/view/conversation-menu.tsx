import { type Conversation, MUTE_SPANS } from '@common-roof/contracts';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { MailIcon } from '#ui/icons.tsx';
import { BellIcon, BellOffIcon } from '#ui/member-icons.tsx';
import { useMuteConversationMutation, useUnmuteConversationMutation } from '#features/living/chat/chat-api.ts';
import { isMuted } from '#features/living/chat/conversations/is-muted.ts';

interface ConversationMenuProps {
  conversation: Conversation;
  anchor: HTMLElement;
  onClose: () => void;
  onEmail: () => void;
}

/** What a member can do with a conversation as a whole. */
export function ConversationMenu({ conversation, anchor, onClose, onEmail }: ConversationMenuProps) {
  const { t } = useTranslation();
  const [mute] = useMuteConversationMutation();
  const [unmute] = useUnmuteConversationMutation();
  const params = { id: conversation._id };
  const act = (work: () => void) => () => {
    onClose();
    work();
  };
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {isMuted(conversation) ? (
        <MenuItem onClick={act(() => void showOutcome(unmute({ params }), t('talk.unmuted')))}>
          <ListItemIcon>
            <BellIcon fontSize="small" />
          </ListItemIcon>
          {t('talk.unmute')}
        </MenuItem>
      ) : (
        MUTE_SPANS.map((span) => (
          <MenuItem
            key={span}
            onClick={act(() => void showOutcome(mute({ params, body: { span } }), t('talk.mutedDone')))}
          >
            <ListItemIcon>
              <BellOffIcon fontSize="small" />
            </ListItemIcon>
            {t(`talk.mute.${span}`)}
          </MenuItem>
        ))
      )}
      <Divider />
      <MenuItem onClick={act(onEmail)}>
        <ListItemIcon>
          <MailIcon fontSize="small" />
        </ListItemIcon>
        {t('talk.sendByEmail')}
      </MenuItem>
    </Menu>
  );
}
