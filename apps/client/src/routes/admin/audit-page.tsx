import { AUDIT_EVENTS } from '@common-roof/contracts';

import { useAuditLogInfiniteQuery } from '#features/insight/oversight/audit-log/audit-api.ts';
import { AuditFilterBar } from '#features/insight/oversight/audit-log/audit-filters.tsx';
import { AuditLines } from '#features/insight/oversight/audit-log/audit-lines.tsx';
import { ChainState } from '#features/insight/oversight/audit-log/chain-state.tsx';
import { DownloadAuditLog } from '#features/insight/oversight/audit-log/download-audit-log.tsx';
import { SubjectFilter } from '#features/insight/activity/subject-filter.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { aDay, oneOf, anId, useFilters } from '#lib/use-address.ts';
import { ShieldIcon } from '#ui/icons.tsx';
import { Page, Section } from '#ui/page.tsx';
import { PagedList } from '#ui/paged-list.tsx';
import { EmptyState, ListSkeleton } from '#ui/states.tsx';

const FILTERS = {
  event: oneOf(AUDIT_EVENTS),
  actor_id: anId,
  target_id: anId,
  person_id: anId,
  first: aDay,
  last: aDay,
};

/** The audit log of actions and reads; it is read-only. */
export default function AuditPage() {
  const { t } = useTranslation();
  const [filters, set] = useFilters(FILTERS);
  const query = useAuditLogInfiniteQuery(filters);
  return (
    <Page heading={t('audit.heading')} lead={t('audit.lead')} actions={<DownloadAuditLog filters={filters} />}>
      <AuditFilterBar
        filters={filters}
        onChange={set}
        people={
          <SubjectFilter
            label={t('audit.person')}
            person={filters.person_id}
            chipOf={(name) => t('audit.personOnly', { name })}
            onChoose={({ kind, id }) => {
              set(kind === 'person' ? { person_id: id } : { target_id: id });
            }}
            onClear={() => {
              set({ person_id: undefined });
            }}
          />
        }
      />
      <PagedList
        query={query}
        skeleton={<ListSkeleton avatar={false} />}
        empty={<EmptyState icon={<ShieldIcon />} text={t('audit.none')} />}
      >
        {(lines) => (
          <Section id="lines" title={t('audit.lines')}>
            <AuditLines lines={lines} onFilter={set} />
          </Section>
        )}
      </PagedList>
      {query.currentData !== undefined && <ChainState chain={query.currentData.pages[0]?.chain ?? null} />}
    </Page>
  );
}
