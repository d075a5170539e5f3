import type { ChoreBalance } from '@common-roof/contracts';
import Stack from '@mui/material/Stack';

import { useReader } from '../../../../session/use-reader.ts';
import { useBalancesQuery } from './balances-api.ts';
import { OwedNote } from './owed-note.tsx';
import { PausedNote } from './paused-note.tsx';

const isPaused = ({ paused_on: since }: ChoreBalance): boolean => since !== null;

/** What is to be talked about: who is given no turns at the moment, and what the reader owes. Nothing where all is well. */
export function BalanceNotes({ houseId }: { houseId: string }) {
  const reader = useReader();
  const { currentData } = useBalancesQuery({ houseId });
  const items = currentData?.items ?? [];
  // Who lives alone owes nobody anything.
  if (items.length < 2) return null;
  const own = items.find(({ roomie }) => roomie._id === reader.id);
  const paused = items.filter(isPaused).toSorted((one) => (one === own ? -1 : 0));
  if (paused.length === 0 && (own?.owed ?? 0) === 0) return null;
  return (
    <Stack spacing={1.5} sx={{ mb: 3 }}>
      {paused.map((balance) => (
        <PausedNote key={balance.roomie._id} houseId={houseId} balance={balance} isOwn={balance === own} />
      ))}
      {own !== undefined && own.owed > 0 && <OwedNote houseId={houseId} owed={own.owed} />}
    </Stack>
  );
}
