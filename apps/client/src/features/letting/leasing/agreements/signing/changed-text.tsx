import type { AgreementDetail } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { useTermFacts } from '#features/letting/leasing/agreements/detail/use-term-facts.ts';
import { readHtml } from '#features/letting/leasing/agreements/text/read-html.ts';
import { type ComparedLine, compareLines } from '#ui/compare-lines.ts';
import { Difference } from '#ui/difference.tsx';
import { compare } from '#features/letting/leasing/agreements/versions/compare.ts';

interface ChangedTextProps {
  before: AgreementDetail;
  after: AgreementDetail;
  onClose: () => void;
}

const isChanged = (line: ComparedLine): boolean => line.some(({ change }) => change !== 'same');

/** Shows that the text changed while it was read, and how: terms first, then the text. */
export function ChangedText({ before, after, onClose }: ChangedTextProps) {
  const { t } = useTranslation();
  const factsOf = useTermFacts();
  const lines = useMemo(() => {
    const said = (one: AgreementDetail): string[] => [
      one.title,
      ...factsOf(one).map(([name, value]) => `${name}: ${value}`),
    ];
    return [
      ...compareLines(said(before), said(after)).filter(isChanged),
      ...compare(readHtml(before.agreement), readHtml(after.agreement)),
    ];
  }, [before, after, factsOf]);
  return (
    <Alert severity="warning" role="group" sx={{ '& .MuiAlert-message': { minWidth: 0, width: '100%' } }}>
      <AlertTitle role="alert">{t('signing.read.changedHeading')}</AlertTitle>
      <Typography>{t(lines.some(isChanged) ? 'signing.read.changed' : 'signing.read.same')}</Typography>
      {lines.some(isChanged) && <Difference lines={lines} language={after.language} />}
      <Button color="inherit" onClick={onClose} sx={{ ml: -1 }}>
        {t('signing.read.hide')}
      </Button>
    </Alert>
  );
}
