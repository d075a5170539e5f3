import { useTranslation } from '#i18n/use-translation.ts';
import { DoorIcon } from '#ui/public-icons.tsx';
import { EmptyState, ListSkeleton, LoadError } from '#ui/states.tsx';
import { ChoiceLinks } from './choice-links.tsx';
import { useRoomChoicesQuery } from './room-choices-api.ts';

/** The room choices of a house, newest first. */
export function ChoicesOfHouse({ houseId }: { houseId: string }) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useRoomChoicesQuery({ id: houseId });
  if (data === undefined) {
    return isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton avatar={false} rows={3} />;
  }
  if (data.items.length === 0) return <EmptyState icon={<DoorIcon />} text={t('roomChoices.none.homeowner')} />;
  return (
    <ChoiceLinks
      choices={data.items.map(({ _id: id, house, state, starts_on: startsOn }) => ({
        id,
        house: house.name,
        state,
        startsOn,
      }))}
    />
  );
}
