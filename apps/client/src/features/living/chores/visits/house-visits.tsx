import { type House, VISIT_STATES } from '@common-roof/contracts';
import Stack from '@mui/material/Stack';

import { useTranslation } from '#i18n/use-translation.ts';
import { oneOf, useFilters } from '#lib/use-address.ts';
import { paths } from '#lib/paths.ts';
import { BroomIcon } from '#ui/icons.tsx';
import { OptionField } from '#ui/option-field.tsx';
import { EmptyState, FirstAction } from '#ui/states.tsx';
import type { FeedPhotos } from '#features/living/chores/feed/feed-photos.ts';
import { VisitList } from './visit-list.tsx';

const FILTERS = { report: oneOf(VISIT_STATES) };

/** Neatkeepers' reports of a house, `?report=` by state. */
export function HouseVisits({ house, gallery }: { house: House; gallery: FeedPhotos['gallery'] }) {
  const { t } = useTranslation();
  const [{ report: state }, set] = useFilters(FILTERS);
  const empty =
    state === undefined ? (
      <EmptyState
        icon={<BroomIcon />}
        heading={t('visits.emptyHeading')}
        text={t('visits.empty')}
        action={<FirstAction to={paths.neatkeepers}>{t('visits.toNeatkeepers')}</FirstAction>}
      />
    ) : (
      <EmptyState icon={<BroomIcon />} text={t('visits.emptyFilter')} />
    );
  return (
    <Stack spacing={2}>
      <OptionField
        size="small"
        label={t('visits.filter')}
        value={state ?? ''}
        onChange={({ target }) => {
          set({ report: target.value });
        }}
        sx={{ width: { xs: '100%', sm: 220 } }}
      >
        <option value="">{t('visits.filterAll')}</option>
        {VISIT_STATES.map((each) => (
          <option key={each} value={each}>
            {t(`visits.state.${each}`)}
          </option>
        ))}
      </OptionField>
      <VisitList houseId={house._id} state={state} gallery={gallery} empty={empty} />
    </Stack>
  );
}
