import type { QuietTimes as Quiet, WeeklyWindow } from '@common-roof/contracts';
import { HOURS_LEFT_FREE, leavesRoomForShowings } from '@common-roof/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { tellOutcome } from '../../../../api/tell-outcome.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Section } from '../../../../ui/page.tsx';
import { ListSkeleton, LoadError } from '../../../../ui/states.tsx';
import { useQuietTimesQuery, useSaveQuietTimesMutation } from '../showings-api.ts';
import { isInOrder, WeeklyWindowsField } from '../weekly-windows-field.tsx';

function QuietForm({ saved }: { saved: Quiet }) {
  const { t } = useTranslation();
  const [windows, setWindows] = useState<readonly WeeklyWindow[]>(saved.windows);
  const [save, { isLoading }] = useSaveQuietTimesMutation();
  const wrong = !windows.every(isInOrder)
    ? t('showings.windows.order')
    : leavesRoomForShowings(windows)
      ? undefined
      : t('showings.quiet.tooMuch', { count: HOURS_LEFT_FREE });
  const isDirty = JSON.stringify(windows) !== JSON.stringify(saved.windows);
  const submit = async (): Promise<void> => {
    await tellOutcome(save({ body: { windows: [...windows] } }), t('showings.quiet.saved'));
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (wrong === undefined) void submit();
      }}
      sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}
    >
      <Typography sx={{ color: 'text.secondary', mb: 2, maxWidth: '62ch' }}>{t('showings.quiet.lead')}</Typography>
      <WeeklyWindowsField
        legend={t('showings.quiet.legend')}
        empty={t('showings.quiet.none')}
        value={windows}
        onChange={setWindows}
        error={wrong}
      />
      <Stack direction="row" spacing={1} sx={{ mt: 2 }}>
        <Button type="submit" variant="contained" loading={isLoading} disabled={!isDirty}>
          {t('shell.save')}
        </Button>
        {isDirty && (
          <Button
            onClick={() => {
              setWindows(saved.windows);
            }}
          >
            {t('shell.discard')}
          </Button>
        )}
      </Stack>
    </Box>
  );
}

/** When the reader does not want their room to be shown. */
export function QuietTimes() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuietTimesQuery();
  return (
    <Section id="quiet-times" title={t('showings.quiet.heading')}>
      {data !== undefined && <QuietForm key={JSON.stringify(data.windows)} saved={data} />}
      {data === undefined &&
        (isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton rows={2} avatar={false} />)}
    </Section>
  );
}
