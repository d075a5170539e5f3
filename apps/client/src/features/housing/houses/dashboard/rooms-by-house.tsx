import type { HomeownerFigures, RoomState } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { ChartOrTable } from '#ui/chart-or-table.tsx';
import { StackedBars } from '#ui/stacked-bars.tsx';

/** In stacking order; besides colours, the legend and the table name them. */
const STATES: readonly { state: RoomState; color: string }[] = [
  { state: 'occupied', color: 'var(--mui-palette-primary-main)' },
  { state: 'releasing', color: 'var(--mui-palette-error-main)' },
  { state: 'listed', color: 'var(--mui-palette-info-main)' },
  { state: 'vacant', color: 'var(--mui-palette-warning-main)' },
];
/** More bars than this are unreadable; the table has them all. */
const DRAWN = 12;
const BAR = 34;
const AROUND = 92;

export function RoomsByHouse({ houses }: { houses: HomeownerFigures['by_house'] }) {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language);
  const drawn = houses.slice(0, DRAWN);
  const height = drawn.length * BAR + AROUND;
  return (
    <ChartOrTable
      id="rooms-by-house"
      title={t('owner.dashboard.byHouse')}
      chart={
        <StackedBars
          height={height}
          names={drawn.map(({ name }) => name)}
          parts={STATES.map(({ state, color }) => ({
            label: t(`owner.roomStates.${state}`),
            color,
            counts: drawn.map((house) => house[state]),
          }))}
        />
      }
      columns={[
        t('owner.list.columns.house'),
        t('owner.dashboard.rooms'),
        ...STATES.map(({ state }) => t(`owner.roomStates.${state}`)),
      ]}
      rows={houses.map((house) => [
        house.name,
        number.format(house.rooms),
        ...STATES.map(({ state }) => number.format(house[state])),
      ])}
    />
  );
}
