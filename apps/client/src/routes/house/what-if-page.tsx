import { WhatIfView } from '#features/insight/what-if/what-if-view.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { useReader } from '#session/use-reader.ts';
import { HouseFrame } from './house-frame.tsx';
import { NoHouseYet } from './no-house-yet.tsx';

/** What changes in a house if something happens: `?house=` and the changes are in the URL. */
export default function WhatIfPage() {
  const { t } = useTranslation();
  const { role } = useReader();
  return (
    <HouseFrame
      heading={t('whatIf.heading')}
      leadOf={({ name: house }) => t('whatIf.lead', { house })}
      none={
        <NoHouseYet
          text={t(role === 'homeowner' ? 'whatIf.none.homeowner' : 'whatIf.none.roomie')}
          add={t('whatIf.none.addHouse')}
        />
      }
    >
      {(house) => <WhatIfView house={house} />}
    </HouseFrame>
  );
}
