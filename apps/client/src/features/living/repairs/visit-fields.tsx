import { dayIn, instantOf } from '@common-roof/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { now } from '#lib/clock.ts';
import { clockIn, townOf } from '#lib/house-time.ts';
import { Field } from '#ui/field.tsx';
import type { FieldOf } from '#api/use-contract-form/contract-form.ts';

/** A visit as people enter it, in the time zone of the house. */
export interface VisitTimes {
  readonly day: string;
  readonly from: string;
  readonly until: string;
}

/** Returns what is planned. No day: nothing is yet. */
export const timesOf = (visit: { readonly from: string; readonly until: string } | null, zone: string): VisitTimes =>
  visit === null
    ? { day: '', from: '09:00', until: '11:00' }
    : { day: dayIn(zone, new Date(visit.from)), from: clockIn(zone, visit.from), until: clockIn(zone, visit.until) };

/** Returns the moments of a visit. An empty or unfinished input is no moment, and is refused before it is sent. */
export const visitAt = ({ day, from, until }: VisitTimes, zone: string): { from: string; until: string } => ({
  from: instantIn(day, from, zone),
  until: instantIn(day, until, zone),
});

/** Returns what to say at a time that is empty or unfinished. */
export const missingTimes = ({ from, until }: Omit<VisitTimes, 'day'>, sentence: string) => ({
  from: from === '' ? sentence : undefined,
  until: until === '' ? sentence : undefined,
});

const instantIn = (day: string, time: string, zone: string): string =>
  day === '' || time === '' ? '' : instantOf(day, time, zone).toISOString();

interface VisitFieldsProps {
  field: (name: keyof VisitTimes, wrong?: string) => FieldOf<string, string>;
  zone: string;
  /** Below the day; with it, the day may stay empty, and times are entered once there is one. */
  hint?: string;
  hasTimes: boolean;
}

/** When somebody comes: a day, and from when until when in the house. */
export function VisitFields({ field, zone, hint, hasTimes }: VisitFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Field
        {...field('day', t('repairs.plan.wrongDay'))}
        type="date"
        label={t('repairs.plan.day')}
        {...(hint === undefined ? {} : { hint })}
        min={dayIn(zone, now())}
      />
      {hasTimes && (
        <>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: '1fr 1fr',
              gap: { xs: 1, sm: 2 },
              // The narrowest phone shows the whole time.
              '& input': { px: { xs: 1, sm: 1.75 } },
            }}
          >
            <Field {...field('from')} type="time" label={t('repairs.plan.from')} />
            <Field {...field('until')} type="time" label={t('repairs.plan.until')} />
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('repairs.plan.zone', { town: townOf(zone) })}
          </Typography>
        </>
      )}
    </>
  );
}
