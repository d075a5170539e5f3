import type { House } from '@common-roof/contracts';
import Box from '@mui/material/Box';

import { useHouseQuery } from '#api/resources/houses.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { ChoiceFilter } from '#ui/choice-filter.tsx';

/** Where repairs are. Absent: anywhere. */
export interface RepairPlace {
  readonly house?: string;
  readonly room?: string;
}

interface RepairFiltersProps {
  houses: readonly House[];
  place: RepairPlace;
  onChoose: (place: { house: string | undefined; room: string | undefined }) => void;
}

/** Chooses a house, and a room of it. With one house, only the room. */
export function RepairFilters({ houses, place, onChoose }: RepairFiltersProps) {
  const { t } = useTranslation();
  const house = place.house ?? (houses.length === 1 ? houses[0]?._id : undefined);
  const { currentData } = useHouseQuery({ id: house ?? '' }, { skip: house === undefined });
  const rooms = currentData?.rooms ?? [];
  const nameOf = (all: readonly { readonly _id: string; readonly name: string }[]) => (id: string) =>
    all.find(({ _id }) => _id === id)?.name ?? '';
  const idsOf = (all: readonly { readonly _id: string }[]): string[] => all.map(({ _id: id }) => id);
  const named = rooms.map(({ _id, room_name: name }) => ({ _id, name }));
  if (houses.length < 2 && named.length < 2) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
      {houses.length > 1 && (
        <ChoiceFilter
          label={t('shell.house')}
          value={place.house ?? ''}
          any={t('repairs.filter.allHouses')}
          choices={idsOf(houses)}
          nameOf={nameOf(houses)}
          onChoose={(id) => {
            onChoose({ house: id === '' ? undefined : id, room: undefined });
          }}
        />
      )}
      {named.length > 1 && (
        <ChoiceFilter
          label={t('repairs.filter.room')}
          value={named.some(({ _id }) => _id === place.room) ? (place.room ?? '') : ''}
          any={t('repairs.filter.whole')}
          choices={idsOf(named)}
          nameOf={nameOf(named)}
          onChoose={(id) => {
            onChoose({ house, room: id === '' ? undefined : id });
          }}
        />
      )}
    </Box>
  );
}
