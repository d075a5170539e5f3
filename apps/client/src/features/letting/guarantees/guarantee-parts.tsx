import type { Guarantee, GuaranteeState } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { request } from '#api/request.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { dateOf } from '#lib/dates.ts';
import { DownloadButton } from '#ui/download-button.tsx';
import { FactGrid } from '#ui/fact-grid.tsx';
import { Tag, type TagTone } from '#ui/tag.tsx';
import { GuaranteeText } from './guarantee-text.tsx';
import { useTerms } from './guarantee-terms.ts';

/** The party that looks at it. */
export type GuaranteeSide = 'homeowner' | 'roomie';

const TONES: Readonly<Record<GuaranteeState, TagTone>> = {
  asked: 'info',
  sent: 'info',
  signed: 'success',
  ended: 'default',
  declined: 'warning',
  withdrawn: 'default',
  expired: 'warning',
};

export function GuaranteeTag({ state }: Pick<Guarantee, 'state'>) {
  const { t } = useTranslation();
  return <Tag tone={TONES[state]}>{t(`guarantees.state.${state}`)}</Tag>;
}

/** Says what happens next; undefined when the state says it. */
export function useGuaranteeNews(guarantee: Guarantee, side: GuaranteeSide): string | undefined {
  const { t, i18n } = useTranslation();
  const { state, guarantor, link_expires_at: until, declined_by: by, reason, ended } = guarantee;
  const { name } = guarantor;
  const until_ = until === null ? '' : dateOf(until, i18n.language);
  if (state === 'asked')
    return side === 'homeowner' ? t('guarantees.says.homeowner.asked', { guarantor: name }) : undefined;
  if (state === 'sent') return t(`guarantees.says.${side}.sent`, { guarantor: name, day: until_ });
  if (state === 'expired') return t(`guarantees.says.${side}.expired`, { guarantor: name });
  if (state === 'declined') {
    const reason_given = reason === '' ? 'no' : 'yes';
    return t('guarantees.says.declined', { by: by ?? 'guarantor', guarantor: name, reason, reason_given });
  }
  return ended === null ? undefined : t('guarantees.says.ended', { why: ended, guarantor: name });
}

/** The terms of a guarantee, its text on request, and its PDF once it is signed. */
export function GuaranteeDetails({ guarantee }: { guarantee: Guarantee }) {
  const { t, i18n } = useTranslation();
  const [isShown, setShown] = useState(false);
  const terms = useTerms(guarantee);
  const { _id: id, guarantor, signed_at: signedAt, has_document: hasDocument, text } = guarantee;
  const facts = [
    [t('guarantees.fact.guarantor'), guarantor.name],
    [t('guarantees.fact.email'), guarantor.email],
    ...terms,
    ...(signedAt === null ? [] : [[t('guarantees.fact.signed'), dateOf(signedAt, i18n.language)] as const]),
  ] as const;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <FactGrid facts={facts} minWidth={180} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {signedAt !== null && hasDocument && (
          <DownloadButton
            path={request('GET /api/guarantees/{id}/document', { params: { id } }).path}
            file={`${t('guarantees.document.file')}.pdf`}
            label={t('guarantees.document.download')}
            failed={t('guarantees.document.failed')}
          />
        )}
        {text !== '' && (
          <Button
            aria-expanded={isShown}
            // Its text begins where the facts do.
            sx={signedAt === null ? { ml: -1.5 } : {}}
            onClick={() => {
              setShown(!isShown);
            }}
          >
            {t(isShown ? 'guarantees.text.hide' : 'guarantees.text.show')}
          </Button>
        )}
      </Box>
      {signedAt !== null && !hasDocument && (
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {t('guarantees.document.beingMade')}
        </Typography>
      )}
      {isShown && <GuaranteeText {...guarantee} />}
    </Box>
  );
}
