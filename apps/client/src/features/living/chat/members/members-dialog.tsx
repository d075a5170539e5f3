import type { ConversationMember } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import { useId } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { useReader } from '#session/use-reader.ts';
import { MemberItem } from './member-item.tsx';

interface MembersDialogProps {
  open: boolean;
  members: readonly ConversationMember[];
  me: string;
  onClose: () => void;
}

/** The members of a conversation. Homeowners can open each roomie's page, admins each person's. */
export function MembersDialog({ open, members, me, onClose }: MembersDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { role } = useReader();
  const isHomeowner = members.some(({ _id, role }) => _id === me && role === 'homeowner');
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{t('chat.people')}</DialogTitle>
      <DialogContent sx={{ px: 1, pb: 0 }}>
        <List disablePadding>
          {members.map((member) => (
            <MemberItem
              key={member._id}
              member={member}
              isMe={member._id === me}
              to={
                role === 'admin'
                  ? paths.person(member._id)
                  : isHomeowner && member.role === 'roomie'
                    ? paths.roomie(member._id)
                    : undefined
              }
            />
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
