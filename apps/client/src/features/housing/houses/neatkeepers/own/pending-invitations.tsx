import type { KeeperInvitation } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { dateAndTime } from '#lib/dates.ts';
import { fullName } from '#lib/person.ts';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { Section } from '#ui/page.tsx';
import {
  useResendInvitationMutation,
  useWithdrawInvitationMutation,
} from '#features/housing/houses/neatkeepers/neatkeepers-api.ts';
import { usePlanText } from '#features/housing/houses/neatkeepers/use-plan-text.ts';
import { dot } from '#lib/direction.ts';

function Invitation({ invitation }: { invitation: KeeperInvitation }) {
  const { t, i18n } = useTranslation();
  const planText = usePlanText();
  const [resend, { isLoading }] = useResendInvitationMutation();
  const [withdraw] = useWithdrawInvitationMutation();
  const [isAsking, setAsking] = useState(false);
  const name = fullName(invitation);
  const { house, email } = invitation;
  const params = { id: invitation._id };

  return (
    <ListItem
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        px: { xs: 2, sm: 3 },
        py: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {name}
          {dot()}
          {house.name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {email}
          {dot()}
          {planText(invitation.cleaning)}
          {dot()}
          {t('keepers.sent', { when: dateAndTime(invitation.sent_at, i18n.language) })}
        </Typography>
      </Box>
      <Stack direction="row" spacing={1} sx={{ mx: -1.5 }}>
        <Button
          loading={isLoading}
          aria-label={t('keepers.resendOf', { name, house: house.name })}
          onClick={() => void showOutcome(resend({ params }), t('keepers.resent', { email }))}
        >
          {t('keepers.resend')}
        </Button>
        <Button
          color="error"
          aria-label={t('keepers.withdrawOf', { name, house: house.name })}
          onClick={() => {
            setAsking(true);
          }}
        >
          {t('keepers.withdraw')}
        </Button>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        title={t('keepers.withdrawAsk', { name })}
        text={t('keepers.withdrawText', { house: house.name })}
        confirm={t('keepers.withdraw')}
        onClose={() => {
          setAsking(false);
        }}
        onConfirm={() => {
          setAsking(false);
          void showOutcome(withdraw({ params, body: undefined }), t('keepers.withdrawn'));
        }}
      />
    </ListItem>
  );
}

/** Invitations that haven't been answered. */
export function PendingInvitations({ invitations }: { invitations: readonly KeeperInvitation[] }) {
  const { t } = useTranslation();
  return (
    <Section id="invitations" title={t('keepers.pending')}>
      <List disablePadding>
        {invitations.map((invitation) => (
          <Invitation key={invitation._id} invitation={invitation} />
        ))}
      </List>
    </Section>
  );
}
