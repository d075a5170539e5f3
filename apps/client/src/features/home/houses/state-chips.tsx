import type { HouseState, RoomState } from '@common-roof/contracts';
import Chip from '@mui/material/Chip';

import { useTranslation } from '../../../i18n/use-translation.ts';

const ROOM_COLOURS = { vacant: 'warning', listed: 'info', occupied: 'success', releasing: 'error' } as const;
const HOUSE_COLOURS = { draft: 'warning', open: 'success', archived: 'default' } as const;

/** The state in words; the colour only repeats it. */
export function RoomStateChip({ state }: { state: RoomState }) {
  const { t } = useTranslation();
  return <Chip size="small" variant="outlined" color={ROOM_COLOURS[state]} label={t(`owner.roomStates.${state}`)} />;
}

export function HouseStateChip({ state }: { state: HouseState }) {
  const { t } = useTranslation();
  return (
    <Chip size="small" variant="outlined" color={HOUSE_COLOURS[state]} label={t(`houses.admin.states.${state}`)} />
  );
}
