import type { ReceivedInvitation } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { Section } from '#ui/page.tsx';
import { useAnswerInvitationMutation } from '#features/housing/houses/neatkeepers/neatkeepers-api.ts';
import { usePlanText } from '#features/housing/houses/neatkeepers/use-plan-text.ts';

function Received({ invitation }: { invitation: ReceivedInvitation }) {
  const { t } = useTranslation();
  const planText = usePlanText();
  const [answer, { isLoading }] = useAnswerInvitationMutation();
  const [isAsking, setAsking] = useState(false);
  const { house, homeowner } = invitation;

  const give = async (given: 'accept' | 'decline'): Promise<void> => {
    await showOutcome(
      answer({ params: { id: invitation._id }, body: { answer: given } }),
      t(given === 'accept' ? 'kept.accepted' : 'kept.declined', { house: house.name }),
    );
  };

  return (
    <ListItem
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        px: { xs: 2, sm: 3 },
        py: 2,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {t('kept.asks', { homeowner, house: house.name, city: house.city })}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {planText(invitation.cleaning)}
        </Typography>
      </Box>
      <Stack direction="row" spacing={1}>
        <Button
          variant="contained"
          loading={isLoading}
          aria-label={t('kept.acceptOf', { house: house.name })}
          onClick={() => void give('accept')}
        >
          {t('kept.accept')}
        </Button>
        <Button
          aria-label={t('kept.declineOf', { house: house.name })}
          onClick={() => {
            setAsking(true);
          }}
        >
          {t('kept.decline')}
        </Button>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        title={t('kept.declineAsk', { house: house.name })}
        text={t('kept.declineText', { homeowner })}
        confirm={t('kept.decline')}
        onClose={() => {
          setAsking(false);
        }}
        onConfirm={() => {
          setAsking(false);
          void give('decline');
        }}
      />
    </ListItem>
  );
}

/** Open invitations to look after houses. */
export function ReceivedInvitations({ invitations }: { invitations: readonly ReceivedInvitation[] }) {
  const { t } = useTranslation();
  return (
    <Section id="invitations" title={t('kept.invitations')}>
      <List disablePadding>
        {invitations.map((invitation) => (
          <Received key={invitation._id} invitation={invitation} />
        ))}
      </List>
    </Section>
  );
}
