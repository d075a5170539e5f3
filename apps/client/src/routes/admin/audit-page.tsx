import { AUDIT_EVENTS } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import { useTranslation } from 'react-i18next';

import { type AuditFilters, useAuditLogInfiniteQuery } from '../../features/identity/audit/audit-api.ts';
import { AuditFilterBar } from '../../features/identity/audit/audit-filters.tsx';
import { AuditLineItem } from '../../features/identity/audit/audit-line-item.tsx';
import { ChainState } from '../../features/identity/audit/chain-state.tsx';
import { useAddress } from '../../lib/use-address.ts';
import { ShieldIcon } from '../../ui/icons.tsx';
import { Page, Section } from '../../ui/page.tsx';
import { EmptyState, ListSkeleton, LoadError } from '../../ui/states.tsx';

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What the address says of the filters; what it cannot say is left out. */
function filtersIn(query: URLSearchParams): AuditFilters {
  const event = AUDIT_EVENTS.find((known) => known === query.get('event'));
  const fitting = (name: string, shape: RegExp): object => {
    const value = query.get(name);
    return value !== null && shape.test(value) ? { [name]: value } : {};
  };
  return {
    ...(event === undefined ? {} : { event }),
    ...fitting('actor_id', ID),
    ...fitting('target_id', ID),
    ...fitting('first', DAY),
    ...fitting('last', DAY),
  };
}

/** Who did and read what. It can be read, and nothing else. */
export default function AuditPage() {
  const { t } = useTranslation();
  const [query, set] = useAddress<keyof AuditFilters>();
  const filters = filtersIn(query);
  const { currentData, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useAuditLogInfiniteQuery(filters);
  const lines = currentData?.pages.flatMap((page) => page.items);
  return (
    <Page heading={t('audit.heading')} lead={t('audit.lead')}>
      {currentData !== undefined && <ChainState chain={currentData.pages[0]?.chain ?? null} />}
      <AuditFilterBar filters={filters} onChange={set} />
      {lines === undefined &&
        (isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton avatar={false} />)}
      {lines?.length === 0 && <EmptyState icon={<ShieldIcon />} text={t('audit.none')} />}
      {lines !== undefined && lines.length > 0 && (
        <Section id="lines" title={t('audit.lines')}>
          <List disablePadding>
            {lines.map((line) => (
              <AuditLineItem key={line.position} line={line} onFilter={set} />
            ))}
          </List>
        </Section>
      )}
      {hasNextPage && (
        <Button sx={{ mt: 2 }} loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('shell.showMore')}
        </Button>
      )}
    </Page>
  );
}
