import type { HouseDetail, Room, RoomiePublic } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { formatRent } from '#lib/money.ts';
import { fullName } from '#lib/person.ts';
import { useHasArea } from '#session/use-acting.ts';
import { AddIcon, DoorIcon } from '#ui/icons.tsx';
import { ButtonRow } from '#ui/button-row.tsx';
import { Section } from '#ui/page.tsx';
import { EmptyState } from '#ui/states.tsx';
import { isLettable } from '#features/housing/houses/lettable.ts';
import { RoomStateTag } from '#features/housing/houses/state-tags.tsx';
import { dot } from '#lib/direction.ts';
import { userText } from '#ui/user-text.ts';
import { RoomMenu } from './room-menu.tsx';

function useFacts(house: HouseDetail): (room: Room) => string {
  const { t, i18n } = useTranslation();
  const money = (amount: string): string => formatRent(amount, house.currency, i18n.language);
  return (room) =>
    [
      room.rent === null ? null : t('rooms.perMonth', { rent: money(room.rent) }),
      room.deposit === null || Number(room.deposit) === 0
        ? null
        : t('owner.room.deposited', { deposit: money(room.deposit) }),
      room.size_m2 === null ? null : t('rooms.size_m2', { size: room.size_m2 }),
      room.roomie === null && room.available_from !== null
        ? t('owner.room.freeFrom', { day: day(room.available_from, i18n.language) })
        : null,
      room.let_from === null ? null : t('owner.room.letFrom', { day: day(room.let_from, i18n.language) }),
      room.occupied_until === null ? null : t('owner.room.until', { day: day(room.occupied_until, i18n.language) }),
    ]
      .filter((fact) => fact !== null)
      .join(dot());
}

interface RoomRowProps {
  house: HouseDetail;
  room: Room;
  roomie: RoomiePublic | undefined;
  onShow: (room: Room) => void;
  onAdvertise: (room: Room) => void;
  onInvite: (room: Room) => void;
}

function RoomRow({ house, room, roomie, onShow, onAdvertise, onInvite }: RoomRowProps) {
  const { t } = useTranslation();
  const facts = useFacts(house);
  const hasLetting = useHasArea('letting');
  const isToLet = hasLetting && isLettable(house) && room.state === 'vacant' && room.let_from === null;
  return (
    <ListItem sx={{ px: { xs: 2, sm: 3 }, py: 1.5, gap: 1, alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography variant="h4" component="h3">
            {room.room_name}
          </Typography>
          <RoomStateTag state={room.state} />
        </Box>
        {roomie !== undefined && <Typography sx={{ overflowWrap: 'anywhere' }}>{fullName(roomie)}</Typography>}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {facts(room)}
        </Typography>
        {room.description !== '' && (
          <Typography variant="body2" sx={{ mt: 0.5, ...userText }}>
            {room.description}
          </Typography>
        )}
        {isToLet && (
          <Box sx={{ mt: 1.5 }}>
            <ButtonRow>
              <Button
                variant="outlined"
                aria-label={t('owner.room.advertiseNamed', { room: room.room_name })}
                onClick={() => {
                  onAdvertise(room);
                }}
              >
                {t('owner.room.advertise')}
              </Button>
              <Button
                variant="outlined"
                aria-label={t('owner.room.inviteNamed', { room: room.room_name })}
                onClick={() => {
                  onInvite(room);
                }}
              >
                {t('owner.room.invite')}
              </Button>
            </ButtonRow>
          </Box>
        )}
      </Box>
      {house.state !== 'archived' && <RoomMenu house={house} room={room} roomie={roomie} onShow={onShow} />}
    </ListItem>
  );
}

interface RoomsSectionProps {
  house: HouseDetail;
  onAdd: () => void;
  /** Opens the planning of a showing. */
  onShow: (room: Room) => void;
  /** Opens the ad for a vacant room. */
  onAdvertise: (room: Room) => void;
  /** Opens the invitation of a person who is already known. */
  onInvite: (room: Room) => void;
}

/** The rooms of a house with their current tenancies. */
export function RoomsSection({ house, onAdd, ...rows }: RoomsSectionProps) {
  const { t } = useTranslation();
  const isArchived = house.state === 'archived';
  const mayAdd = useHasArea('houses') && !isArchived;
  const people = new Map(house.roomies.map((roomie) => [roomie._id, roomie]));
  return (
    <Section
      id="rooms"
      title={t('owner.room.heading')}
      actions={
        !mayAdd || house.rooms.length === 0 ? undefined : (
          <Button startIcon={<AddIcon />} onClick={onAdd}>
            {t('owner.room.add')}
          </Button>
        )
      }
    >
      {house.rooms.length === 0 && (
        <EmptyState
          icon={<DoorIcon />}
          text={isArchived ? t('owner.room.noneArchived') : t('owner.room.none')}
          action={
            mayAdd && (
              <Button variant="contained" startIcon={<AddIcon />} onClick={onAdd}>
                {t('owner.room.add')}
              </Button>
            )
          }
        />
      )}
      <List disablePadding sx={{ pb: 1, '& > li + li': { borderTop: '1px solid', borderColor: 'divider' } }}>
        {house.rooms.map((room) => (
          <RoomRow
            key={room._id}
            house={house}
            room={room}
            roomie={room.roomie === null ? undefined : people.get(room.roomie)}
            {...rows}
          />
        ))}
      </List>
    </Section>
  );
}
