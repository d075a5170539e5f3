import { GuideView } from '#features/living/guide/guide-view.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { useReader } from '#session/use-reader.ts';
import { guideUploads } from './guide-uploads.tsx';
import { HouseFrame } from './house-frame.tsx';
import { NoHouseYet } from './no-house-yet.tsx';

/** How things work in the reader's house, or in one they choose, and its documents: `/guide?house=`. */
export default function GuidePage() {
  const { t } = useTranslation();
  const { role } = useReader();
  return (
    <HouseFrame
      heading={t('guide.heading')}
      leadOf={({ name: house }) => t(`guide.lead.${role === 'admin' ? 'neatkeeper' : role}`, { house })}
      width={860}
      none={
        <NoHouseYet text={t(`guide.noHouse.${role === 'admin' ? 'neatkeeper' : role}`)} add={t('guide.addHouse')} />
      }
    >
      {({ _id: houseId }) => <GuideView houseId={houseId} uploads={guideUploads} />}
    </HouseFrame>
  );
}
