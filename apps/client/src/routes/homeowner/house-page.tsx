import type { HouseDetail, Room } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';

import { loadWords } from '#i18n/i18n.ts';
import { useOwnConversations } from '#features/living/chat/use-unread.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { SampleBanner } from '#features/insight/sample-house/lazy-sample-house.ts';
import { AboutSection } from '#features/housing/houses/house/about-section.tsx';
import { BoardSection } from '#features/housing/houses/house/board-section.tsx';
import { ArchiveHouse } from '#features/housing/houses/house/house-actions.tsx';
import { HouseButtons } from '#features/housing/houses/house/house-buttons.tsx';
import { PeopleSection } from '#features/housing/houses/house/people-section.tsx';
import { RoomsSection } from '#features/housing/houses/house/rooms-section.tsx';
import { RulesSection } from '#features/housing/houses/house/rules-section.tsx';
import { waitingIn } from '#features/housing/houses/house/waiting.ts';
import { WaitingList } from '#features/housing/houses/house/waiting-list.tsx';
import { useHouseQuery } from '#api/resources/houses.ts';
import { RestoreButton } from '#features/housing/houses/restore-button.tsx';
import { BankDetailsSection } from '#features/money/ledger/bank-details/bank-details-section.tsx';
import { isLettable } from '#features/housing/houses/lettable.ts';
import { HousePhotos } from '#features/identity/media/house-photos.tsx';
import { PhotosDialog } from '#features/identity/media/photos-dialog.tsx';
import { HousesIcon } from '#ui/icons.tsx';
import { useActing, useHasArea } from '#session/use-acting.ts';
import { MissingPage } from '#ui/missing-page.tsx';
import { Page } from '#ui/page.tsx';
import { RoomDialog } from '#features/housing/houses/house/lazy-room-dialog.ts';
import { AdDialog } from '#features/letting/listings/ads/own/lazy-ad-dialog.ts';
import { PlanDialog } from '#features/letting/listings/showings/plan/lazy-plan-dialog.ts';
import { lazyInView } from '#ui/lazy-in-view.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';

const LateFeesSection = lazyInView(async () => {
  const [part] = await Promise.all([
    import('#features/money/ledger/late-fees/late-fees-section.tsx'),
    loadWords('lateFees'),
  ]);
  return part.LateFeesSection;
}, 120);
const SettingsDialog = lazyOnOpen(
  async () => (await import('#features/letting/listings/showings/plan/settings-dialog.tsx')).SettingsDialog,
);

const RulesDialog = lazyOnOpen(
  async () => (await import('#features/housing/houses/house/rules-dialog.tsx')).RulesDialog,
);

/** The dialog opened for a room: planning a showing, writing an ad, or inviting a roomie. */
interface RoomTask {
  readonly what: 'show' | 'advertise' | 'invite';
  readonly room: Room;
}

const InviteDialog = lazyOnOpen(
  async () => (await import('#features/housing/houses/tenancies/invite-dialog.tsx')).InviteDialog,
);
function House({ house }: { house: HouseDetail }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'room' | 'rules' | 'photos' | 'invite' | 'showingTimes' | null>(null);
  const [task, setTask] = useState<RoomTask | null>(null);
  const begin = (what: RoomTask['what']) => (room: Room) => {
    setTask({ what, room });
  };
  const endTask = (): void => {
    setTask(null);
  };
  const close = (): void => {
    setOpen(null);
  };
  const addRoom = (): void => {
    setOpen('room');
  };
  const editRules = (): void => {
    setOpen('rules');
  };
  const editPhotos = (): void => {
    setOpen('photos');
  };
  const invite = (): void => {
    setOpen('invite');
  };
  const chooseShowingTimes = (): void => {
    setOpen('showingTimes');
  };
  const isOwner = useActing() === undefined;
  const [hasHouses, hasLetting] = [useHasArea('houses'), useHasArea('letting')];
  const { conversations } = useOwnConversations();
  const chat = conversations?.find(({ kind, house_id: id }) => kind === 'house' && id === house._id);
  const isArchived = house.state === 'archived';
  return (
    <Page
      heading={house.name}
      lead={`${house.address.street}, ${house.city}`}
      actions={
        <HouseButtons
          house={house}
          chat={chat && paths.conversation(chat._id)}
          onPhotos={editPhotos}
          onShowingTimes={chooseShowingTimes}
        />
      }
    >
      {house.is_sample && <SampleBanner />}
      {isArchived && (
        <Alert severity="info" sx={{ mb: 3, flexWrap: 'wrap' }} action={<RestoreButton house={house} />}>
          {t('owner.house.archivedBanner')}
        </Alert>
      )}
      <WaitingList waiting={waitingIn(house)} houseId={house._id} onAddRoom={addRoom} onWriteRules={editRules} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '3fr 2fr' },
        }}
      >
        <Stack spacing={3} sx={{ minWidth: 0 }}>
          <RoomsSection
            house={house}
            onAdd={addRoom}
            onShow={begin('show')}
            onAdvertise={begin('advertise')}
            onInvite={begin('invite')}
          />
          <PeopleSection people={house.roomies} {...(isLettable(house) && hasLetting ? { onInvite: invite } : {})} />
          <HousePhotos house={house} room={null} />
        </Stack>
        <Stack spacing={3} sx={{ minWidth: 0 }}>
          <BoardSection house={house} />
          <RulesSection
            house={house}
            proposals={paths.ownersRulesOf(house._id)}
            {...(isArchived || !hasHouses ? {} : { onEdit: editRules })}
          />
          <BankDetailsSection houseId={house._id} mayChange={isLettable(house) && isOwner} />
          <LateFeesSection houseId={house._id} mayChange={isLettable(house) && isOwner} />
          <AboutSection house={house} />
          {isLettable(house) && isOwner && (
            <Box>
              <ArchiveHouse house={house} />
            </Box>
          )}
        </Stack>
      </Box>
      {open === 'room' && <RoomDialog house={house} onClose={close} />}
      {open === 'invite' && <InviteDialog house={house} onClose={close} />}
      {open === 'photos' && <PhotosDialog house={house} onClose={close} />}
      {open === 'rules' && <RulesDialog house={house} onClose={close} />}
      {open === 'showingTimes' && <SettingsDialog house={house} onClose={close} />}
      {task?.what === 'show' && (
        <PlanDialog room={{ _id: task.room._id, name: task.room.room_name }} candidates={[]} onClose={endTask} />
      )}
      {task?.what === 'advertise' && <AdDialog roomId={task.room._id} onClose={endTask} />}
      {task?.what === 'invite' && <InviteDialog house={house} roomId={task.room._id} onClose={endTask} />}
    </Page>
  );
}

function Found({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data: house, error, refetch } = useHouseQuery({ id });
  if (house !== undefined) return <House house={house} />;
  return (
    <MissingPage
      heading={t('shell.title.house')}
      error={error}
      onRetry={() => void refetch()}
      gone={{
        icon: <HousesIcon />,
        text: t('owner.wizard.notFound'),
        to: paths.houses,
        label: t('owner.archive.toHouses'),
      }}
    />
  );
}

/** One of the homeowner's houses, `/house?id=`. */
export default function HousePage() {
  const [query] = useSearchParams();
  const id = query.get('id');
  return id === null ? <Navigate to={paths.houses} replace /> : <Found key={id} id={id} />;
}
