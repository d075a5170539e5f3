import { SPLIT_METHODS } from '@common-roof/contracts';
import type { PersonalAmount } from '@common-roof/domain/splits';
import Stack from '@mui/material/Stack';

import type { SplitPerson } from '#ui/person-fields.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { useReader } from '#session/use-reader.ts';
import { ChoiceField } from '#ui/choice-field.tsx';
import { SplitItems } from './split-items.tsx';
import { AmountsOf, SplitParts } from './split-parts.tsx';
import { SEVERAL, type SplitValues } from './split-values.ts';

export interface SplitProps {
  values: SplitValues;
  /** The price of the purchase, as typed. */
  price: string;
  currency: string;
  people: readonly SplitPerson[];
  /** What everyone would bear; empty while something is missing. */
  borne: readonly PersonalAmount[];
  nameOf: (person: SplitPerson) => string;
  onChange: (changes: Partial<SplitValues>) => void;
}

/** Who paid for a purchase, and how it is split. */
export function SplitEditor(props: SplitProps) {
  const { values, price, currency, people, nameOf, onChange } = props;
  const { t } = useTranslation();
  const { id: readerId } = useReader();
  return (
    <Stack spacing={2}>
      <ChoiceField
        label={t('splits.payer')}
        value={values.payer}
        options={[
          ...people.map((person) => [person._id, nameOf(person)] as const),
          [SEVERAL, t('splits.several')] as const,
        ]}
        onChange={(payer) => {
          onChange({ payer });
        }}
      />
      {values.payer === SEVERAL && (
        <AmountsOf
          label={t('splits.paid')}
          fieldLabel={({ _id: id, first_name: name }) =>
            t('splits.paidBy', { whose: id === readerId ? 'own' : 'other', name })
          }
          texts={values.paid}
          price={price}
          currency={currency}
          people={people}
          nameOf={nameOf}
          onChange={(paid) => {
            onChange({ paid });
          }}
        />
      )}
      <ChoiceField
        label={t('splits.method')}
        value={values.method}
        options={SPLIT_METHODS.map((method) => [method, t(`splits.methods.${method}`)] as const)}
        onChange={(method) => {
          onChange({ method, ...(values.chosen.length === 0 ? { chosen: people.map(({ _id: id }) => id) } : {}) });
        }}
      />
      {values.method === 'items' && <SplitItems {...props} />}
      {values.method !== 'items' && values.method !== 'present' && <SplitParts {...props} />}
    </Stack>
  );
}
