import { LIMITS } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';

import { callPublic } from '../../../api/call-public.ts';
import { contractResolver } from '../../../api/contract-resolver.ts';
import { focusFirst, showFormError } from '../../../api/form-errors.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PersonFields } from './person-fields.tsx';
import { fieldProps } from '../../../ui/field-props.ts';
import { TextField } from '../../../ui/text-field.tsx';

const FIELDS = ['first_name', 'last_name', 'email', 'phone', 'city', 'houses', 'message'] as const;

/** @param onSent called with the address the link was sent to */
export function ApplyForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation();
  const form = useForm({
    resolver: contractResolver(({ applyAsHomeowner }) => applyAsHomeowner.body),
    shouldFocusError: false,
    defaultValues: { first_name: '', last_name: '', email: '', city: '', houses: 1, message: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(
    async (body) => {
      try {
        await callPublic('applyAsHomeowner', { body });
        onSent(body.email);
      } catch (error) {
        showFormError(error, FIELDS, form.setError);
      }
    },
    focusFirst(FIELDS, form.setFocus),
  );

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void submit(event)}>
      {errors.root !== undefined && <Alert severity="error">{errors.root.message}</Alert>}
      <PersonFields register={form.register} errors={errors} own />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '2fr 1fr' } }}>
        <TextField
          {...fieldProps(form, 'city', { wrong: t('applications.wrong.city') })}
          label={t('applications.field.city')}
          autoComplete="address-level2"
        />
        <TextField
          {...fieldProps(
            form,
            'houses',
            { wrong: t('applications.wrong.houses', { max: LIMITS.housesApplied }) },
            { valueAsNumber: true },
          )}
          label={t('applications.field.houses')}
          type="number"
          slotProps={{ htmlInput: { min: 1, max: LIMITS.housesApplied, inputMode: 'numeric' } }}
        />
      </Box>
      <TextField
        {...fieldProps(form, 'message', {
          wrong: t('applications.wrong.message', { max: LIMITS.applicationMessage }),
          hint: t('applications.hint.message'),
        })}
        label={t('applications.field.message')}
        multiline
        minRows={4}
      />
      <Button type="submit" variant="contained" size="large" loading={isSubmitting} sx={{ alignSelf: 'flex-start' }}>
        {t('applications.send')}
      </Button>
    </Stack>
  );
}
