import type { House } from '@common-roof/contracts';

import { useCanRun } from '#features/living/speaker/speaker-api.ts';
import { WhoRunsWhat } from '#features/living/speaker/who-runs-what.tsx';
import { loadWords } from '#i18n/i18n.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useReader } from '#session/use-reader.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { billPhotos } from './bill-photos.tsx';
import { HouseFrame } from './house-frame.tsx';
import { NoHouseYet } from './no-house-yet.tsx';

const OwnBills = lazyOnOpen(async () => {
  const [part] = await Promise.all([
    import('#features/money/expenses/bills/own-bills.tsx'),
    loadWords('bills', 'costs', 'money'),
  ]);
  return part.OwnBills;
});

const AgreedCosts = lazyOnOpen(async () => {
  const [part] = await Promise.all([
    import('./agreed-costs.tsx'),
    loadWords('bills', 'costs', 'money', 'splits', 'supplies'),
  ]);
  return part.AgreedCosts;
});

/** Can be changed once it is known that the reader runs bills. */
function Agreed({ house, today }: { house: House; today: string }) {
  const canRun = useCanRun('bills', house._id);
  return canRun === undefined ? null : <AgreedCosts house={house} today={today} canRun={canRun} />;
}

/** Who runs what in the reader's house, or in one they choose: `/who-runs-what?house=`. */
export default function WhoRunsWhatPage() {
  const { t } = useTranslation();
  const isOwner = useReader().role === 'homeowner';
  const whose = isOwner ? 'homeowner' : 'roomie';
  return (
    <HouseFrame
      heading={t('speaker.heading')}
      leadOf={({ name: house }) => t(`speaker.lead.${whose}`, { house })}
      none={<NoHouseYet text={t(`speaker.none.${whose}`)} add={t('speaker.addHouse')} />}
    >
      {(house, today) => (
        <WhoRunsWhat
          houseId={house._id}
          bills={<OwnBills house={house} today={today} photos={billPhotos} />}
          agreed={<Agreed house={house} today={today} />}
        />
      )}
    </HouseFrame>
  );
}
