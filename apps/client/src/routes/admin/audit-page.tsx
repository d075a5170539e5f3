import { AUDIT_EVENTS } from '@common-roof/contracts';
import List from '@mui/material/List';

import { useAuditLogInfiniteQuery } from '../../features/identity/audit/audit-api.ts';
import { AuditFilterBar } from '../../features/identity/audit/audit-filters.tsx';
import { AuditLineItem } from '../../features/identity/audit/audit-line-item.tsx';
import { ChainState } from '../../features/identity/audit/chain-state.tsx';
import { DownloadAuditLog } from '../../features/identity/audit/download-audit-log.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { aDay, among, anId, useFilters } from '../../lib/use-address.ts';
import { ShieldIcon } from '../../ui/icons.tsx';
import { Page, Section } from '../../ui/page.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { EmptyState, ListSkeleton } from '../../ui/states.tsx';

const FILTERS = { event: among(AUDIT_EVENTS), actor_id: anId, target_id: anId, first: aDay, last: aDay };

/** Who did and read what. It can be read, and nothing else. */
export default function AuditPage() {
  const { t } = useTranslation();
  const [filters, set] = useFilters(FILTERS);
  const query = useAuditLogInfiniteQuery(filters);
  return (
    <Page heading={t('audit.heading')} lead={t('audit.lead')} actions={<DownloadAuditLog filters={filters} />}>
      {query.currentData !== undefined && <ChainState chain={query.currentData.pages[0]?.chain ?? null} />}
      <AuditFilterBar filters={filters} onChange={set} />
      <PagedList
        query={query}
        skeleton={<ListSkeleton avatar={false} />}
        empty={<EmptyState icon={<ShieldIcon />} text={t('audit.none')} />}
      >
        {(lines) => (
          <Section id="lines" title={t('audit.lines')}>
            <List disablePadding>
              {lines.map((line) => (
                <AuditLineItem key={line.position} line={line} onFilter={set} />
              ))}
            </List>
          </Section>
        )}
      </PagedList>
    </Page>
  );
}
