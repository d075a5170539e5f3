import type { MyProfile } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { useHouseQuery } from '../../api/resources/houses.ts';
import { useNextShowingsQuery } from '../../features/letting/showings/showings-api.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { NewestMessages } from '../../features/living/chat/conversations/newest-messages.tsx';
import { useOwnConversations, useUnreadTotal } from '../../features/living/chat/use-unread.ts';
import { HousePhotos } from '../../features/identity/photos/house-photos.tsx';
import { NextShowings } from '../../features/letting/showings/next-showings.tsx';
import { HOME_OF } from '../../session/home-of.ts';
import { useMe } from '../../session/me-context.tsx';
import { Figure, Figures } from '../../ui/figure.tsx';
import { HomeIcon } from '../../ui/icons.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { HouseToday } from './house-today.tsx';
import { Housemates } from './housemates.tsx';

type Roomie = Extract<MyProfile, { account_type: 'roomie' }>;

const NOON = 12;
const EVENING = 18;

function useGreeting(name: string): string {
  const { t } = useTranslation();
  const hour = new Date().getHours();
  const time = hour < NOON ? 'morning' : hour < EVENING ? 'afternoon' : 'evening';
  return t(`houses.today.${time}`, { name });
}

/** What may or may not stand here is known before any of it is shown: nothing moves afterwards. */
function WhenHouseIsKnown({ id, children }: { id: string; children: ReactNode }) {
  const { t } = useTranslation();
  const isComing = [useNextShowingsQuery().isLoading, useHouseQuery({ id }).isLoading].includes(true);
  if (!isComing) return <Stack spacing={3}>{children}</Stack>;
  return <Skeleton role="status" aria-label={t('shell.loading')} variant="rounded" height={640} />;
}

function RoomieToday({ roomie }: { roomie: Roomie }) {
  const { t, i18n } = useTranslation();
  const greeting = useGreeting(roomie.first_name);
  const { conversations } = useOwnConversations();
  const unread = useUnreadTotal();
  const number = new Intl.NumberFormat(i18n.language);
  const place =
    roomie.house === null
      ? t((conversations ?? []).length > 0 ? 'houses.today.noHouseButChats' : 'houses.today.noHouse')
      : roomie.room === null
        ? roomie.house.name
        : t('houses.today.room', { room: roomie.room.room_name, house: roomie.house.name });
  const houseConversation = conversations?.find(
    ({ kind, house_id: id }) => kind === 'house' && id === roomie.house?._id,
  );
  return (
    <Page heading={greeting} lead={place} width={1000}>
      <Figures>
        <Figure label={t('houses.today.points')} value={number.format(roomie.points)} tone="warning.main" />
        <Figure
          label={t('houses.today.unread')}
          value={number.format(unread)}
          tone={unread > 0 ? 'primary.main' : 'text.primary'}
        />
      </Figures>
      <Box sx={{ display: 'grid', gap: 3, mt: 3, alignItems: 'start', gridTemplateColumns: { md: '3fr 2fr' } }}>
        <NewestMessages conversations={conversations} me={roomie._id} empty={t('chat.empty.roomie')} />
        {roomie.house !== null && (
          <WhenHouseIsKnown id={roomie.house._id}>
            <NextShowings to={paths.showings} />
            <HouseToday id={roomie.house._id} />
            <Housemates house={houseConversation} me={roomie._id} />
            <HousePhotos house={roomie.house} room={roomie.room?._id ?? null} />
          </WhenHouseIsKnown>
        )}
      </Box>
    </Page>
  );
}

/** The roomies' start. The path is open to everybody who is signed in; the others are shown the way to theirs. */
export default function TodayPage() {
  const { t } = useTranslation();
  const { userType, userData } = useMe();
  const greeting = useGreeting(userData.first_name);
  if (userData.account_type === 'roomie') return <RoomieToday roomie={userData} />;
  if (userType === 'roomie') return null;
  return (
    <Page heading={greeting} width={1000}>
      <EmptyState
        icon={<HomeIcon />}
        text={t(`houses.today.${userType}`)}
        action={
          <Button component={Link} to={HOME_OF[userType]} variant="contained">
            {t('houses.today.toOwn')}
          </Button>
        }
      />
    </Page>
  );
}
