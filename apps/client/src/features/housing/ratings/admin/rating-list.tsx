import { RATED_TYPES } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

import { useTranslation } from '#i18n/use-translation.ts';
import { oneOf, anId, anyText, useFilters } from '#lib/use-address.ts';
import { ChoiceFilter } from '#ui/choice-filter.tsx';
import { StarIcon } from '#ui/icons.tsx';
import { PagedList } from '#ui/paged-list.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { EmptyState, TableSkeleton } from '#ui/states.tsx';
import { useAllRatingsInfiniteQuery } from './admin-ratings-api.ts';
import { RatingTable } from './rating-table.tsx';

const FILTERS = {
  search: anyText,
  search_private: oneOf(['true']),
  house_id: anId,
  rated_type: oneOf(RATED_TYPES),
};

/** All ratings; search and filters are in the URL. Private feelings are searched on request only. */
export function RatingList() {
  const { t } = useTranslation();
  const [filters, set] = useFilters(FILTERS);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 2, mb: 2 }}>
        <SearchField
          label={t('ratings.admins.search')}
          clearLabel={t('ratings.admins.clear')}
          value={filters.search ?? ''}
          onSearch={(value) => {
            set({ search: value });
          }}
        />
        <ChoiceFilter
          label={t('ratings.admins.show')}
          value={filters.rated_type ?? ''}
          any={t('ratings.admins.everybody')}
          choices={RATED_TYPES}
          nameOf={(type) => t(`ratings.admins.type.${type}`)}
          onChoose={(type) => {
            set({ rated_type: type });
          }}
        />
        <FormControlLabel
          label={t('ratings.admins.inPrivate')}
          control={
            <Checkbox
              checked={filters.search_private === 'true'}
              onChange={({ target }) => {
                set({ search_private: target.checked ? 'true' : '' });
              }}
            />
          }
        />
        {filters.house_id !== undefined && (
          <Button
            variant="outlined"
            onClick={() => {
              set({ house_id: '' });
            }}
          >
            {t('ratings.admins.allHouses')}
          </Button>
        )}
      </Box>
      <PagedList
        query={useAllRatingsInfiniteQuery(filters)}
        skeleton={<TableSkeleton />}
        empty={<EmptyState icon={<StarIcon />} text={t('ratings.admins.none')} />}
      >
        {(ratings) => <RatingTable ratings={ratings} />}
      </PagedList>
    </>
  );
}
