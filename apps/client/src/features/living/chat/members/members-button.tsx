import type { ConversationMember } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import { useId, useState } from 'react';

import { useTranslation } from '../../../../i18n/use-translation.ts';
import { paths } from '../../../../lib/paths.ts';
import { PeopleIcon } from '../../../../ui/icons.tsx';
import { TippedButton } from '../../../../ui/tipped-button.tsx';
import { MemberItem } from './member-item.tsx';

interface MembersButtonProps {
  members: readonly ConversationMember[];
  me: string;
}

/** Opens the list of who reads and writes here. A homeowner gets from there to the page of each roomie. */
export function MembersButton({ members, me }: MembersButtonProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const isHomeowner = members.some(({ _id, role }) => _id === me && role === 'homeowner');
  const close = (): void => {
    setOpen(false);
  };
  return (
    <>
      <TippedButton
        label={t('chat.people')}
        icon={<PeopleIcon />}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      />
      <Dialog open={isOpen} onClose={close} aria-labelledby={titleId} maxWidth="xs" fullWidth>
        <DialogTitle id={titleId}>{t('chat.people')}</DialogTitle>
        <DialogContent sx={{ px: 1, pb: 0 }}>
          <List disablePadding>
            {members.map((member) => (
              <MemberItem
                key={member._id}
                member={member}
                isMe={member._id === me}
                to={isHomeowner && member.role === 'roomie' ? paths.roomie(member._id) : undefined}
              />
            ))}
          </List>
        </DialogContent>
        <DialogActions sx={{ px: 2, pb: 2 }}>
          <Button onClick={close} autoFocus>
            {t('shell.close')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
