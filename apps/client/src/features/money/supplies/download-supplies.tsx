import { request } from '../../../api/request.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DownloadButton } from '../../../ui/download-button.tsx';

interface DownloadProps {
  houseId: string;
  /** Only those of a month (`YYYY-MM`), of a buyer, or that are called like this. */
  month?: string | undefined;
  buyer?: string | undefined;
  search?: string | undefined;
}

/** Saves purchases of a house as a table for a spreadsheet. */
export function DownloadSupplies({ houseId: id, month, buyer, search }: DownloadProps) {
  const { t, i18n } = useTranslation();
  const language = i18n.language === 'de' ? 'de' : 'en';
  const { path, query } = request('exportSupplies', { params: { id }, query: { month, buyer, search, language } });
  return (
    <DownloadButton
      path={`${path}?${new URLSearchParams(query).toString()}`}
      file={`${t('supplies.csv.file')}.csv`}
      label={t('supplies.csv.download')}
      failed={t('supplies.csv.failed')}
    />
  );
}
