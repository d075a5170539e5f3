import { LIMITS, type RuleBook } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useOwnHousesQuery } from '#api/resources/houses.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { moneyToSend, parseMoney } from '#lib/money.ts';
import { useMe } from '#session/me-context.tsx';
import { AmountField } from '#ui/amount-field.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { linesOfRules } from './applied.ts';
import { useProposeRuleChangeMutation } from './rules-api.ts';

/** Proposes a new rule, or another wording of one, starting from its current wording. */
export function ProposeDialog({ book, onClose }: { book: RuleBook; onClose: () => void }) {
  const { t } = useTranslation();
  const { email } = useMe().userData;
  const { data: houses } = useOwnHousesQuery();
  const currency = houses?.items.find(({ _id }) => _id === book.house_id)?.currency ?? '';
  const [propose] = useProposeRuleChangeMutation();
  return (
    <FormDialog
      title={t('rules.propose.heading')}
      text={t('rules.propose.text')}
      submit={t('rules.propose.send')}
      schema={({ proposeRuleChange }) => proposeRuleChange.body}
      values={{ rule: '', suggestion: '', why_not: '', turn_price: '' }}
      body={({ turn_price, ...values }) => ({
        ...values,
        email,
        ...(turn_price.trim() === '' ? {} : { turn_price: moneyToSend(turn_price, currency) }),
      })}
      send={(body) => propose({ body })}
      done={t('rules.propose.done')}
      canSubmit={({ rule, suggestion, why_not, turn_price }) =>
        why_not.trim() !== '' &&
        // Without another wording, a rule is to go.
        suggestion.trim() !== rule &&
        (turn_price.trim() === '' || parseMoney(turn_price, currency) !== null)
      }
      onClose={onClose}
    >
      {({ field, set, values: { rule, suggestion } }) => (
        <>
          <ChoiceField
            {...field('rule')}
            label={t('rules.propose.which')}
            options={[
              ['', t('rules.propose.fresh')],
              ...[...new Set(linesOfRules(book.text).map((line) => line.trim()))]
                .filter((line) => line.length <= LIMITS.rule)
                .map((line) => [line, line] as const),
            ]}
            onChange={(chosen) => {
              // Edited text stays.
              set({ rule: chosen, ...(suggestion.trim() === rule ? { suggestion: chosen } : {}) });
            }}
          />
          <Field
            {...field('suggestion')}
            label={t('rules.propose.suggestion')}
            hint={rule === '' ? undefined : t('rules.propose.goes')}
            lines={2}
            most={LIMITS.rule}
          />
          <Field
            {...field('why_not')}
            label={t(rule === '' ? 'rules.propose.whyNew' : 'rules.propose.whyNot')}
            lines={2}
            most={LIMITS.ruleReason}
          />
          <Box>
            <AmountField
              {...field('turn_price', t('rules.propose.wrongPrice'))}
              label={t('rules.propose.turnPrice')}
              currency={currency}
            />
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
              {t('rules.propose.turnPriceHint')}
            </Typography>
          </Box>
        </>
      )}
    </FormDialog>
  );
}
