import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

import { useAnswered } from '#api/use-answered.ts';
import { OpenDeposit } from '#features/letting/deposits/open-deposit.tsx';
import { useNewestDepositQuery } from '#features/letting/deposits/deposits-api.ts';
import { FirstSteps } from '#features/insight/today/first-steps/first-steps.tsx';
import { useFirstStepsQuery } from '#features/insight/today/first-steps/first-steps-api.ts';
import { useWaitingQuery } from '#features/insight/today/waiting/waiting-api.ts';
import { WaitingSection } from '#features/insight/today/waiting/waiting-section.tsx';
import { type Arrival, ArrivalCard } from './arrival-card.tsx';
import { useTranslation } from '#i18n/use-translation.ts';

interface WithoutHouseProps {
  me: string;
  /** The coming stay. */
  arrival: Arrival | null;
  children: ReactNode;
}

/** The start page of a roomie who has moved out, or not moved in yet: next steps first, then other open matters. */
export function WithoutHouse({ me, arrival, children }: WithoutHouseProps) {
  const { t } = useTranslation();
  const isKnown = useAnswered(useNewestDepositQuery({ id: me }), useWaitingQuery(), useFirstStepsQuery());
  if (!isKnown) return <Skeleton role="status" aria-label={t('shell.loading')} variant="rounded" height={240} />;
  return (
    <Stack spacing={3} sx={{ maxWidth: 760 }}>
      {arrival !== null && <ArrivalCard arrival={arrival} />}
      <OpenDeposit roomieId={me} />
      <FirstSteps />
      <WaitingSection />
      {children}
    </Stack>
  );
}
