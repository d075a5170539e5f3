import { StockView } from '#features/living/stock/stock-view.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { useReader } from '#session/use-reader.ts';
import { HouseFrame } from './house-frame.tsx';
import { NoHouseYet } from './no-house-yet.tsx';

/** What the reader's house usually has, or one they choose: `/stock?house=`. */
export default function StockPage() {
  const { t } = useTranslation();
  const { role } = useReader();
  return (
    <HouseFrame
      heading={t('stock.heading')}
      leadOf={({ name: house }) => t('stock.lead', { house })}
      width={840}
      none={
        <NoHouseYet text={t(`stock.noHouse.${role === 'admin' ? 'neatkeeper' : role}`)} add={t('stock.addHouse')} />
      }
    >
      {(house, today) => <StockView house={house} today={today} />}
    </HouseFrame>
  );
}
