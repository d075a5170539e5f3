import { APPLICATION_LISTS } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';

import { api } from '#api/api.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { live } from '#realtime/live.ts';
import { PersonIcon } from '#ui/icons.tsx';
import { Section } from '#ui/page.tsx';
import { PagedList } from '#ui/paged-list.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { EmptyState, ListSkeleton } from '#ui/states.tsx';
import { TabRow } from '#ui/tab-row.tsx';
import { ApplicantItem } from './applicant-item.tsx';
import { type ApplicantFilters, useApplicantsInfiniteQuery } from './applications-api.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';

const AddHomeownerDialog = lazyOnOpen(async () => (await import('./add-homeowner-dialog.tsx')).AddHomeownerDialog);

/** Refetches on the activity stream, because applications also arrive and are decided elsewhere. */
function useFollowApplications(): void {
  const dispatch = useDispatch();
  useEffect(
    () =>
      live.on('activity:created', ({ kind }) => {
        if (kind.startsWith('homeowner.application')) dispatch(api.util.invalidateTags(['Applicants']));
      }),
    [dispatch],
  );
}

interface ApplicantsProps {
  filters: ApplicantFilters;
  onChange: (changes: Partial<ApplicantFilters>) => void;
}

/** Applications to list houses, open and decided. */
export function Applicants({ filters, onChange }: ApplicantsProps) {
  const { t } = useTranslation();
  const [isAdding, setAdding] = useState(false);
  const query = useApplicantsInfiniteQuery(filters);
  useFollowApplications();
  const pending = query.data?.pages[0]?.pending ?? 0;
  return (
    <Section
      id="applicants"
      title={t('applications.heading')}
      actions={
        <Button
          onClick={() => {
            setAdding(true);
          }}
        >
          {t('applications.add')}
        </Button>
      }
    >
      <Box sx={{ px: { xs: 2, sm: 3 }, pb: 2 }}>
        <Box sx={{ mb: 2 }}>
          <TabRow
            label={t('applications.heading')}
            tabs={APPLICATION_LISTS.map((state) => ({
              value: state,
              label:
                state === 'pending' && pending > 0
                  ? `${t('applications.state.pending')} (${String(pending)})`
                  : t(`applications.state.${state}`),
            }))}
            chosen={filters.state}
            onChoose={(state) => {
              onChange({ state });
            }}
          />
        </Box>
        <SearchField
          label={t('applications.search')}
          clearLabel={t('applications.clearSearch')}
          value={filters.search ?? ''}
          onSearch={(search) => {
            onChange({ search });
          }}
        />
      </Box>
      <PagedList
        query={query}
        skeleton={<ListSkeleton rows={2} avatar={false} />}
        empty={
          <EmptyState
            icon={<PersonIcon />}
            text={filters.search === undefined ? t(`applications.none.${filters.state}`) : t('applications.noMatch')}
          />
        }
      >
        {(applications) => (
          <List disablePadding>
            {applications.map((application) => (
              <ApplicantItem key={application._id} application={application} />
            ))}
          </List>
        )}
      </PagedList>
      {isAdding && (
        <AddHomeownerDialog
          onClose={() => {
            setAdding(false);
          }}
        />
      )}
    </Section>
  );
}
