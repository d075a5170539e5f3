import type { HealthSample, HealthSpan } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { dateAndTime, timeOfDay } from '#lib/dates.ts';
import { dot } from '#lib/direction.ts';
import { duration, wholeNumber } from '#lib/numbers.ts';
import { ChartOrTable } from '#ui/chart-or-table.tsx';
import { ColumnBars } from '#ui/column-bars.tsx';

const CHARTS = ['events', 'outbox_lag_seconds', 'jobs_waiting', 'failed', 'sockets'] as const;
type Charted = (typeof CHARTS)[number];
/** Values from which an operator should look at it; a chart without one has no bad value. */
const THRESHOLDS: Partial<Record<Charted, number>> = { outbox_lag_seconds: 60, jobs_waiting: 1_000, failed: 1 };
/** Makes a chart's lines fall on whole numbers. */
const LINES = 4;
const HEIGHT = 170;

/** Returns the top of a chart, rounded to one significant digit per line above ten. */
function topOf(values: readonly number[]): number {
  const step = Math.max(1, Math.ceil(Math.max(...values) / LINES));
  const round = 10 ** Math.floor(Math.log10(step));
  return Math.ceil(step / round) * round * LINES;
}

/** The history of each figure as a small chart, with a table view. */
export function HealthCharts({ samples, span }: { samples: readonly HealthSample[]; span: HealthSpan }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const names = samples.map(({ at }) => (span === 'day' ? timeOfDay(at, language) : dateAndTime(at, language)));
  const format = (chart: Charted, value: number): string =>
    chart === 'outbox_lag_seconds' ? duration(value, language) : wholeNumber(value, language);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        '& > *': { m: 0 },
        // The first of an odd number is two columns wide, so that rows are full.
        '& > :first-of-type': { gridColumn: '1 / -1' },
      }}
    >
      {CHARTS.map((chart) => {
        const values = samples.map((sample) => sample[chart]);
        const threshold = THRESHOLDS[chart];
        const worst = Math.max(...values);
        // The threshold is drawn only if values come near it; otherwise it would flatten the chart.
        const isNear = threshold !== undefined && worst * 4 >= threshold;
        const top = topOf(isNear ? [...values, threshold] : values);
        return (
          <ChartOrTable
            key={chart}
            id={`chart-${chart}`}
            title={t(`health.chart.${chart}`)}
            chart={
              <>
                <Typography variant="body2" sx={{ px: 2, color: 'text.secondary' }}>
                  {t(`health.unit.${chart}`)}
                  {threshold !== undefined && `${dot()}${t('health.threshold', { value: format(chart, threshold) })}`}
                </Typography>
                <ColumnBars
                  height={HEIGHT}
                  labels={56}
                  {...(isNear ? { threshold: threshold / top } : {})}
                  names={names}
                  shares={values.map((value) => value / top)}
                  format={(share) => format(chart, Math.round(share * top))}
                />
              </>
            }
            columns={[t('health.when'), t(`health.chart.${chart}`)]}
            rows={samples.map(({ at }, index) => [dateAndTime(at, language), format(chart, values[index] ?? 0)])}
          />
        );
      })}
    </Box>
  );
}
