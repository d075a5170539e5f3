import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { comma } from '#lib/direction.ts';
import { formatMoney } from '#lib/money.ts';
import { FactGrid } from '#ui/fact-grid.tsx';
import { useRepairFiguresQuery } from './repairs-api.ts';

/** Areas that are named, those with most reports first. */
const MOST_AREAS = 3;

/** How much had to be repaired within a year, how long it took, and what it cost. Nothing where nothing was reported. */
export function RepairFigures({ houseId }: { houseId: string | undefined }) {
  const { t, i18n } = useTranslation();
  const { currentData } = useRepairFiguresQuery(houseId === undefined ? {} : { houseId });
  if (currentData === undefined) return null;
  const { open, done, median_days: days, costs, areas } = currentData;
  if (open + done + areas.length === 0) return null;
  const spent = costs.map(({ currency, amount }) => formatMoney(amount, currency, i18n.language));
  const often = areas
    .slice(0, MOST_AREAS)
    .map(({ area, reported: count }) => t('repairs.figures.area', { area: t(`repairs.area.${area}`), count }));
  const facts: (readonly [string, string])[] = [
    [t('repairs.figures.open'), String(open)],
    [t('repairs.figures.done'), String(done)],
    ...(days === null
      ? []
      : [[t('repairs.figures.days'), t('repairs.figures.inDays', { count: Math.max(1, Math.ceil(days)) })] as const]),
    ...(spent.length === 0 ? [] : [[t('repairs.figures.cost'), spent.join(' + ')] as const]),
    ...(often.length === 0 ? [] : [[t('repairs.figures.areas'), often.join(comma())] as const]),
  ];
  return (
    <Card component="section" aria-label={t('repairs.figures.heading')} sx={{ mt: 3 }}>
      <CardContent>
        <Typography variant="h4" component="h2" sx={{ mb: 1.5 }}>
          {t('repairs.figures.heading')}
        </Typography>
        <FactGrid facts={facts} minWidth={120} />
      </CardContent>
    </Card>
  );
}
