import { request } from '#api/request.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { DownloadButton } from '#ui/download-button.tsx';

interface DownloadProps {
  houseId: string;
  /** Limits it to a month (`YYYY-MM`), a buyer, or a search text. */
  month?: string | undefined;
  buyer?: string | undefined;
  search?: string | undefined;
}

/** Downloads a house's purchases as a table for spreadsheets. */
export function DownloadSupplies({ houseId: id, month, buyer, search }: DownloadProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const { path, query } = request('GET /api/supplies-history/house/{id}/csv', {
    params: { id },
    query: { month, buyer, search, language },
  });
  return (
    <DownloadButton
      path={`${path}?${new URLSearchParams(query).toString()}`}
      file={`${t('supplies.csv.file')}.csv`}
      label={t('supplies.csv.download')}
      failed={t('supplies.csv.failed')}
    />
  );
}
