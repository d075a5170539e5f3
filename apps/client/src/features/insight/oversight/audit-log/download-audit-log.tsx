import { request } from '#api/request.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { DownloadButton } from '#ui/download-button.tsx';
import { toAuditQuery, type AuditFilters } from './audit-api.ts';

/** Downloads the filtered lines, including pages not shown yet, as a table. */
export function DownloadAuditLog({ filters }: { filters: AuditFilters }) {
  const { t } = useTranslation();
  const { path, query } = request('GET /api/admins/audit/csv', { query: toAuditQuery(filters) });
  return (
    <DownloadButton
      path={`${path}?${new URLSearchParams(query).toString()}`}
      file="audit-log.csv"
      label={t('audit.csv')}
      failed={t('audit.csvFailed')}
    />
  );
}
