import { LIMITS, type PublicAd } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';

import { callPublic } from '../../../../api/call-public.ts';
import { isApiError } from '../../../../api/api-error.ts';
import { showFormError } from '../../../../api/form-errors.ts';
import { schemaOf } from '../../../../api/contract-resolver.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { TextField } from '../../../../ui/text-field.tsx';

const FIELDS = ['first_name', 'last_name', 'email', 'phone', 'wished_from', 'message'] as const;
type Field = (typeof FIELDS)[number];
type Values = Record<Field, string> & { answers: string[] };

const toBody = (ad: PublicAd, { answers, phone, wished_from: from, ...said }: Values) => ({
  ad_id: ad._id,
  ...said,
  ...(phone.trim() === '' ? {} : { phone }),
  ...(from === '' ? {} : { wished_from: from }),
  answers: ad.questions.flatMap(({ id }, at) => {
    const answer = answers[at]?.trim() ?? '';
    return answer === '' ? [] : [{ question_id: id, answer }];
  }),
});

const resolverFor =
  (ad: PublicAd): Resolver<Values> =>
  async (values) => {
    const parsed = (await schemaOf(({ addApplicant }) => addApplicant.body)).safeParse(toBody(ad, values));
    const errors: FieldErrors<Values> = {};
    for (const { path } of parsed.error?.issues ?? []) {
      const field = FIELDS.find((known) => known === path[0]);
      if (field !== undefined) errors[field] ??= { type: 'schema' };
    }
    const answers = ad.questions.map(({ required }, at) => {
      const answer = values.answers[at]?.trim() ?? '';
      return (required && answer === '') || answer.length > LIMITS.adAnswer ? { type: 'schema' } : undefined;
    });
    if (answers.some((wrong) => wrong !== undefined)) errors.answers = answers;
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };

/** @param onSent called with the address the link was sent to */
export function ApplyForm({ ad, onSent }: { ad: PublicAd; onSent: (email: string) => void }) {
  const { t } = useTranslation();
  const form = useForm<Values>({
    resolver: resolverFor(ad),
    defaultValues: {
      first_name: '',
      last_name: '',
      email: '',
      phone: '',
      wished_from: ad.available_from ?? '',
      message: '',
      answers: ad.questions.map(() => ''),
    },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    try {
      await callPublic('addApplicant', { body: toBody(ad, values) });
      onSent(values.email);
    } catch (error) {
      if (isApiError(error) && error.fields.some(({ path }) => path.startsWith('answers'))) {
        form.setError('root', { type: 'server', message: error.message });
      } else showFormError(error, FIELDS, form.setError);
    }
  });

  const text = (field: Field, hint?: string) => ({
    ...form.register(field),
    label: t(`ads.apply.field.${field}`),
    error: errors[field] !== undefined,
    helperText: errors[field] === undefined ? hint : (errors[field].message ?? t(`ads.apply.wrong.${field}`)),
  });

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void submit(event)}>
      {errors.root !== undefined && <Alert severity="error">{errors.root.message}</Alert>}
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextField {...text('first_name')} autoComplete="given-name" required />
        <TextField {...text('last_name')} autoComplete="family-name" required />
        <TextField {...text('email', t('ads.apply.hint.email'))} type="email" autoComplete="email" required />
        <TextField {...text('phone', t('ads.apply.hint.optional'))} type="tel" autoComplete="tel" />
      </Box>
      <TextField
        {...text('wished_from', t('ads.apply.hint.optional'))}
        type="date"
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ maxWidth: 260 }}
      />
      <TextField {...text('message', t('ads.apply.hint.message'))} multiline minRows={4} required />
      {ad.questions.map(({ id, text: question, required }, at) => (
        <Box key={id}>
          {/* A question is longer than a field label's one line. */}
          <FormLabel htmlFor={id} required={required} sx={{ display: 'block', mb: 1, color: 'text.primary' }}>
            {question}
          </FormLabel>
          <TextField
            {...form.register(`answers.${at}`)}
            id={id}
            hiddenLabel
            fullWidth
            multiline
            required={required}
            error={errors.answers?.[at] !== undefined}
            helperText={errors.answers?.[at] === undefined ? undefined : t('ads.apply.wrong.answer')}
          />
        </Box>
      ))}
      <Button type="submit" variant="contained" size="large" loading={isSubmitting} sx={{ alignSelf: 'flex-start' }}>
        {t('ads.apply.send')}
      </Button>
    </Stack>
  );
}
