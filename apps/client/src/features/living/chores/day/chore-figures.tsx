import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { Figure } from '#ui/figure.tsx';
import { useReader } from '#session/use-reader.ts';
import { useToVerify } from '#features/living/chores/feed/use-to-verify.ts';
import { useStandingsQuery } from '#features/living/chores/standings/points-api.ts';

interface ChoreFiguresProps {
  houseId: string;
  /** Absent until the standings are loaded. */
  points: number;
}

/** The reader's points of this month, and how many posts wait for their verdict. */
export function ChoreFigures({ houseId, points }: ChoreFiguresProps) {
  const { t, i18n } = useTranslation();
  const reader = useReader();
  const { currentData } = useStandingsQuery({ houseId, month: undefined });
  const own = currentData?.items.find(({ roomie }) => roomie._id === reader.id);
  const waiting = useToVerify(houseId).items?.length ?? 0;
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <>
      <Figure
        label={t('houses.today.points')}
        value={number.format(own?.points ?? points)}
        tone="warning.main"
        to={paths.standings}
      />
      <Figure
        label={t('houses.today.toVerify')}
        value={number.format(waiting)}
        tone={waiting > 0 ? 'primary.main' : 'text.primary'}
        to={paths.feedToVerify}
      />
    </>
  );
}
