import type { AgreementDetail } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { Section } from '#ui/page.tsx';
import { AgreementFacts } from './agreement-facts.tsx';
import { AgreementStateTag } from './agreement-state-tag.tsx';
import { DownloadDocument } from './download-document.tsx';
import { Paper } from './paper.tsx';
import { Signatures } from './signatures.tsx';
import { Steps } from './steps.tsx';

interface AgreementViewProps {
  agreement: AgreementDetail;
  /** What to know or do first. */
  note?: ReactNode;
  actions?: ReactNode;
  /** Replaces the text alone: the text with a signature below it; null if there is none. */
  children: ReactNode;
}

/** One agreement with its text, signatures and history. */
export function AgreementView({ agreement, note, actions, children }: AgreementViewProps) {
  const { t } = useTranslation();
  const { type, state, signatures, steps, decline_reason: reason } = agreement;
  return (
    <Stack spacing={3}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <AgreementStateTag state={state} />
        <Typography sx={{ color: 'text.secondary', mr: 1 }}>{t(`signing.type.${type}`)}</Typography>
        <DownloadDocument agreement={agreement} />
        {actions}
      </Stack>
      {note}
      {state === 'declined' && reason !== '' && (
        <Alert severity="info" sx={{ whiteSpace: 'pre-line' }}>
          {t('signing.detail.declineReason', { reason })}
        </Alert>
      )}
      <AgreementFacts agreement={agreement} />
      <Box component="section" aria-labelledby="agreement-text">
        <Typography id="agreement-text" variant="h2" sx={visuallyHidden}>
          {t('signing.detail.text')}
        </Typography>
        {children ?? <Paper agreement={agreement} />}
      </Box>
      {signatures.length > 0 && (
        <Section id="signatures" title={t('signing.detail.signatures')}>
          <Box sx={{ px: { xs: 2, sm: 3 }, pb: 3, pt: 1 }}>
            <Signatures signatures={signatures} />
          </Box>
        </Section>
      )}
      <Section id="steps" title={t('signing.detail.steps')}>
        <Box sx={{ px: { xs: 2, sm: 3 }, pb: 3, pt: 1 }}>
          <Steps steps={steps} />
        </Box>
      </Section>
    </Stack>
  );
}
