import type { MyProfile } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

import { loadWords } from '#i18n/i18n.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { BalanceFigure } from '#features/money/ledger/book/balance-figure.tsx';
import { ChoreFigures } from '#features/living/chores/day/chore-figures.tsx';
import { NewestMessages } from '#features/living/chat/conversations/newest-messages.tsx';
import { useOwnConversations, useUnreadTotal } from '#features/living/chat/use-unread.ts';
import { paths } from '#lib/paths.ts';
import { HOME_OF } from '#session/home-of.ts';
import { useMe } from '#session/me-context.tsx';
import { Figure, Figures } from '#ui/figure.tsx';
import { HomeIcon } from '#ui/icons.tsx';
import { Page } from '#ui/page.tsx';
import { EmptyState } from '#ui/states.tsx';
import { lazyInView } from '#ui/lazy-in-view.tsx';
import { HouseToday } from './house-today.tsx';
import { now } from '#lib/clock.ts';
import { day } from '#lib/dates.ts';

const WithoutHouse = lazyInView(async () => {
  const [part] = await Promise.all([import('./without-house.tsx'), loadWords('talk')]);
  return part.WithoutHouse;
}, 240);

type Roomie = Extract<MyProfile, { account_type: 'roomie' }>;

const NOON = 12;
const EVENING = 18;

function useGreeting(name: string): string {
  const { t } = useTranslation();
  const hour = now().getHours();
  const time = hour < NOON ? 'morning' : hour < EVENING ? 'afternoon' : 'evening';
  return t(`houses.today.${time}`, { name });
}

function RoomieToday({ roomie }: { roomie: Roomie }) {
  const { t, i18n } = useTranslation();
  const greeting = useGreeting(roomie.first_name);
  const { conversations, isError } = useOwnConversations();
  const unread = useUnreadTotal();
  const number = new Intl.NumberFormat(i18n.language);
  const place =
    roomie.arrival !== null
      ? t('houses.today.arrival', {
          house: roomie.arrival.house,
          room: roomie.arrival.room,
          day: day(roomie.arrival.on, i18n.language),
        })
      : roomie.house === null
        ? t('houses.today.noHouse')
        : roomie.room === null
          ? roomie.house.name
          : t('houses.today.room', { room: roomie.room.room_name, house: roomie.house.name });
  const houseConversation = conversations?.find(
    ({ kind, house_id: id }) => kind === 'house' && id === roomie.house?._id,
  );
  const newest = <NewestMessages conversations={conversations} me={roomie._id} empty={t('chat.empty.roomie')} />;
  return (
    <Page heading={greeting} lead={place}>
      {roomie.house !== null && (
        <Box sx={{ mb: 3 }}>
          <Figures>
            <ChoreFigures houseId={roomie.house._id} points={roomie.points} />
            <BalanceFigure roomieId={roomie._id} />
            <Figure
              label={t('houses.today.unread')}
              value={number.format(unread)}
              tone={unread > 0 ? 'primary.main' : 'text.primary'}
              to={paths.chat}
              isForDesks
            />
          </Figures>
        </Box>
      )}
      <Box>
        {roomie.house === null ? (
          <WithoutHouse me={roomie._id} arrival={roomie.arrival}>
            {newest}
          </WithoutHouse>
        ) : (
          <HouseToday
            house={roomie.house}
            room={roomie.room?._id ?? null}
            me={roomie._id}
            conversation={houseConversation}
            newest={newest}
            isNewestComing={conversations === undefined && !isError}
          />
        )}
      </Box>
    </Page>
  );
}

/** The roomies' start page. The path is open to every signed-in user; other roles get a link to their own page. */
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
