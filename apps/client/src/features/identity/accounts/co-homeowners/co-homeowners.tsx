import type { CoHomeowner } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { dateOf } from '#lib/dates.ts';
import { fullName } from '#lib/person.ts';
import { anId, anyText, useFilters } from '#lib/use-address.ts';
import { PeopleIcon } from '#ui/member-icons.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { Page, Section } from '#ui/page.tsx';
import { EmptyState, ListSkeleton, LoadError } from '#ui/states.tsx';
import { CoHomeownerRow } from './co-homeowner-row.tsx';
import { useCoHomeownersQuery } from './co-homeowners-api.ts';
import { FollowAlert } from './follow-alert.tsx';
import { SharedHouses } from './shared-houses.tsx';

const InviteDialog = lazyOnOpen(async () => (await import('./invite-dialog.tsx')).InviteDialog);

const FILTERS = { open: anId, to: anyText };

const isOpen = ({ state }: CoHomeowner): boolean => state === 'invited' || state === 'active';

/** Those who are no longer, or never were. */
function Past({ past }: { past: readonly CoHomeowner[] }) {
  const { t, i18n } = useTranslation();
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, pb: 2 }}>
      <Typography component="h3" variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
        {t('coHomeowners.own.past')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary', typography: 'body2' }}>
        {past.map(({ _id: id, person, state, ended_at: endedAt }) => (
          <li key={id}>
            {fullName(person)}:{' '}
            {state === 'declined' || state === 'lapsed'
              ? t(`coHomeowners.own.ended.${state}`)
              : t('coHomeowners.own.ended.ended', { day: dateOf(endedAt ?? '', i18n.language) })}
          </li>
        ))}
      </Box>
    </Box>
  );
}

function Own({ own }: { own: readonly CoHomeowner[] }) {
  const { t } = useTranslation();
  const open = own.filter(isOpen);
  const past = own.filter((one) => !isOpen(one));
  return (
    <Section id="own-co-homeowners" title={t('coHomeowners.own.heading')}>
      {open.length === 0 ? (
        <EmptyState icon={<PeopleIcon />} text={t('coHomeowners.own.none')} />
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, pb: 1 }}>
          {open.map((one) => (
            <CoHomeownerRow key={one._id} one={one} />
          ))}
        </Box>
      )}
      {past.length > 0 && <Past past={past} />}
    </Section>
  );
}

/**
 * Who looks after the reader's houses, and whose houses the reader looks after. `?open=` with `&to=` goes on to a page
 * of other homeowners’ houses.
 */
export function CoHomeowners() {
  const [{ open, to }, set] = useFilters(FILTERS);
  if (open === undefined) return <Lists />;
  const stay = (): void => {
    set({ open: undefined, to: undefined });
  };
  return <FollowAlert key={open} coHomeownerId={open} to={to ?? ''} onRefused={stay} />;
}

function Lists() {
  const { t } = useTranslation();
  const { currentData: data, isError, refetch } = useCoHomeownersQuery();
  const [isInviting, setInviting] = useState(false);
  return (
    <Page
      heading={t('coHomeowners.heading')}
      lead={t('coHomeowners.lead')}
      width={860}
      actions={
        <Button
          variant="contained"
          onClick={() => {
            setInviting(true);
          }}
        >
          {t('coHomeowners.invite.open')}
        </Button>
      }
    >
      {data === undefined ? (
        isError ? (
          <LoadError onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton />
        )
      ) : (
        <Stack spacing={3}>
          {data.shared.length > 0 && <SharedHouses shared={data.shared} />}
          <Own own={data.own} />
        </Stack>
      )}
      {isInviting && (
        <InviteDialog
          onClose={() => {
            setInviting(false);
          }}
        />
      )}
    </Page>
  );
}
