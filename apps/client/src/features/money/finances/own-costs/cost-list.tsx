import { OWN_COST_CATEGORIES, OWN_COST_LISTS, type OwnCost } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { dot } from '#lib/direction.ts';
import { formatMoney } from '#lib/money.ts';
import { anyText, oneOf, useAddress, useFilters } from '#lib/use-address.ts';
import { ChoiceFilter } from '#ui/choice-filter.tsx';
import { BillIcon } from '#ui/icons.tsx';
import { Section } from '#ui/page.tsx';
import { NothingHere, PagedList } from '#ui/paged-list.tsx';
import { RowOpener } from '#ui/row-opener.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { EmptyState, ListSkeleton } from '#ui/states.tsx';
import { useOwnCostsInfiniteQuery } from './own-costs-api.ts';

const FILTERS = { category: oneOf(OWN_COST_CATEGORIES), list: oneOf(OWN_COST_LISTS), search: anyText };

interface CostListProps {
  /** Undefined: all houses. */
  houseId: string | undefined;
  /** ISO dates of the year, both inclusive. */
  from: string;
  to: string;
  /** Undefined: no house can have a cost now. */
  onAdd: (() => void) | undefined;
}

/** The own costs of a year, by category and words. `?category=`, `?search=`, `?list=removed` */
export function CostList({ houseId, from, to, onAdd }: CostListProps) {
  const { t } = useTranslation();
  const [{ category, list = 'current', search = '' }, filter] = useFilters(FILTERS);
  const [, set] = useAddress<'cost'>();
  const query = useOwnCostsInfiniteQuery({ list, houseId, category, from, to, ...(search === '' ? {} : { search }) });
  const isPlain = category === undefined && search === '';
  const none = (
    <EmptyState
      icon={<BillIcon />}
      heading={t('finances.cost.none.heading')}
      text={t('finances.cost.none.text')}
      action={
        onAdd && (
          <Button variant="contained" onClick={onAdd}>
            {t('finances.cost.add')}
          </Button>
        )
      }
    />
  );
  const empty = list === 'removed' ? t('finances.cost.noneRemoved') : isPlain ? none : t('finances.cost.noneFound');
  return (
    <Section id="own-costs" title={t('finances.cost.heading')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, px: { xs: 2, sm: 3 }, pt: 1, pb: 2 }}>
        <SearchField
          label={t('finances.cost.search')}
          clearLabel={t('finances.cost.clear')}
          value={search}
          onSearch={(value) => {
            filter({ search: value });
          }}
        />
        <ChoiceFilter
          label={t('finances.cost.category')}
          value={category ?? ''}
          any={t('finances.cost.allCategories')}
          choices={OWN_COST_CATEGORIES}
          nameOf={(one) => t(`finances.category.${one}`)}
          onChoose={(one) => {
            filter({ category: one });
          }}
        />
        <ChoiceFilter
          label={t('finances.cost.show')}
          value={list}
          choices={OWN_COST_LISTS}
          nameOf={(one) => t(`finances.cost.${one}`)}
          onChoose={(one) => {
            filter({ list: one === 'current' ? '' : one });
          }}
        />
      </Box>
      <PagedList
        query={query}
        skeleton={<ListSkeleton avatar={false} rows={3} />}
        empty={typeof empty === 'string' ? <NothingHere text={empty} /> : empty}
      >
        {(costs) => (
          <Box component="ul" aria-labelledby="own-costs" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {costs.map((cost) => (
              <CostRow
                key={cost._id}
                cost={cost}
                hasHouse={houseId === undefined}
                onOpen={() => {
                  set({ cost: cost._id });
                }}
              />
            ))}
          </Box>
        )}
      </PagedList>
    </Section>
  );
}

function CostRow({ cost, hasHouse, onOpen }: { cost: OwnCost; hasHouse: boolean; onOpen: () => void }) {
  const { t, i18n } = useTranslation();
  const name = t(`finances.category.${cost.category}`);
  const about = [
    day(cost.paid_on, i18n.language),
    ...(hasHouse ? [cost.house.name] : []),
    ...(cost.room ? [cost.room.name] : []),
    ...[cost.supplier, cost.note].filter((part) => part !== ''),
  ];
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        gap: 2,
        alignItems: 'baseline',
        px: { xs: 2, sm: 3 },
        py: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <RowOpener label={t('finances.cost.open', { name: `${name}, ${about[0] ?? ''}` })} onOpen={onOpen}>
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {name}
          </Typography>
        </RowOpener>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {about.join(dot())}
        </Typography>
      </Box>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {formatMoney(cost.amount, cost.currency, i18n.language)}
      </Typography>
    </Box>
  );
}
