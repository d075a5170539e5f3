import type { QuietTimes as Quiet } from '@common-roof/contracts';
import { HOURS_LEFT_FREE, leavesRoomForShowings } from '@common-roof/domain';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormProvider, useWatch } from 'react-hook-form';

import { contractResolver } from '#api/contract-resolver.ts';
import { useSavedForm } from '#api/use-saved-form.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Section } from '#ui/page.tsx';
import { SaveBar } from '#ui/save-bar.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { useQuietTimesQuery, useSaveQuietTimesMutation } from '#features/letting/listings/showings/showings-api.ts';
import { isInOrder, WeeklyWindowsField } from '#features/letting/listings/showings/weekly-windows-field.tsx';

function QuietForm({ saved }: { saved: Quiet }) {
  const { t } = useTranslation();
  const [save] = useSaveQuietTimesMutation();
  const { form, submit } = useSavedForm({
    saved: { windows: saved.windows },
    resolver: contractResolver(({ saveQuietTimes }) => saveQuietTimes.body),
    save: (body) => save({ body }).unwrap(),
    done: t('showings.quiet.saved'),
    fields: ['windows'],
  });
  const windows = useWatch({ control: form.control, name: 'windows' });
  const wrong = !windows.every(isInOrder)
    ? t('showings.windows.order')
    : leavesRoomForShowings(windows)
      ? undefined
      : t('showings.quiet.tooMuch', { count: HOURS_LEFT_FREE });
  return (
    <FormProvider {...form}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        onSubmit={(event) => {
          if (wrong === undefined) submit(event);
          else event.preventDefault();
        }}
        sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}
      >
        <Typography sx={{ color: 'text.secondary', maxWidth: '62ch' }}>{t('showings.quiet.lead')}</Typography>
        <WeeklyWindowsField
          legend={t('showings.quiet.legend')}
          empty={t('showings.quiet.none')}
          value={windows}
          onChange={(chosen) => {
            form.setValue('windows', [...chosen], { shouldDirty: true });
          }}
          error={wrong ?? form.formState.errors.windows?.message}
        />
        <SaveBar />
      </Stack>
    </FormProvider>
  );
}

/** When the reader doesn't want their room to be shown. */
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
