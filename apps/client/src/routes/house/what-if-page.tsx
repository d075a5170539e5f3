import { WhatIfView } from '#features/insight/what-if/what-if-view.tsx';
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
      text={t(role === 'homeowner' ? 'whatIf.none.homeowner' : 'whatIf.none.roomie')}
      action={
        role === 'homeowner' && (
          <FirstAction to={paths.newHouse} icon={<AddIcon />}>
            {t('whatIf.none.addHouse')}
          </FirstAction>
        )
      }
    />
  );
}

/** What changes in a house if something happens: `?house=` and the changes are in the URL. */
export default function WhatIfPage() {
  const { t } = useTranslation();
  return (
    <HouseFrame
      heading={t('whatIf.heading')}
      leadOf={({ name: house }) => t('whatIf.lead', { house })}
      none={<NoHouse />}
    >
      {(house) => <WhatIfView house={house} />}
    </HouseFrame>
  );
}
