import type { ChoreBalance } from '@common-roof/contracts';

import { loadWords } from '#i18n/i18n.ts';
import { useReader } from '#session/use-reader.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { useBalancesQuery } from './balances-api.ts';

/** Loaded on demand, because most houses have no notes. */
const NoteList = lazyOnOpen(async () => {
  const [part] = await Promise.all([import('./note-list.tsx'), loadWords('balances')]);
  return part.NoteList;
});

const isPaused = ({ paused_on: since }: ChoreBalance): boolean => since !== null;

/** Notes on paused roomies and on the reader's arrears. Nothing if there are none. */
export function BalanceNotes({ houseId }: { houseId: string }) {
  const reader = useReader();
  const { currentData } = useBalancesQuery({ houseId });
  const items = currentData?.items ?? [];
  // A roomie who lives alone owes nobody anything.
  if (items.length < 2) return null;
  const own = items.find(({ roomie }) => roomie._id === reader.id);
  const paused = items.filter(isPaused).toSorted((one) => (one === own ? -1 : 0));
  if (paused.length === 0 && (own?.owed ?? 0) === 0) return null;
  return <NoteList houseId={houseId} paused={paused} own={own} price={currentData?.price ?? null} />;
}
