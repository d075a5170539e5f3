import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

import { useTranslation } from '#i18n/use-translation.ts';
import type { RoomChoice } from './use-room-choice.ts';

/** A house and one of its rooms, with its roomie. */
export function RoomFields({ choice, size = 'medium' }: { choice: RoomChoice; size?: 'small' | 'medium' }) {
  const { t } = useTranslation();
  const { houses, houseId, setHouse, rooms, room, setRoom } = choice;
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <TextField
        select
        size={size}
        fullWidth
        label={t('agreements.preview.house')}
        value={houseId ?? ''}
        onChange={({ target }) => {
          setHouse(target.value);
        }}
      >
        {houses.map((house) => (
          <MenuItem key={house._id} value={house._id}>
            {house.name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size={size}
        fullWidth
        label={t('agreements.preview.room')}
        value={room?._id ?? ''}
        onChange={({ target }) => {
          setRoom(target.value);
        }}
      >
        {rooms.map(({ _id, name, livesThere }) => (
          <MenuItem key={_id} value={_id}>
            {livesThere === undefined ? t('agreements.preview.emptyRoom', { name }) : `${name}: ${livesThere}`}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}
