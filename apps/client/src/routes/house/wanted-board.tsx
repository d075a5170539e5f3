import Stack from '@mui/material/Stack';

import { useHouseQuery } from '#api/resources/houses.ts';
import { BoardSection } from '#features/housing/houses/house/board-section.tsx';
import { loadWords } from '#i18n/i18n.ts';
import { lazyInView } from '#ui/lazy-in-view.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';

const NeededSection = lazyInView(async () => {
  const [section] = await Promise.all([import('#features/living/stock/needed-section.tsx'), loadWords('stock')]);
  return section.NeededSection;
}, 96);

interface WantedBoardProps {
  houseId: string;
  /** Set if a line can become a purchase. */
  onBought?: (line: string) => void;
  /** Set if a thing of the stock can. */
  onBrought?: (itemId: string) => void;
}

/** A house's shopping list beside its purchases: what people wrote, and what the stock needs. */
export function WantedBoard({ houseId, onBought, onBrought }: WantedBoardProps) {
  const { data, isError, refetch } = useHouseQuery({ id: houseId });
  if (data === undefined) return isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton />;
  return (
    <Stack spacing={3}>
      <BoardSection house={data} {...(onBought === undefined ? {} : { onBought })} />
      <NeededSection houseId={houseId} onBought={onBrought} />
    </Stack>
  );
}
