import { useNavigate } from 'react-router-dom';

import { SetUpChores } from '#features/living/chores/setup/set-up-chores.tsx';
import { NeedsRight } from '#features/living/speaker/needs-right.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { CardSkeleton } from '#ui/states.tsx';
import { ChoresFrame } from '#routes/house/chores-frame.tsx';

const GRID = { display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))' };

/** Sets up a house's chores, or adds more: `?house=`. */
export default function SetUpChoresPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <ChoresFrame
      heading={t('chores.setUp.heading')}
      leadOf={({ name }) => t('chores.setUp.lead', { house: name })}
      skeleton={<CardSkeleton grid={GRID} height={76} cards={12} />}
    >
      {({ house, today, chores }) => (
        <NeedsRight right="chores" houseId={house._id}>
          <SetUpChores
            house={house}
            today={today}
            chores={chores}
            onDone={() => void navigate(paths.choresOf(house._id))}
          />
        </NeedsRight>
      )}
    </ChoresFrame>
  );
}
