import type { HouseState, RoomState } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { Tag } from '#ui/tag.tsx';

const ROOM_COLOURS = { vacant: 'warning', listed: 'info', occupied: 'success', releasing: 'error' } as const;
const HOUSE_COLOURS = { draft: 'warning', open: 'success', archived: 'default' } as const;

/** The state in words; the colour only repeats it. */
export function RoomStateTag({ state }: { state: RoomState }) {
  const { t } = useTranslation();
  return <Tag tone={ROOM_COLOURS[state]}>{t(`owner.roomStates.${state}`)}</Tag>;
}

export function HouseStateTag({ state }: { state: HouseState }) {
  const { t } = useTranslation();
  return <Tag tone={HOUSE_COLOURS[state]}>{t(`houses.states.${state}`)}</Tag>;
}
