import Skeleton from '@mui/material/Skeleton';

import { BoardSection } from '../../features/home/houses/house/board-section.tsx';
import { RulesSection } from '../../features/home/houses/house/rules-section.tsx';
import { useHouseQuery } from '../../api/resources/houses.ts';
import { LoadError } from '../../ui/states.tsx';

/** What the house wants, and the rules it lives by. */
export function HouseToday({ id }: { id: string }) {
  const { data: house, isError, refetch } = useHouseQuery({ id });
  if (house === undefined) {
    return isError ? <LoadError onRetry={() => void refetch()} /> : <Skeleton variant="rounded" height={220} />;
  }
  return (
    <>
      <BoardSection house={house} />
      <RulesSection house={house} />
    </>
  );
}
