import { AGREEMENT_TYPES } from '@common-roof/contracts';
import Stack from '@mui/material/Stack';

import { useTranslation } from '#i18n/use-translation.ts';
import { oneOf, anyText, useFilters } from '#lib/use-address.ts';
import { ChoiceFilter } from '#ui/choice-filter.tsx';
import { SearchField } from '#ui/search-field.tsx';

const SWITCHED = ['true', 'false'] as const;

export const TEMPLATE_FILTERS = { search: anyText, type: oneOf(AGREEMENT_TYPES), active: oneOf(SWITCHED) } as const;

/** The filters of the template list. */
export function TemplatesBar() {
  const { t } = useTranslation();
  const [{ search = '', type = '', active = '' }, set] = useFilters(TEMPLATE_FILTERS);
  return (
    <Stack component="search" direction="row" useFlexGap sx={{ mb: 3, flexWrap: 'wrap', columnGap: 1.5, rowGap: 2 }}>
      <SearchField
        label={t('agreements.list.search')}
        clearLabel={t('agreements.list.clear')}
        value={search}
        onSearch={(text) => {
          set({ search: text });
        }}
      />
      <ChoiceFilter
        label={t('agreements.edit.type')}
        any={t('agreements.list.anyType')}
        value={type}
        choices={AGREEMENT_TYPES}
        nameOf={(one) => t(`signing.type.${one}`)}
        onChoose={(one) => {
          set({ type: one });
        }}
      />
      <ChoiceFilter
        label={t('agreements.list.use')}
        any={t('agreements.list.anyUse')}
        value={active}
        choices={SWITCHED}
        nameOf={(one) => t(one === 'true' ? 'agreements.list.inUse' : 'agreements.list.off')}
        onChoose={(one) => {
          set({ active: one });
        }}
      />
    </Stack>
  );
}
