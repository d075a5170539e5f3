import { request } from '../../../../api/request.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { DownloadButton } from '../../../../ui/download-button.tsx';
import type { HistoryFilter } from './history-api.ts';

/** Saves what is listed as a table for a spreadsheet. */
export function DownloadHistory({ filter: { houseId: id, month, buyer, search } }: { filter: HistoryFilter }) {
  const { t, i18n } = useTranslation();
  const language = i18n.language === 'de' ? 'de' : 'en';
  const { path, query } = request('exportSupplies', { params: { id }, query: { month, buyer, search, language } });
  return (
    <DownloadButton
      path={`${path}?${new URLSearchParams(query).toString()}`}
      file={`${t('suppliesHistory.file')}.csv`}
      label={t('suppliesHistory.download')}
      failed={t('suppliesHistory.downloadFailed')}
    />
  );
}
