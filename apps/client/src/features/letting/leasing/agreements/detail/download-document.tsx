import type { AgreementDetail } from '@common-roof/contracts';
import Typography from '@mui/material/Typography';

import { request } from '#api/request.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { DownloadButton } from '#ui/download-button.tsx';

/** The sealed PDF, or a note that it is being prepared; nothing before the first signature. */
export function DownloadDocument({ agreement }: { agreement: AgreementDetail }) {
  const { t } = useTranslation();
  const { _id: id, title, signed_at, has_document: hasDocument } = agreement;
  if (signed_at === null) return null;
  if (!hasDocument) {
    return (
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {t('signing.detail.beingMade')}
      </Typography>
    );
  }
  return (
    <DownloadButton
      path={request('GET /api/agreements/{id}/document', { params: { id } }).path}
      file={`${title}.pdf`}
      label={t('signing.detail.download')}
      failed={t('signing.detail.failed')}
    />
  );
}
