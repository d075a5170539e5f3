import { LIMITS, type RoomiePublic } from '@common-roof/contracts';
import Stack from '@mui/material/Stack';
import { FormProvider } from 'react-hook-form';

import { contractResolver } from '#api/contract-resolver.ts';
import { useSavedForm } from '#api/use-saved-form.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { parseMoney } from '#lib/money.ts';
import { fieldProps } from '#ui/field-props.ts';
import { Section } from '#ui/page.tsx';
import { SaveBar } from '#ui/save-bar.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useChangeStayMutation } from './roomies-api.ts';

/** Converts an amount for the server; unreadable input stays as typed and is rejected there. */
const moneyOrNull =
  (currency: string) =>
  (typed: string | null): string | null =>
    typed === null || typed.trim() === '' ? null : (parseMoney(typed, currency) ?? typed);

/** The terms of a stay; the roomie is notified when the rent changes. */
export function StayForm({ roomie }: { roomie: RoomiePublic }) {
  const { t } = useTranslation();
  const [change] = useChangeStayMutation();
  const isLeased = roomie.has_lease === true;
  const { form, submit } = useSavedForm({
    saved: { starts_on: roomie.starts_on ?? '', rent: roomie.rent, comments: roomie.comments ?? '' },
    resolver: contractResolver(({ StayFacts }) => StayFacts),
    save: (body) => change({ params: { id: roomie._id }, body }).unwrap(),
    done: t('roomies.saved'),
    fields: ['starts_on', 'rent', 'comments'],
  });

  return (
    <FormProvider {...form}>
      <Section id="stay" title={t('roomies.stay')}>
        <Stack
          component="form"
          noValidate
          spacing={2.5}
          onSubmit={submit}
          sx={{ px: { xs: 2, sm: 3 }, pt: 1, pb: 3, maxWidth: 560 }}
        >
          <TextField
            {...fieldProps(form, 'starts_on', {
              wrong: t('roomies.wrong.starts_on'),
              hint: isLeased ? t('roomies.inLease') : undefined,
            })}
            label={t('roomies.startsOn')}
            type="date"
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { readOnly: isLeased } }}
          />
          <TextField
            {...fieldProps(
              form,
              'rent',
              { wrong: t('roomies.wrong.rent'), hint: t(isLeased ? 'roomies.inLease' : 'roomies.rentHint') },
              { setValueAs: moneyOrNull(roomie.currency ?? '') },
            )}
            label={t('roomies.rent')}
            slotProps={{ htmlInput: { inputMode: 'decimal', readOnly: isLeased } }}
          />
          <TextField
            {...fieldProps(form, 'comments', {
              wrong: t('roomies.wrong.comments', { max: LIMITS.comments }),
              hint: t('roomies.commentsHint'),
            })}
            label={t('roomies.comments')}
            multiline
            minRows={3}
          />
          <SaveBar />
        </Stack>
      </Section>
    </FormProvider>
  );
}
