import type { FieldOf } from '#api/use-contract-form/contract-form.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Field } from '#ui/field.tsx';

interface FirstDayFieldProps {
  field: (name: 'starts_on', wrong: string) => FieldOf<'starts_on', string>;
}

/** The new first day of an offer that is sent again. */
export function FirstDayField({ field }: FirstDayFieldProps) {
  const { t } = useTranslation();
  return (
    <Field
      {...field('starts_on', t('ads.offer.wrong.starts_on'))}
      label={t('ads.offer.field.starts_on')}
      type="date"
      required
    />
  );
}
