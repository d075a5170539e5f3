import { type Applicant, offerRoom, type OwnAd } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { showFormError } from '../../../api/form-errors.ts';
import { bodyOf } from '../../../api/request.ts';
import { tell } from '../../../lib/alerts.ts';
import { todayHere } from '../../../lib/dates.ts';
import { parseMoney } from '../../../lib/money.ts';
import { nameOf } from '../board/use-move.ts';
import { useOfferRoomMutation } from './offers-api.ts';

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
  (values) => {
    const body = toBody(applicantId, values);
    const parsed = bodyOf(offerRoom).safeParse(body);
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
  const titleId = useId();
  const [offer] = useOfferRoomMutation();
  const earliest = [todayHere(), ad.available_from ?? '', applicant.wished_from ?? ''].toSorted().at(-1) ?? '';
  const form = useForm<Values>({
    resolver: resolverFor(applicant._id),
    defaultValues: { starts_on: earliest, rent: ad.rent, deposit: ad.deposit, note: '' },
  });
  const { errors, isSubmitting } = form.formState;
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
    ...form.register(field),
    label: t(`ads.offer.field.${field}`),
    error: errors[field] !== undefined,
    helperText: errors[field] === undefined ? undefined : (errors[field].message ?? t(`ads.offer.wrong.${field}`)),
  });
  const money = {
    htmlInput: { inputMode: 'decimal' },
    input: { endAdornment: <InputAdornment position="end">{ad.currency}</InputAdornment> },
  } as const;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form noValidate onSubmit={(event) => void send(event)}>
        <DialogTitle id={titleId}>{t('ads.offer.heading', { room: ad.room.name, name })}</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 2.5 }}>{t('ads.offer.text', { email: applicant.email })}</Typography>
          <Stack spacing={2.5}>
            {errors.root !== undefined && <Alert severity="error">{errors.root.message}</Alert>}
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}>
              <TextField {...text('starts_on')} type="date" required slotProps={{ inputLabel: { shrink: true } }} />
              <TextField {...text('rent')} required slotProps={money} />
              <TextField {...text('deposit')} required slotProps={money} />
            </Box>
            <TextField {...text('note')} multiline minRows={3} />
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={onClose}>{t('shell.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isSubmitting}>
            {t('ads.offer.send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
