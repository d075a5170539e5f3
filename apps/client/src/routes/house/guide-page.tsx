import { GuideView } from '#features/living/guide/guide-view.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { useReader } from '#session/use-reader.ts';
import { AddIcon, HousesIcon } from '#ui/icons.tsx';
import { EmptyState, FirstAction } from '#ui/states.tsx';
import { guideUploads } from './guide-uploads.tsx';
import { HouseFrame } from './house-frame.tsx';

function NoHouse() {
  const { t } = useTranslation();
  const { role } = useReader();
  return (
    <EmptyState
      icon={<HousesIcon />}
      text={t(`guide.noHouse.${role === 'admin' ? 'neatkeeper' : role}`)}
      action={
        role === 'homeowner' && (
          <FirstAction to={paths.newHouse} icon={<AddIcon />}>
            {t('guide.addHouse')}
          </FirstAction>
        )
      }
    />
  );
}

/** How things work in the reader's house, or in one they choose, and its documents: `/guide?house=`. */
export default function GuidePage() {
  const { t } = useTranslation();
  const { role } = useReader();
  return (
    <HouseFrame
      heading={t('guide.heading')}
      leadOf={({ name: house }) => t(`guide.lead.${role === 'admin' ? 'neatkeeper' : role}`, { house })}
      width={860}
      none={<NoHouse />}
    >
      {({ _id: houseId }) => <GuideView houseId={houseId} uploads={guideUploads} />}
    </HouseFrame>
  );
}
