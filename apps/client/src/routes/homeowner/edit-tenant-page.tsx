import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';

import { useAnswered } from '#api/use-answered.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { useBalanceQuery } from '#features/money/ledger/book/balance-api.ts';
import { BalancePanel } from '#features/money/ledger/book/balance-panel.tsx';
import { RatingsAbout } from '#features/housing/ratings/ratings-about.tsx';
import { PrivateNote } from '#features/housing/houses/tenancies/private-note.tsx';
import { RoomieActions } from '#features/housing/houses/tenancies/roomie-actions.tsx';
import { RoomieFacts } from '#features/housing/houses/tenancies/roomie-facts.tsx';
import { useRoomieQuery } from '#features/housing/houses/tenancies/roomies-api.ts';
import { StayForm } from '#features/housing/houses/tenancies/stay-form.tsx';
import { fullName } from '#lib/person.ts';
import { BackIcon, PersonIcon } from '#ui/icons.tsx';
import { MissingPage } from '#ui/missing-page.tsx';
import { Page } from '#ui/page.tsx';

function Roomie({ id }: { id: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: roomie, error, refetch } = useRoomieQuery({ id });
  // It is above the forms, which must not shift while the user is typing.
  const isBalanceAnswered = useAnswered(useBalanceQuery({ id }));
  if (roomie === undefined || !isBalanceAnswered) {
    return (
      <MissingPage
        heading={t('shell.title.editTenant')}
        error={error}
        onRetry={() => void refetch()}
        gone={{
          icon: <PersonIcon />,
          text: t('roomies.notFound'),
          to: paths.houses,
          label: t('owner.archive.toHouses'),
        }}
      />
    );
  }
  const { house } = roomie;
  return (
    <Page
      heading={fullName(roomie)}
      {...(house === null ? { lead: t('roomies.livesNowhere') } : {})}
      actions={
        house !== null && (
          <Button component={Link} to={paths.house(house)} startIcon={<BackIcon />}>
            {t('roomies.toHouse')}
          </Button>
        )
      }
    >
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '3fr 2fr' },
        }}
      >
        <Stack spacing={3} sx={{ minWidth: 0 }}>
          <RoomieFacts roomie={roomie} />
          <BalancePanel roomieId={roomie._id} name={roomie.first_name} />
          {house !== null && <StayForm roomie={roomie} />}
          <RatingsAbout id={roomie._id} name={roomie.first_name} />
        </Stack>
        {house !== null && (
          <Stack spacing={3} sx={{ minWidth: 0 }}>
            <PrivateNote key={roomie._id} roomie={roomie} />
            <RoomieActions
              roomie={roomie}
              onEnded={() => {
                void navigate(paths.house(house));
              }}
            />
          </Stack>
        )}
      </Box>
    </Page>
  );
}

/** One of the homeowner's roomies, `/edit-tenant?id=`. */
export default function EditTenantPage() {
  const [query] = useSearchParams();
  const id = query.get('id');
  return id === null ? <Navigate to={paths.houses} replace /> : <Roomie key={id} id={id} />;
}
