import type { AgreementDetail } from '@common-roof/contracts';
import Typography from '@mui/material/Typography';

import { request } from '../../../../api/request.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { DownloadButton } from '../../../../ui/download-button.tsx';

/** The sealed PDF of what was signed, or that it is being made; nothing while nobody has signed. */
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
      path={request('getAgreementDocument', { params: { id } }).path}
      file={`${title}.pdf`}
      label={t('signing.detail.download')}
      failed={t('signing.detail.failed')}
    />
  );
}
