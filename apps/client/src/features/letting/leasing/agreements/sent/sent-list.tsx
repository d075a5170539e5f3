import { AGREEMENT_STATES, OLD_AGREEMENT_STATES } from '@common-roof/contracts';
import { canFollow } from '@common-roof/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { useOwnHousesQuery } from '#api/resources/houses.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { oneOf, anId, anyText, useFilters } from '#lib/use-address.ts';
import { ChoiceFilter } from '#ui/choice-filter.tsx';
import { ContractIcon } from '#ui/icons.tsx';
import { PagedList } from '#ui/paged-list.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { EmptyState, ListSkeleton } from '#ui/states.tsx';
import { useOwnAgreementsInfiniteQuery } from '#features/letting/leasing/agreements/agreements-api.ts';
import { AgreementRow } from '#features/letting/leasing/agreements/detail/agreement-row.tsx';
import { dot } from '#lib/direction.ts';

const FILTERS = { search: anyText, state: oneOf(AGREEMENT_STATES), house_id: anId } as const;

const isOld = (state: (typeof AGREEMENT_STATES)[number]): boolean => OLD_AGREEMENT_STATES.some((old) => old === state);

interface SentListProps {
  /** Shows ended agreements instead of current ones. */
  old: boolean;
  empty: string;
  /** Action shown in the empty state. */
  action?: ReactNode;
}

function SentBar({ old }: { old: boolean }) {
  const { t } = useTranslation();
  const [{ search = '', state = '', house_id: house = '' }, set] = useFilters(FILTERS);
  const houses = useOwnHousesQuery().data?.items ?? [];
  return (
    <Stack component="search" direction="row" useFlexGap sx={{ mb: 3, flexWrap: 'wrap', columnGap: 1.5, rowGap: 2 }}>
      <SearchField
        label={t('agreements.sent.search')}
        clearLabel={t('agreements.list.clear')}
        value={search}
        onSearch={(text) => {
          set({ search: text });
        }}
      />
      <ChoiceFilter
        label={t('agreements.sent.state')}
        any={t('agreements.list.anyUse')}
        value={state}
        choices={AGREEMENT_STATES.filter((one) => isOld(one) === old)}
        nameOf={(one) => t(`signing.state.${one}`)}
        onChoose={(one) => {
          set({ state: one });
        }}
      />
      {houses.length > 1 && (
        <ChoiceFilter
          label={t('agreements.preview.house')}
          any={t('agreements.sent.anyHouse')}
          value={houses.some(({ _id }) => _id === house) ? house : ''}
          choices={houses.map(({ _id }) => _id)}
          nameOf={(id) => houses.find(({ _id }) => _id === id)?.name ?? ''}
          onChoose={(id) => {
            set({ house_id: id });
          }}
        />
      )}
    </Stack>
  );
}

/** The homeowner's agreements, those waiting for a signature first. */
export function SentList({ old, empty, action }: SentListProps) {
  const { t } = useTranslation();
  const [filters] = useFilters(FILTERS);
  const isNarrowed = Object.keys(filters).length > 0;
  const query = useOwnAgreementsInfiniteQuery({ ...filters, old: old ? 'true' : 'false' });
  return (
    <>
      <SentBar old={old} />
      <Box sx={{ bgcolor: 'background.paper', border: '1px solid', borderColor: 'divider', borderRadius: 1 }}>
        <PagedList
          query={query}
          skeleton={<ListSkeleton rows={4} avatar={false} />}
          empty={
            <EmptyState
              icon={<ContractIcon />}
              text={isNarrowed ? t('agreements.sent.noneFits') : empty}
              action={isNarrowed ? undefined : action}
            />
          }
        >
          {(agreements) => (
            <Box component="ul" sx={{ m: 0, p: 0, '& > li:first-of-type': { borderTop: 0 } }}>
              {agreements.map((agreement) => (
                <AgreementRow
                  key={agreement._id}
                  agreement={agreement}
                  to={paths.agreement(agreement._id)}
                  about={`${agreement.party.name}${dot()}${agreement.house.name}: ${agreement.room.name}`}
                  actions={
                    canFollow('countersign', agreement.state, agreement.type) && (
                      <Button component={Link} to={paths.agreement(agreement._id)} variant="contained">
                        {t('agreements.sent.countersign')}
                      </Button>
                    )
                  }
                />
              ))}
            </Box>
          )}
        </PagedList>
      </Box>
    </>
  );
}
