import type { Conversation } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';

import { loadWords } from '#i18n/i18n.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useAnswered } from '#api/use-answered.ts';
import { useHouseQuery } from '#api/resources/houses.ts';
import { BalanceNotes } from '#features/living/chores/balances/balance-notes.tsx';
import { OffersToday } from '#features/living/chores/balances/offers-today.tsx';
import { MyChores } from '#features/living/chores/day/my-chores.tsx';
import { StandingsToday } from '#features/living/chores/day/standings-today.tsx';
import { useDay } from '#features/living/chores/day/use-day.ts';
import { VerifyToday } from '#features/living/chores/day/verify-today.tsx';
import { OpenDeposit } from '#features/letting/deposits/open-deposit.tsx';
import { useNewestDepositQuery } from '#features/letting/deposits/deposits-api.ts';
import { isToShow } from '#features/letting/listings/showings/next-showings-shown.ts';
import { useNextShowingsQuery } from '#features/letting/listings/showings/showings-api.ts';
import { FirstSteps } from '#features/insight/today/first-steps/first-steps.tsx';
import { useFirstStepsQuery } from '#features/insight/today/first-steps/first-steps-api.ts';
import { useWaitingQuery } from '#features/insight/today/waiting/waiting-api.ts';
import { WaitingSection } from '#features/insight/today/waiting/waiting-section.tsx';
import { paths } from '#lib/paths.ts';
import { lazyInView } from '#ui/lazy-in-view.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { LoadError } from '#ui/states.tsx';
import { feedPhotos } from '#routes/house/feed-photos.tsx';
import { Housemates } from './housemates.tsx';

const EnterPurchase = lazyOnOpen(async () => {
  const [part] = await Promise.all([import('#routes/house/enter-with-receipt.tsx'), loadWords('supplies', 'splits')]);
  return part.EnterWithReceipt;
});

const NextShowings = lazyOnOpen(async () => {
  const [part] = await Promise.all([
    import('#features/letting/listings/showings/next-showings.tsx'),
    loadWords('showings'),
  ]);
  return part.NextShowings;
});
const BoardSection = lazyInView(
  async () => (await import('#features/housing/houses/house/board-section.tsx')).BoardSection,
  240,
);
const RulesSection = lazyInView(
  async () => (await import('#features/housing/houses/house/rules-section.tsx')).RulesSection,
  200,
);
const HousePhotos = lazyInView(
  async () => (await import('#features/identity/media/house-photos.tsx')).HousePhotos,
  240,
);

/** Shown separately: others' posts below, with photos, and swap requests among the notes on chores. */
const BESIDES = ['post_to_verify', 'swap_to_answer'] as const;

interface HouseTodayProps {
  house: { _id: string; name: string };
  room: string | null;
  me: string;
  conversation: Conversation | undefined;
  newest: ReactNode;
  isNewestComing: boolean;
}

/** The roomie's tasks on one side, and their house and housemates on the other. */
export function HouseToday({ house, room, me, conversation, newest, isNewestComing }: HouseTodayProps) {
  const { t } = useTranslation();
  /** The purchased item of the wanted board. */
  const [bought, setBought] = useState<string>();
  const known = useHouseQuery({ id: house._id });
  // Everything that may appear is loaded before anything is shown, so that nothing shifts.
  const day = useDay(known.data);
  const showings = useNextShowingsQuery();
  const isComing = !useAnswered(
    known,
    day,
    useNextShowingsQuery(),
    useWaitingQuery(),
    useNewestDepositQuery({ id: me }),
    useFirstStepsQuery(),
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      <Stack spacing={3}>
        {isComing ? (
          <Skeleton role="status" aria-label={t('shell.loading')} variant="rounded" height={560} />
        ) : (
          <>
            <OpenDeposit roomieId={me} />
            <FirstSteps />
            <BalanceNotes houseId={house._id} />
            <WaitingSection besides={BESIDES} />
            {known.data !== undefined && day.chores !== undefined && (
              <MyChores house={known.data} today={day.today} chores={day.chores} photos={feedPhotos} />
            )}
            <OffersToday house={house} today={day.today} />
            <VerifyToday houseId={house._id} photos={feedPhotos} />
            {showings.data?.items.some(isToShow(true)) === true && (
              <NextShowings to={paths.showings} isAskedElsewhere />
            )}
            {newest}
          </>
        )}
        {isNewestComing || isComing ? null : (
          <>
            {known.data !== undefined && <BoardSection house={known.data} onBought={setBought} />}
            {known.data !== undefined && <RulesSection house={known.data} proposals={paths.rules} />}
            {known.isError && <LoadError onRetry={() => void known.refetch()} />}
          </>
        )}
      </Stack>
      {isComing || isNewestComing ? (
        <Skeleton variant="rounded" height={640} />
      ) : (
        <Stack spacing={3}>
          <StandingsToday houseId={house._id} />
          <Housemates house={conversation} me={me} />
          <HousePhotos house={house} room={room} />
        </Stack>
      )}
      {bought !== undefined && known.data !== undefined && (
        <EnterPurchase
          house={known.data}
          today={day.today}
          wanted={bought}
          onClose={() => {
            setBought(undefined);
          }}
        />
      )}
    </Box>
  );
}
