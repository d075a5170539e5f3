import type { AuditChain } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

import { useTranslation } from '#i18n/use-translation.ts';
import { dateAndTime } from '#lib/dates.ts';
import { useCheckAuditLogMutation } from './audit-api.ts';

/** Whether the log is unaltered: each line holds the hash of the previous one. */
export function ChainState({ chain }: { chain: AuditChain | null }) {
  const { t, i18n } = useTranslation();
  const [check, { isLoading }] = useCheckAuditLogMutation();
  const when = chain === null ? '' : dateAndTime(chain.checked_at, i18n.language);
  const text =
    chain === null
      ? t('audit.chain.never')
      : chain.broken_at === null
        ? t('audit.chain.intact', { line: chain.up_to, when })
        : t('audit.chain.broken', { line: chain.broken_at, when });
  return (
    <Alert
      severity={chain === null ? 'info' : chain.broken_at === null ? 'success' : 'error'}
      sx={{ mt: 3, alignItems: 'center' }}
      action={
        <Button color="inherit" loading={isLoading} onClick={() => void check()}>
          {t('audit.chain.check')}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
