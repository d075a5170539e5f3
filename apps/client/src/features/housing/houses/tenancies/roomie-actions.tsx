import type { RoomiePublic } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { fullName } from '#lib/person.ts';
import { ButtonRow } from '#ui/button-row.tsx';
import { LinkButton, outlined } from '#ui/link-button.tsx';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { Section } from '#ui/page.tsx';
import { useEndStayMutation, useInviteRoomieAgainMutation, useSendResetLinkMutation } from './roomies-api.ts';

/** Actions on a roomie's invite and stay. @param onEnded called after the stay has ended */
export function RoomieActions({ roomie, onEnded }: { roomie: RoomiePublic; onEnded: () => void }) {
  const { t } = useTranslation();
  const [invite, inviting] = useInviteRoomieAgainMutation();
  const [sendLink, sending] = useSendResetLinkMutation();
  const [end, ending] = useEndStayMutation();
  const [isAsking, setAsking] = useState(false);
  const name = fullName(roomie);
  const params = { id: roomie._id };

  const inviteAgain = async (): Promise<void> => {
    await showOutcome(invite({ params }), t('roomies.invitedAgain', { name }));
  };
  const sendReset = async (): Promise<void> => {
    await showOutcome(sendLink({ params, body: {} }), t('roomies.linkSent', { name }));
  };
  const endStay = async (): Promise<void> => {
    setAsking(false);
    if (await showOutcome(end({ params }), t('roomies.ended', { name }))) onEnded();
  };

  return (
    <Section id="access" title={t('roomies.access')}>
      <Stack spacing={2} sx={{ px: { xs: 2, sm: 3 }, pb: 3, alignItems: 'flex-start' }}>
        {roomie.has_joined === false ? (
          <>
            <Typography sx={{ color: 'text.secondary' }}>{t('roomies.notJoinedText')}</Typography>
            <Button variant="outlined" loading={inviting.isLoading} onClick={() => void inviteAgain()}>
              {t('roomies.inviteAgain')}
            </Button>
          </>
        ) : (
          <>
            <Typography sx={{ color: 'text.secondary' }}>{t('roomies.resetText')}</Typography>
            <Button variant="outlined" loading={sending.isLoading} onClick={() => void sendReset()}>
              {t('roomies.reset')}
            </Button>
          </>
        )}
        {roomie.has_lease === true ? (
          <>
            <Typography sx={{ color: 'text.secondary' }}>{t('roomies.leaseEnds')}</Typography>
            <LinkButton to={paths.releasing} sx={outlined}>
              {t('roomies.toLease')}
            </LinkButton>
          </>
        ) : (
          <ButtonRow>
            <Button
              color="error"
              loading={ending.isLoading}
              onClick={() => {
                setAsking(true);
              }}
            >
              {t('roomies.end')}
            </Button>
          </ButtonRow>
        )}
      </Stack>
      <ConfirmDialog
        open={isAsking}
        title={t('roomies.endAsk', { name })}
        text={t('roomies.endText')}
        confirm={t('roomies.end')}
        onClose={() => {
          setAsking(false);
        }}
        onConfirm={() => void endStay()}
      />
    </Section>
  );
}
