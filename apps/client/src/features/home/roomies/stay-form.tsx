import { LIMITS, type RoomiePublic } from '@common-roof/contracts';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { checkedBy } from '../../../api/checked-by.ts';
import { showFormError } from '../../../api/form-errors.ts';
import { tell } from '../../../lib/alerts.ts';
import { parseMoney } from '../../../lib/money.ts';
import { Section } from '../../../ui/page.tsx';
import { SaveBar } from '../../../ui/save-bar.tsx';
import { useChangeStayMutation } from './roomies-api.ts';

/** What was typed, as the wire wants it; what is no amount goes on as it is, and is told to be none. */
const moneyOrNull = (typed: string | null): string | null =>
  typed === null || typed.trim() === '' ? null : (parseMoney(typed) ?? typed);

/** What is agreed about a stay; the roomie is told when the rent changes. */
export function StayForm({ roomie }: { roomie: RoomiePublic }) {
  const { t } = useTranslation();
  const [change] = useChangeStayMutation();
  const form = useForm({
    resolver: checkedBy(({ StayFacts }) => StayFacts),
    values: { starts_on: roomie.starts_on ?? '', rent: roomie.rent, comments: roomie.comments ?? '' },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    try {
      await change({ params: { id: roomie._id }, body }).unwrap();
      form.reset(body);
      tell(t('roomies.saved'));
    } catch (error) {
      showFormError(error, ['starts_on', 'rent', 'comments'], form.setError);
    }
  });

  return (
    <FormProvider {...form}>
      <Section id="stay" title={t('roomies.stay')}>
        <Stack
          component="form"
          noValidate
          spacing={2.5}
          onSubmit={(event) => void submit(event)}
          sx={{ px: { xs: 2, sm: 3 }, pt: 1, pb: 3, maxWidth: 560 }}
        >
          <TextField
            {...form.register('starts_on')}
            label={t('roomies.startsOn')}
            type="date"
            error={errors.starts_on !== undefined}
            helperText={errors.starts_on === undefined ? undefined : t('roomies.wrong.starts_on')}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <TextField
            {...form.register('rent', { setValueAs: moneyOrNull })}
            label={t('roomies.rent')}
            error={errors.rent !== undefined}
            helperText={errors.rent === undefined ? t('roomies.rentHint') : t('roomies.wrong.rent')}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
          <TextField
            {...form.register('comments')}
            label={t('roomies.comments')}
            multiline
            minRows={3}
            error={errors.comments !== undefined}
            helperText={
              errors.comments === undefined
                ? t('roomies.commentsHint')
                : t('roomies.wrong.comments', { max: LIMITS.comments })
            }
          />
          <SaveBar />
        </Stack>
      </Section>
    </FormProvider>
  );
}
