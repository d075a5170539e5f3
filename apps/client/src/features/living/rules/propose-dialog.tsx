import { LIMITS, type RuleBook } from '@common-roof/contracts';
import { useState } from 'react';

import { refusalOf } from '../../../api/api-error.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { tell } from '../../../lib/alerts.ts';
import { useMe } from '../../../session/me-context.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { OptionField } from '../../../ui/option-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { linesOfRules } from './applied.ts';
import { useProposeRuleChangeMutation } from './rules-api.ts';

/** Proposes another wording of a rule, or a new one. The wording begins with that of the rule. */
export function ProposeDialog({ book, onClose }: { book: RuleBook; onClose: () => void }) {
  const { t } = useTranslation();
  const { email } = useMe().userData;
  const [rule, setRule] = useState('');
  const [whyNot, setWhyNot] = useState('');
  const [suggestion, setSuggestion] = useState('');
  const [propose, { isLoading, error }] = useProposeRuleChangeMutation();
  const wording = suggestion.trim();
  const isSomething = rule === '' ? wording !== '' : wording !== rule;
  const submit = async (): Promise<void> => {
    const answer = await propose({ body: { email, rule, why_not: whyNot.trim(), suggestion: wording } });
    if (answer.error !== undefined) return;
    tell(t('rules.propose.done'));
    onClose();
  };
  return (
    <FormDialog
      title={t('rules.propose.heading')}
      text={t('rules.propose.text')}
      submit={t('rules.propose.send')}
      isDirty={whyNot !== '' || (wording !== '' && wording !== rule)}
      isBusy={isLoading}
      error={refusalOf(error)}
      canSubmit={whyNot.trim() !== '' && isSomething}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <OptionField
        label={t('rules.propose.which')}
        value={rule}
        onChange={({ target }) => {
          // What was written stays.
          if (wording === rule) setSuggestion(target.value);
          setRule(target.value);
        }}
        fullWidth
      >
        <option value="">{t('rules.propose.fresh')}</option>
        {[...new Set(linesOfRules(book.text).map((line) => line.trim()))]
          .filter((line) => line.length <= LIMITS.rule)
          .map((line) => (
            <option key={line} value={line}>
              {line}
            </option>
          ))}
      </OptionField>
      <TextField
        label={t('rules.propose.suggestion')}
        helperText={rule === '' ? undefined : t('rules.propose.goes')}
        value={suggestion}
        onChange={({ target }) => {
          setSuggestion(target.value);
        }}
        multiline
        minRows={2}
        fullWidth
        slotProps={{ htmlInput: { maxLength: LIMITS.rule } }}
      />
      <TextField
        label={t(rule === '' ? 'rules.propose.whyNew' : 'rules.propose.whyNot')}
        value={whyNot}
        onChange={({ target }) => {
          setWhyNot(target.value);
        }}
        multiline
        minRows={2}
        fullWidth
        slotProps={{ htmlInput: { maxLength: LIMITS.ruleReason } }}
      />
    </FormDialog>
  );
}
