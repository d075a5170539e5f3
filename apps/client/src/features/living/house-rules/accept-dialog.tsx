import { LIMITS, type RuleBook, type RuleChange } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { compareLines } from '#ui/compare-lines.ts';
import { Difference } from '#ui/difference.tsx';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { StaleNote } from '#ui/stale-note.tsx';
import { applied, isFound, linesOfRules } from './applied.ts';
import { useDecideRuleChangeMutation } from './rules-api.ts';

type Rules = Pick<RuleBook, 'version' | 'text'>;

interface AcceptDialogProps {
  change: RuleChange;
  book: RuleBook;
  onClose: () => void;
}

/** Accepts a proposal: saves the rules with it, as the homeowner edits them, based on the version that was seen. */
export function AcceptDialog({ change, book, onClose }: AcceptDialogProps) {
  const { t } = useTranslation();
  // The book as it was at opening; of a newer one, the reader decides.
  const [seen] = useState<Rules>(book);
  const [decide] = useDecideRuleChangeMutation();
  return (
    <FormDialog
      title={t('rules.decide.heading')}
      text={t('rules.decide.text')}
      submit={t('rules.decide.save')}
      width="md"
      schema={({ decideRuleChange }) => decideRuleChange.body}
      saved={seen}
      values={({ text }: Rules) => ({ rules: applied(text, change), reason: '' })}
      body={(values, { version }) => ({ decision: 'accepted' as const, ...values, rules_version: version })}
      send={(body) => decide({ params: { id: change._id }, body })}
      done={t('rules.decide.accepted')}
      stale={(onDecide) => <StaleNote text={t('rules.decide.stale')} onDecide={onDecide} />}
      besides={['reason']}
      canSubmit={({ rules, reason }, _, { text }) => reason.trim() !== '' && rules.trim() !== text}
      onClose={onClose}
    >
      {({ field, values: { rules }, saved: { text } }) => (
        <>
          {!isFound(text, change) && <Alert severity="info">{t('rules.decide.notFound')}</Alert>}
          <Field {...field('rules')} label={t('rules.decide.rules')} lines={5} maxRows={14} most={LIMITS.rules} />
          <Box component="section" aria-labelledby="accept-changes">
            <Typography id="accept-changes" variant="body2" component="h3" sx={{ fontWeight: 600 }}>
              {t('rules.decide.changes')}
            </Typography>
            <Difference lines={compareLines(linesOfRules(text), linesOfRules(rules))} />
          </Box>
          <Field {...field('reason')} label={t('rules.decide.reason')} required lines={2} most={LIMITS.ruleReason} />
        </>
      )}
    </FormDialog>
  );
}
