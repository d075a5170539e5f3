import { Suggest } from '#features/letting/listings/ads/suggest/suggest.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { HouseFrame } from '#routes/house/house-frame.tsx';
import { NoHouseYet } from '#routes/house/no-house-yet.tsx';

/** Where a roomie suggests people for the open rooms of their house: `/suggest?house=`. */
export default function SuggestPage() {
  const { t } = useTranslation();
  return (
    <HouseFrame
      heading={t('suggestions.heading')}
      leadOf={({ name: house }) => t('suggestions.lead', { house })}
      none={<NoHouseYet text={t('suggestions.none')} add="" />}
    >
      {({ _id: houseId }) => <Suggest houseId={houseId} />}
    </HouseFrame>
  );
}
