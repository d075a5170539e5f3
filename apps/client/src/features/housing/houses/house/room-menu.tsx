import type { HouseDetail, Room, RoomiePublic } from '@common-roof/contracts';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { fullName } from '#lib/person.ts';
import { useActing, useHasArea } from '#session/use-acting.ts';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { MoreIcon } from '#ui/icons.tsx';
import { isLettable } from '#features/housing/houses/lettable.ts';
import { useMarkRoomVacantMutation, useRetireRoomMutation } from '#features/housing/houses/houses-api.ts';
import { RoomDialog } from './lazy-room-dialog.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';

const MoveDialog = lazyOnOpen(async () => (await import('./move-dialog.tsx')).MoveDialog);

type Open = 'edit' | 'move' | 'vacant' | 'retire' | null;

interface RoomMenuProps {
  house: HouseDetail;
  room: Room;
  roomie: RoomiePublic | undefined;
  onShow: (room: Room) => void;
}

/** The actions on a room in its state that the reader may take; nothing if there are none. */
export function RoomMenu({ house, room, roomie, onShow }: RoomMenuProps) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState<Open>(null);
  const [markVacant] = useMarkRoomVacantMutation();
  const [retire] = useRetireRoomMutation();
  const navigate = useNavigate();
  const name = room.room_name;
  const close = (): void => {
    setOpen(null);
  };
  const asks = (what: Exclude<Open, null>) => () => {
    setOpen(what);
  };
  const show = (): void => {
    onShow(room);
  };
  const isOwner = useActing() === undefined;
  const [hasHouses, hasLetting] = [useHasArea('houses'), useHasArea('letting')];
  // A stay with a lease ends, or changes rooms, only through the lease.
  const isLeased = roomie?.has_lease === true;
  const items: { label: string; offered: boolean; run: () => void }[] = [
    { label: t('owner.room.edit'), offered: hasHouses, run: asks('edit') },
    { label: t('owner.room.show'), offered: hasLetting && isLettable(house), run: show },
    {
      label: t('owner.room.move'),
      offered: isOwner && room.state === 'occupied' && roomie !== undefined && !isLeased,
      run: asks('move'),
    },
    {
      label: t('owner.room.markVacant'),
      offered: isOwner && room.state === 'occupied' && !isLeased,
      run: asks('vacant'),
    },
    {
      label: t('owner.room.endLease'),
      offered: hasLetting && room.state === 'occupied' && isLeased,
      run: () => void navigate(paths.releasing),
    },
    { label: t('owner.room.retire'), offered: hasHouses && room.roomie === null, run: asks('retire') },
  ];

  const runVacant = async (): Promise<void> => {
    close();
    const body = { home_owner_id: house.homeowner_id };
    await showOutcome(markVacant({ params: { id: room._id }, body }), t('owner.room.nowVacant', { room: name }));
  };
  const runRetire = async (): Promise<void> => {
    close();
    await showOutcome(retire({ params: { id: room._id } }), t('owner.room.retired', { room: name }));
  };

  if (!items.some(({ offered }) => offered)) return null;
  return (
    <>
      <IconButton
        aria-label={t('owner.room.actions', { room: name })}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
        }}
      >
        <MoreIcon />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => {
          setAnchor(null);
        }}
      >
        {items
          .filter(({ offered }) => offered)
          .map(({ label, run }) => (
            <MenuItem
              key={label}
              onClick={() => {
                // The second half of a double click arrives while the menu fades out.
                if (anchor === null) return;
                setAnchor(null);
                run();
              }}
            >
              {label}
            </MenuItem>
          ))}
      </Menu>
      {open === 'edit' && <RoomDialog house={house} room={room} onClose={close} />}
      {open === 'move' && roomie !== undefined && (
        <MoveDialog house={house} room={room} roomie={roomie} onClose={close} />
      )}
      <ConfirmDialog
        open={open === 'vacant'}
        title={t('owner.room.markVacantAsk', { room: name })}
        text={t('owner.room.markVacantText', { name: roomie === undefined ? '' : fullName(roomie) })}
        confirm={t('owner.room.markVacant')}
        onConfirm={() => void runVacant()}
        onClose={close}
      />
      <ConfirmDialog
        open={open === 'retire'}
        title={t('owner.room.retireAsk', { room: name })}
        text={t('owner.room.retireText')}
        confirm={t('owner.room.retire')}
        onConfirm={() => void runRetire()}
        onClose={close}
      />
    </>
  );
}
