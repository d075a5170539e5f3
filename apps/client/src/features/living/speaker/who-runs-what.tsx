import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { useReader } from '#session/use-reader.ts';
import { BESIDE, Section } from '#ui/page.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { ElectionSection } from './election-section.tsx';
import { ResultSection } from './result-section.tsx';
import { RightsSection } from './rights-section.tsx';
import { useHouseSpeakerQuery } from './speaker-api.ts';
import { SpeakerSection } from './speaker-section.tsx';

interface WhoRunsWhatProps {
  houseId: string;
  /** The bills that the reader can correct, where they enter bills. */
  bills: ReactNode;
  /** The recurring bills and usual splits of the house, for everyone who lives there. */
  agreed: ReactNode;
}

/** What roomies run in a house, who speaks for them, and the election in progress. */
export function WhoRunsWhat({ houseId, bills, agreed }: WhoRunsWhatProps) {
  const { t } = useTranslation();
  const { role } = useReader();
  const { currentData: data, isError, refetch } = useHouseSpeakerQuery({ houseId });
  if (data === undefined) return isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton />;
  const rights = role === 'roomie' ? data.own_rights : [];
  return (
    <Box sx={BESIDE}>
      <Stack spacing={3}>
        {data.election !== null && <ElectionSection election={data.election} />}
        {rights.length > 0 && (
          <Section id="own-rights" title={t('speaker.own.heading')}>
            <Stack spacing={2} sx={{ pb: 1 }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, px: { xs: 2, sm: 3 }, pb: 1 }}>
                {rights.includes('bills') && (
                  <Button component={Link} to={paths.enterBill(houseId)} variant="contained">
                    {t('speaker.own.enterBill')}
                  </Button>
                )}
                {rights.includes('chores') && (
                  <Button component={Link} to={paths.setUpChores(houseId)} variant="outlined">
                    {t('speaker.own.addChores')}
                  </Button>
                )}
                {rights.includes('invite') && (
                  <Button component={Link} to={paths.suggestIn(houseId)} variant="outlined">
                    {t('speaker.own.suggest')}
                  </Button>
                )}
              </Box>
              {rights.includes('bills') && bills}
            </Stack>
          </Section>
        )}
        <RightsSection houseId={houseId} data={data} />
        {role === 'roomie' && agreed}
      </Stack>
      <Stack spacing={3}>
        <SpeakerSection houseId={houseId} data={data} />
        {data.last !== null && <ResultSection result={data.last} />}
      </Stack>
    </Box>
  );
}
