import { LIMITS, type RuleBook } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { refusalOf } from '../../../api/api-error.ts';
import { useOwnHousesQuery } from '../../../api/resources/houses.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { tell } from '../../../lib/alerts.ts';
import { parseMoney } from '../../../lib/money.ts';
import { useMe } from '../../../session/me-context.tsx';
import { AmountField } from '../../../ui/amount-field.tsx';
import { FormFrame } from '../../../ui/form-frame.tsx';
import { OptionField } from '../../../ui/option-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { linesOfRules } from './applied.ts';
import { useProposeRuleChangeMutation } from './rules-api.ts';

/** Proposes a new rule, or another wording of one, starting from its current wording. */
export function ProposeDialog({ book, onClose }: { book: RuleBook; onClose: () => void }) {
  const { t } = useTranslation();
  const { email } = useMe().userData;
  const [rule, setRule] = useState('');
  const [whyNot, setWhyNot] = useState('');
  const [suggestion, setSuggestion] = useState('');
  const [typedPrice, setTypedPrice] = useState('');
  const { data: houses } = useOwnHousesQuery();
  const currency = houses?.items.find(({ _id }) => _id === book.house_id)?.currency ?? '';
  const price = parseMoney(typedPrice, currency);
  const [propose, { isLoading, error }] = useProposeRuleChangeMutation();
  const wording = suggestion.trim();
  const isSomething = rule === '' ? wording !== '' : wording !== rule;
  const submit = async (): Promise<void> => {
    const turnPrice = price === null ? {} : { turn_price: price };
    const body = { email, rule, why_not: whyNot.trim(), suggestion: wording, ...turnPrice };
    const answer = await propose({ body });
    if (answer.error !== undefined) return;
    tell(t('rules.propose.done'));
    onClose();
  };
  return (
    <FormFrame
      title={t('rules.propose.heading')}
      text={t('rules.propose.text')}
      submit={t('rules.propose.send')}
      isDirty={whyNot !== '' || typedPrice !== '' || (wording !== '' && wording !== rule)}
      isBusy={isLoading}
      error={refusalOf(error)}
      canSubmit={whyNot.trim() !== '' && isSomething && (typedPrice.trim() === '' || price !== null)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <OptionField
        label={t('rules.propose.which')}
        value={rule}
        onChange={({ target }) => {
          // Edited text stays.
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
      <Box>
        <AmountField
          label={t('rules.propose.turnPrice')}
          wrong={t('rules.propose.wrongPrice')}
          value={typedPrice}
          currency={currency}
          onChange={setTypedPrice}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {t('rules.propose.turnPriceHint')}
        </Typography>
      </Box>
    </FormFrame>
  );
}
