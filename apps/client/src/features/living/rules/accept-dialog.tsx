import { LIMITS, type RuleBook, type RuleChange } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';

import { refusalOf, savedElsewhere } from '../../../api/api-error.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { tell } from '../../../lib/alerts.ts';
import { compareLines } from '../../../ui/compare-lines.ts';
import { Difference } from '../../../ui/difference.tsx';
import { FormFrame } from '../../../ui/form-frame.tsx';
import { StaleNote } from '../../../ui/stale-note.tsx';
import { TextField } from '../../../ui/text-field.tsx';
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
  const [seen, setSeen] = useState<Rules>(book);
  const [theirs, setTheirs] = useState<Rules | null>(null);
  const [rules, setRules] = useState(() => applied(book.text, change));
  const [reason, setReason] = useState('');
  const [decide, { isLoading, error }] = useDecideRuleChangeMutation();
  const lines = useMemo(() => compareLines(linesOfRules(seen.text), linesOfRules(rules)), [seen, rules]);

  const submit = async (): Promise<void> => {
    const body = {
      decision: 'accepted' as const,
      reason: reason.trim(),
      rules: rules.trim(),
      rules_version: seen.version,
    };
    const answer = await decide({ params: { id: change._id }, body });
    if (answer.error !== undefined) {
      setTheirs(savedElsewhere<Rules>(answer.error));
      return;
    }
    tell(t('rules.decide.accepted'));
    onClose();
  };

  return (
    <FormFrame
      title={t('rules.decide.heading')}
      text={t('rules.decide.text')}
      submit={t('rules.decide.save')}
      width="md"
      isDirty={reason !== '' || rules !== applied(seen.text, change)}
      isBusy={isLoading}
      error={theirs === null ? refusalOf(error) : undefined}
      canSubmit={reason.trim() !== '' && rules.trim() !== seen.text && theirs === null}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {theirs !== null && (
        <StaleNote
          text={t('rules.decide.stale')}
          onDecide={(takesTheirs) => {
            if (takesTheirs) setRules(applied(theirs.text, change));
            setSeen(theirs);
            setTheirs(null);
          }}
        />
      )}
      {!isFound(seen.text, change) && <Alert severity="info">{t('rules.decide.notFound')}</Alert>}
      <TextField
        label={t('rules.decide.rules')}
        value={rules}
        onChange={({ target }) => {
          setRules(target.value);
        }}
        multiline
        minRows={5}
        maxRows={14}
        fullWidth
        slotProps={{ htmlInput: { maxLength: LIMITS.rules } }}
      />
      <Box component="section" aria-labelledby="accept-changes">
        <Typography id="accept-changes" variant="body2" component="h3" sx={{ fontWeight: 600 }}>
          {t('rules.decide.changes')}
        </Typography>
        <Difference lines={lines} />
      </Box>
      <TextField
        label={t('rules.decide.reason')}
        value={reason}
        onChange={({ target }) => {
          setReason(target.value);
        }}
        required
        multiline
        minRows={2}
        fullWidth
        slotProps={{ htmlInput: { maxLength: LIMITS.ruleReason } }}
      />
    </FormFrame>
  );
}
