import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { DownloadButton } from '#ui/download-button.tsx';

/** The sealed PDF of the guarantee, or a note that it is being made. */
export function LinkedDocument({ token, isReady }: { token: string; isReady: boolean }) {
  const { t } = useTranslation();
  if (!isReady) {
    return (
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {t('guarantees.document.beingMade')}
      </Typography>
    );
  }
  return (
    <div>
      <DownloadButton
        path="/api/guarantees/link/document"
        body={{ token }}
        file={`${t('guarantees.document.file')}.pdf`}
        label={t('guarantees.document.download')}
        failed={t('guarantees.document.failed')}
      />
    </div>
  );
}
