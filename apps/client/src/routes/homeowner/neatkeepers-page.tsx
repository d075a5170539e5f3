import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

import { useOwnHousesQuery } from '#api/resources/houses.ts';
import { useNeatkeepersOfHomeownerQuery } from '#features/housing/houses/neatkeepers/neatkeepers-api.ts';
import { KeeperCard } from '#features/housing/houses/neatkeepers/own/keeper-card.tsx';
import { PendingInvitations } from '#features/housing/houses/neatkeepers/own/pending-invitations.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { useOpening } from '#lib/use-opening.ts';
import { useMe } from '#session/me-context.tsx';
import { AddIcon, BroomIcon } from '#ui/icons.tsx';
import { Page } from '#ui/page.tsx';
import { EmptyState, ListSkeleton, LoadError } from '#ui/states.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';

const InviteDialog = lazyOnOpen(
  async () => (await import('#features/housing/houses/neatkeepers/own/invite-dialog.tsx')).InviteDialog,
);

/** The homeowner's neatkeepers, their days, and open invitations. */
export default function NeatkeepersPage() {
  const { t } = useTranslation();
  const { userData } = useMe();
  const { data, isError, refetch } = useNeatkeepersOfHomeownerQuery({ id: userData._id });
  const { data: own } = useOwnHousesQuery();
  const [isInviting, setInviting] = useState(false);
  const [isAsked, settle] = useOpening('invitation');
  const houses = own?.items ?? [];
  const invite = (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      disabled={houses.length === 0}
      onClick={() => {
        setInviting(true);
      }}
    >
      {t('keepers.invite')}
    </Button>
  );
  const nobody = data?.items.length === 0 && data.invitations.length === 0;
  return (
    <Page heading={t('keepers.heading')} lead={t('keepers.lead')} actions={nobody ? undefined : invite}>
      {data === undefined && (isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton />)}
      {nobody && (
        <EmptyState
          icon={<BroomIcon />}
          heading={t('keepers.emptyHeading')}
          text={own !== undefined && houses.length === 0 ? t('keepers.noHouse') : t('keepers.empty')}
          action={invite}
        />
      )}
      {data !== undefined && !nobody && (
        <Stack spacing={3}>
          {data.invitations.length > 0 && <PendingInvitations invitations={data.invitations} />}
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
            {data.items.map((keeper) => (
              <KeeperCard key={keeper._id} keeper={keeper} houses={houses} />
            ))}
          </Box>
        </Stack>
      )}
      {(isInviting || (isAsked && houses.length > 0)) && (
        <InviteDialog
          houses={houses}
          onClose={() => {
            setInviting(false);
            if (isAsked) settle();
          }}
        />
      )}
    </Page>
  );
}
