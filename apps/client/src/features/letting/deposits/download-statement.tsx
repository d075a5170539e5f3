import type { Deposit } from '@common-roof/contracts';
import Typography from '@mui/material/Typography';

import { request } from '#api/request.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { DownloadButton } from '#ui/download-button.tsx';

/** The sealed PDF of the newest settlement, or a note that it is being prepared. */
export function DownloadStatement({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation();
  const { _id: id, has_statement: isThere } = deposit;
  if (!isThere) {
    return (
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {t('deposits.statement.beingMade')}
      </Typography>
    );
  }
  return (
    <DownloadButton
      path={request('GET /api/deposits/{id}/statement', { params: { id } }).path}
      file={`${t('deposits.statement.file')}.pdf`}
      label={t('deposits.statement.download')}
      failed={t('deposits.statement.failed')}
    />
  );
}
