import type { HomeownerFigures } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { formatRent } from '#lib/money.ts';
import { Figure, Figures } from '#ui/figure.tsx';

/** The most important numbers. */
export function DashboardFigures({ figures, unread }: { figures: HomeownerFigures; unread: number }) {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language);
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 });
  const { rooms, occupied, releasing } = figures.today;
  return (
    <Figures>
      <Figure
        label={t('owner.dashboard.houses', { count: figures.houses.open })}
        value={number.format(figures.houses.open)}
        isForDesks
      />
      <Figure label={t('owner.dashboard.rooms', { count: rooms })} value={number.format(rooms)} isForDesks />
      <Figure
        label={t('owner.dashboard.occupancy')}
        value={rooms === 0 ? '–' : percent.format((occupied + releasing) / rooms)}
        tone="primary.main"
      />
      <Figure
        label={t('owner.dashboard.unread')}
        value={number.format(unread)}
        tone={unread > 0 ? 'primary.main' : 'text.primary'}
      />
      {figures.rent.flatMap((rent) => [
        <Figure
          key={`let-${rent.currency}`}
          label={t('owner.dashboard.rent')}
          value={formatRent(rent.let, rent.currency, i18n.language)}
        />,
        ...(Number(rent.empty) > 0
          ? [
              <Figure
                key={`empty-${rent.currency}`}
                label={t('owner.dashboard.lost')}
                value={formatRent(rent.empty, rent.currency, i18n.language)}
                tone="error.main"
              />,
            ]
          : []),
      ])}
    </Figures>
  );
}
