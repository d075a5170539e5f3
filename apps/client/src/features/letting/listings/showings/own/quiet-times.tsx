import type { QuietTimes as Quiet } from '@common-roof/contracts';
import { HOURS_LEFT_FREE, leavesRoomForShowings } from '@common-roof/domain';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { Section } from '#ui/page.tsx';
import { SavedForm } from '#ui/saved-form.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { useQuietTimesQuery, useSaveQuietTimesMutation } from '#features/letting/listings/showings/showings-api.ts';
import { isInOrder, WeeklyWindowsField } from '#features/letting/listings/showings/weekly-windows-field.tsx';

function QuietForm({ saved }: { saved: Quiet }) {
  const { t } = useTranslation();
  const [save] = useSaveQuietTimesMutation();
  const wrongIn = (windows: Quiet['windows']): string | undefined => {
    if (!windows.every(isInOrder)) return t('showings.windows.order');
    return leavesRoomForShowings(windows) ? undefined : t('showings.quiet.tooMuch', { count: HOURS_LEFT_FREE });
  };
  return (
    <SavedForm
      schema={({ saveQuietTimes }) => saveQuietTimes.body}
      saved={{ windows: saved.windows }}
      values={({ windows }) => ({ windows })}
      check={({ windows }) => ({ windows: wrongIn(windows) })}
      send={(body) => save({ body })}
      done={t('showings.quiet.saved')}
      sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}
    >
      {({ field }) => {
        const { value, onChange, error } = field('windows');
        return (
          <>
            <Typography sx={{ color: 'text.secondary', maxWidth: '62ch' }}>{t('showings.quiet.lead')}</Typography>
            <WeeklyWindowsField
              legend={t('showings.quiet.legend')}
              empty={t('showings.quiet.none')}
              value={value}
              onChange={onChange}
              error={wrongIn(value) ?? error}
            />
          </>
        );
      }}
    </SavedForm>
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
