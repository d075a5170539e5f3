import { type Chore, type House, TURNS_GIVEN_DAYS } from '@common-roof/contracts';
import { plusDays } from '@common-roof/domain';
import Box from '@mui/material/Box';

import { useMe } from '#session/me-context.tsx';
import { ButtonRow } from '#ui/button-row.tsx';
import { useTurnsQuery } from '#features/living/chores/chores-api.ts';
import { CodeButton } from '#features/living/chores/done/code-button.tsx';
import { FeedbackButton } from '#features/living/chores/feedback/feedback-button.tsx';
import { ChoreActions } from './chore-actions.tsx';
import { ChoreCard } from './chore-card.tsx';

interface ChoreListProps {
  chores: readonly Chore[];
  house: House;
  /** The current ISO date in the house. */
  today: string;
  /** Whether the reader sets up the house's chores. */
  canEdit: boolean;
}

/** All chores of a house, to edit for those who can. */
export function ChoreList({ chores, house, today, canEdit }: ChoreListProps) {
  const { userType } = useMe();
  const until = plusDays(today, TURNS_GIVEN_DAYS);
  const { currentData } = useTurnsQuery({ houseId: house._id, from: today, until });
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
      }}
    >
      {chores.map((chore) => (
        <ChoreCard
          key={chore._id}
          chore={chore}
          next={currentData?.find((turn) => turn.chore._id === chore._id && turn.state === 'due')}
          today={today}
          canAddSteps={canEdit}
        >
          <ButtonRow>
            <FeedbackButton chore={chore} />
            {userType !== 'neatkeeper' && <CodeButton chore={chore} />}
            {canEdit && <ChoreActions chore={chore} />}
          </ButtonRow>
        </ChoreCard>
      ))}
    </Box>
  );
}
