import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import type { DraftState } from '#features/letting/move-reports/draft/report-draft.ts';

/** The save state, announced to screen readers unless everything is saved. */
export function DraftStateLine({ state, onRetry }: { state: DraftState; onRetry: () => void }) {
  const { t } = useTranslation();
  if (state.kind === 'failed') {
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={onRetry}>
            {t('reports.fill.retry')}
          </Button>
        }
      >
        {t('reports.fill.failed', { message: state.message })}
      </Alert>
    );
  }
  if (state.kind === 'offline') return <Alert severity="warning">{t('reports.fill.offline')}</Alert>;
  return (
    <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
      {t(`reports.fill.${state.kind}`)}
    </Typography>
  );
}
