import type { ChoreBalance } from '@common-roof/contracts';
import Stack from '@mui/material/Stack';

import { OwedNote } from './owed-note.tsx';
import type { TurnPrice } from './pay-with-money.tsx';
import { PausedNote } from './paused-note.tsx';

interface NoteListProps {
  houseId: string;
  /** The paused roomies. */
  paused: readonly ChoreBalance[];
  /** The reader's balance; undefined if they don't live there. */
  own: ChoreBalance | undefined;
  price: TurnPrice;
}

/** The paused roomies, and what the reader owes. */
export function NoteList({ houseId, paused, own, price }: NoteListProps) {
  return (
    <Stack spacing={1.5} sx={{ mb: 3 }}>
      {paused.map((balance) => (
        <PausedNote key={balance.roomie._id} houseId={houseId} balance={balance} isOwn={balance === own} />
      ))}
      {own !== undefined && own.owed > 0 && <OwedNote houseId={houseId} owed={own.owed} price={price} />}
    </Stack>
  );
}
