import { useHouseQuery } from '#api/resources/houses.ts';
import { BoardSection } from '#features/housing/houses/house/board-section.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';

/** A house's wanted board beside its purchases. */
export function WantedBoard({ houseId, onBought }: { houseId: string; onBought?: (item: string) => void }) {
  const { data, isError, refetch } = useHouseQuery({ id: houseId });
  if (data === undefined) return isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton />;
  return <BoardSection house={data} {...(onBought === undefined ? {} : { onBought })} />;
}
