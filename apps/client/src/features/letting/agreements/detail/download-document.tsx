import type { AgreementDetail } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { fetchFile } from '../../../../api/fetch-file.ts';
import { request } from '../../../../api/request.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { alertError } from '../../../../lib/alerts.ts';
import { browser } from '../../../../lib/browser.ts';
import { logFailure } from '../../../../lib/log.ts';

/** The sealed PDF of what was signed, or that it is being made; nothing while nobody has signed. */
export function DownloadDocument({ agreement }: { agreement: AgreementDetail }) {
  const { t } = useTranslation();
  const [isLoading, setLoading] = useState(false);
  const { _id: id, title, signed_at, has_document: hasDocument } = agreement;
  if (signed_at === null) return null;
  if (!hasDocument) {
    return (
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {t('signing.detail.beingMade')}
      </Typography>
    );
  }
  const download = async (): Promise<void> => {
    setLoading(true);
    try {
      const file = await fetchFile(request('getAgreementDocument', { params: { id } }).path);
      if (file === null) alertError(t('signing.detail.failed'));
      else browser.download(`${title}.pdf`, file);
    } catch (cause) {
      logFailure('The document of an agreement could not be loaded', cause);
      alertError(t('signing.detail.failed'));
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button variant="outlined" loading={isLoading} onClick={() => void download()}>
      {t('signing.detail.download')}
    </Button>
  );
}
