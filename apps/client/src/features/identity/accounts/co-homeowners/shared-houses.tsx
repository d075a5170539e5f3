import type { SharedHouses as Shared } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { dateOf } from '#lib/dates.ts';
import { paths } from '#lib/paths.ts';
import { fullName } from '#lib/person.ts';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { Section } from '#ui/page.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { AreaTags } from './area-tags.tsx';
import { useAcceptInvitationMutation, useEndCoHomeownerMutation } from './co-homeowners-api.ts';
import { useOpenHouses } from './use-open-houses.ts';

/** The houses of one other homeowner: an invitation to answer, or a way in. */
function SharedRow({ one }: { one: Shared }) {
  const { t, i18n } = useTranslation();
  const [accept, { isLoading: isAccepting }] = useAcceptInvitationMutation();
  const [end, { isLoading: isEnding }] = useEndCoHomeownerMutation();
  const { open, isOpening } = useOpenHouses(one._id);
  const [isAsking, setAsking] = useState(false);
  const name = fullName(one.homeowner);
  const isInvited = one.state === 'invited';
  const params = { id: one._id };

  const stop = (): void => {
    setAsking(false);
    const done = isInvited ? t('coHomeowners.shared.declined') : t('coHomeowners.shared.left', { name });
    void showOutcome(end({ params }), done);
  };
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, px: { xs: 2, sm: 3 }, py: 2 }}>
      <PersonAvatar id={one._id} name={name} />
      <Stack spacing={1} sx={{ flex: 1, minWidth: 0 }}>
        <Box>
          <Typography component="h3" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {isInvited ? t('coHomeowners.shared.invites', { name }) : name}
          </Typography>
          {one.lapses_at !== null && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('coHomeowners.shared.open', { day: dateOf(one.lapses_at, i18n.language) })}
            </Typography>
          )}
        </Box>
        <AreaTags areas={one.areas} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {isInvited ? (
            <Button
              variant="contained"
              loading={isAccepting}
              onClick={() => void showOutcome(accept({ params }), t('coHomeowners.shared.accepted', { name }))}
            >
              {t('coHomeowners.shared.accept')}
            </Button>
          ) : (
            <Button variant="contained" loading={isOpening} onClick={() => void open(paths.houses)}>
              {t('coHomeowners.shared.go')}
            </Button>
          )}
          <Button
            loading={isEnding}
            onClick={() => {
              if (isInvited) stop();
              else setAsking(true);
            }}
          >
            {isInvited ? t('coHomeowners.shared.decline') : t('coHomeowners.shared.leave')}
          </Button>
        </Box>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        title={t('coHomeowners.shared.leaveQuestion', { name })}
        text={t('coHomeowners.shared.leaveText')}
        confirm={t('coHomeowners.shared.leave')}
        onConfirm={stop}
        onClose={() => {
          setAsking(false);
        }}
      />
    </Box>
  );
}

/** Whose houses the reader looks after, and invitations to do so. */
export function SharedHouses({ shared }: { shared: readonly Shared[] }) {
  const { t } = useTranslation();
  return (
    <Section id="shared-houses" title={t('coHomeowners.shared.heading')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, pb: 1 }}>
        {shared.map((one) => (
          <SharedRow key={one._id} one={one} />
        ))}
      </Box>
    </Section>
  );
}
