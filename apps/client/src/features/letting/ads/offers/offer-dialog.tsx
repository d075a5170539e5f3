import type { Applicant, OwnAd } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';

import { showFormError } from '../../../../api/form-errors.ts';
import { schemaOf } from '../../../../api/checked-by.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { tell } from '../../../../lib/alerts.ts';
import { todayHere } from '../../../../lib/dates.ts';
import { parseMoney } from '../../../../lib/money.ts';
import { nameOf } from '../board/use-move.ts';
import { useOfferRoomMutation } from './offers-api.ts';
import { FormDialog, stateOf } from '../../../../ui/form-dialog.tsx';
import { fieldProps } from '../../../../ui/field-props.ts';
import { TextField } from '../../../../ui/text-field.tsx';

const FIELDS = ['starts_on', 'rent', 'deposit', 'note'] as const;
type Values = Record<(typeof FIELDS)[number], string>;

const toBody = (applicantId: string, { rent, deposit, ...said }: Values) => ({
  applicant_id: applicantId,
  ...said,
  rent: parseMoney(rent) ?? rent,
  deposit: parseMoney(deposit) ?? deposit,
});

const resolverFor =
  (applicantId: string): Resolver<Values> =>
  async (values) => {
    const body = toBody(applicantId, values);
    const parsed = (await schemaOf(({ offerRoom }) => offerRoom.body)).safeParse(body);
    if (parsed.success) return { values, errors: {} };
    // The body is one of two shapes, so what is wrong is asked field by field.
    const errors: FieldErrors<Values> = {};
    if (values.starts_on === '') errors.starts_on = { type: 'schema' };
    for (const field of ['rent', 'deposit'] as const) {
      if (parseMoney(values[field]) === null) errors[field] = { type: 'schema' };
    }
    if (Object.keys(errors).length === 0) errors.note = { type: 'schema' };
    return { values: {}, errors };
  };

/** The terms on which an applicant is offered the room; sending them makes the link to the offer. */
export function OfferDialog({ ad, applicant, onClose }: { ad: OwnAd; applicant: Applicant; onClose: () => void }) {
  const { t } = useTranslation();
  const [offer] = useOfferRoomMutation();
  const earliest = [todayHere(), ad.available_from ?? '', applicant.wished_from ?? ''].toSorted().at(-1) ?? '';
  const form = useForm<Values>({
    resolver: resolverFor(applicant._id),
    defaultValues: { starts_on: earliest, rent: ad.rent, deposit: ad.deposit, note: '' },
  });
  const name = nameOf(applicant);

  const send = form.handleSubmit(async (values) => {
    try {
      await offer({ params: { id: ad.room._id }, body: toBody(applicant._id, values) }).unwrap();
      tell(t('ads.offer.sent', { name }));
      onClose();
    } catch (error) {
      showFormError(error, FIELDS, form.setError);
    }
  });

  const text = (field: (typeof FIELDS)[number]) => ({
    ...fieldProps(form, field, { wrong: t(`ads.offer.wrong.${field}`) }),
    label: t(`ads.offer.field.${field}`),
  });
  const money = {
    htmlInput: { inputMode: 'decimal' },
    input: { endAdornment: <InputAdornment position="end">{ad.currency}</InputAdornment> },
  } as const;
  return (
    <FormDialog
      {...stateOf(form)}
      title={t('ads.offer.heading', { room: ad.room.name, name })}
      text={t('ads.offer.text', { email: applicant.email })}
      submit={t('ads.offer.send')}
      onSubmit={(event) => void send(event)}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}>
        <TextField {...text('starts_on')} type="date" required slotProps={{ inputLabel: { shrink: true } }} />
        <TextField {...text('rent')} required slotProps={money} />
        <TextField {...text('deposit')} required slotProps={money} />
      </Box>
      <TextField {...text('note')} multiline minRows={3} />
    </FormDialog>
  );
}
