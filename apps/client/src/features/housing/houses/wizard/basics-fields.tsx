import { usualIn } from '@common-roof/domain';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';

import { useTranslation } from '#i18n/use-translation.ts';
import { TextField } from '#ui/text-field.tsx';
import type { BasicsField, BasicsValues } from './basics.ts';
import { ChoiceField } from './choice-field.tsx';
import { countryChoices, currencyChoices, timeZoneChoices } from './local-defaults.ts';

interface BasicsFieldsProps {
  form: UseFormReturn<BasicsValues>;
  isMoneyFixed: boolean;
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack component="section" spacing={2.5}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {children}
    </Stack>
  );
}

const twoColumns = { display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } } as const;

export function BasicsFields({ form, isMoneyFixed }: BasicsFieldsProps) {
  const { t, i18n } = useTranslation();
  const { control, formState, register } = form;
  const timeZone = useWatch({ control, name: 'time_zone' });
  const countries = useMemo(() => countryChoices(i18n.language), [i18n.language]);
  const currencies = useMemo(() => currencyChoices(i18n.language), [i18n.language]);
  const zones = useMemo(() => timeZoneChoices(timeZone), [timeZone]);

  const help = (name: BasicsField, hint?: string): string | undefined => {
    const error = formState.errors[name];
    if (error === undefined) return hint;
    return error.type === 'server' ? error.message : t(`owner.fields.${name}`);
  };
  const text = (name: BasicsField, label: string, hint?: string) => ({
    ...register(name),
    label,
    fullWidth: true,
    error: formState.errors[name] !== undefined,
    helperText: help(name, hint),
  });
  /** Sets the currency and time zone of the chosen country; the user can change them afterwards. */
  const followCountry = (country: string): void => {
    if (isMoneyFixed) return;
    const { currency, time_zone: zone } = usualIn(country);
    form.setValue('currency', currency, { shouldDirty: true, shouldValidate: true });
    if (zone !== undefined) form.setValue('time_zone', zone, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Stack spacing={4}>
      <Group title={t('owner.wizard.basics')}>
        <TextField {...text('name', t('owner.wizard.name'), t('owner.wizard.nameHint'))} required autoComplete="off" />
        <TextField
          {...text('description', t('owner.wizard.description'), t('owner.wizard.descriptionHint'))}
          multiline
          minRows={3}
        />
      </Group>
      <Group title={t('owner.wizard.address')}>
        <TextField {...text('street', t('owner.wizard.street'))} required autoComplete="off" />
        <Box sx={{ ...twoColumns, gridTemplateColumns: { sm: '1fr 2fr' } }}>
          <TextField {...text('postal_code', t('owner.wizard.postalCode'))} required autoComplete="off" />
          <TextField {...text('city', t('owner.wizard.city'))} required autoComplete="off" />
        </Box>
        <ChoiceField
          control={control}
          name="country"
          label={t('owner.wizard.country')}
          choices={countries}
          helperText={help('country')}
          onChosen={followCountry}
        />
      </Group>
      <Group title={t('owner.wizard.money')}>
        {isMoneyFixed && <Typography sx={{ color: 'text.secondary' }}>{t('owner.wizard.moneyFixed')}</Typography>}
        <Box sx={twoColumns}>
          <ChoiceField
            control={control}
            name="currency"
            label={t('owner.wizard.currency')}
            choices={currencies}
            disabled={isMoneyFixed}
            helperText={help('currency')}
          />
          <ChoiceField
            control={control}
            name="time_zone"
            label={t('owner.wizard.timeZone')}
            choices={zones}
            disabled={isMoneyFixed}
            helperText={help('time_zone')}
          />
        </Box>
      </Group>
    </Stack>
  );
}
