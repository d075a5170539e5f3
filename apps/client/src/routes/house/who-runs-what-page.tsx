import { WhoRunsWhat } from '#features/living/speaker/who-runs-what.tsx';
import { loadWords } from '#i18n/i18n.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { useReader } from '#session/use-reader.ts';
import { AddIcon, HousesIcon } from '#ui/icons.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { EmptyState, FirstAction } from '#ui/states.tsx';
import { billPhotos } from './bill-photos.tsx';
import { HouseFrame } from './house-frame.tsx';

const OwnBills = lazyOnOpen(async () => {
  const [part] = await Promise.all([
    import('#features/money/expenses/bills/own-bills.tsx'),
    loadWords('bills'),
    loadWords('costs'),
    loadWords('money'),
  ]);
  return part.OwnBills;
});

/** Who runs what in the reader's house, or in one they choose: `/who-runs-what?house=`. */
export default function WhoRunsWhatPage() {
  const { t } = useTranslation();
  const isOwner = useReader().role === 'homeowner';
  const whose = isOwner ? 'homeowner' : 'roomie';
  return (
    <HouseFrame
      heading={t('speaker.heading')}
      leadOf={({ name: house }) => t(`speaker.lead.${whose}`, { house })}
      none={
        <EmptyState
          icon={<HousesIcon />}
          text={t(`speaker.none.${whose}`)}
          action={
            isOwner && (
              <FirstAction to={paths.newHouse} icon={<AddIcon />}>
                {t('speaker.addHouse')}
              </FirstAction>
            )
          }
        />
      }
    >
      {(house, today) => (
        <WhoRunsWhat houseId={house._id} bills={<OwnBills house={house} today={today} photos={billPhotos} />} />
      )}
    </HouseFrame>
  );
}
