import { StockView } from '#features/living/stock/stock-view.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { useReader } from '#session/use-reader.ts';
import { AddIcon, HousesIcon } from '#ui/icons.tsx';
import { EmptyState, FirstAction } from '#ui/states.tsx';
import { HouseFrame } from './house-frame.tsx';

function NoHouse() {
  const { t } = useTranslation();
  const { role } = useReader();
  return (
    <EmptyState
      icon={<HousesIcon />}
      text={t(`stock.noHouse.${role === 'admin' ? 'neatkeeper' : role}`)}
      action={
        role === 'homeowner' && (
          <FirstAction to={paths.newHouse} icon={<AddIcon />}>
            {t('stock.addHouse')}
          </FirstAction>
        )
      }
    />
  );
}

/** What the reader's house usually has, or one they choose: `/stock?house=`. */
export default function StockPage() {
  const { t } = useTranslation();
  return (
    <HouseFrame
      heading={t('stock.heading')}
      leadOf={({ name: house }) => t('stock.lead', { house })}
      width={840}
      none={<NoHouse />}
    >
      {(house, today) => <StockView house={house} today={today} />}
    </HouseFrame>
  );
}
