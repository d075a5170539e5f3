import { COST_CATEGORIES, type CostCategory, type House, LIMITS, type VariableCost } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { refusalOf } from '#api/api-error.ts';
import { useUsualSplit } from '#api/resources/usual-splits.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { tell } from '#lib/alerts.ts';
import { useUnsaved } from '#lib/unsaved.ts';
import { AmountField } from '#ui/amount-field.tsx';
import { OptionField } from '#ui/option-field.tsx';
import { Section } from '#ui/page.tsx';
import { TextField } from '#ui/text-field.tsx';
import { defaultsFor } from './bill-defaults.ts';
import type { ChooseBillPhotos } from './bill-photos.ts';
import { BillPreview } from './bill-preview.tsx';
import { sharersInQuery, usualSharers } from './bill-sharers.ts';
import { SharerFields } from './sharer-fields.tsx';
import { type BillFormInput, type TypedBill, useBillValues } from './use-bill-values.ts';
import { useEnterBillMutation } from './costs-api.ts';
import { MeterFields } from './meter-fields.tsx';
import { UsualNote } from './usual-note.tsx';
import { OfflineNote } from '#ui/offline-note.tsx';

interface BillFormProps {
  house: House;
  /** The current ISO date in the house. */
  today: string;
  /** Recent bills, newest first, from which defaults are derived. */
  bills: readonly VariableCost[];
  asked: BillFormInput;
  /** The bill to correct; undefined: a new one. */
  bill: VariableCost | undefined;
  choosePhotos: ChooseBillPhotos;
  /** Whether the reader chooses who shares it; if not, everyone does. */
  canSplit: boolean;
  onDone: (bill: VariableCost) => void;
}

/** Enters or corrects a bill of a house. Untouched fields have likely values. */
export function BillForm({ house, today, bills, asked, bill, choosePhotos, canSplit, onDone }: BillFormProps) {
  const { t } = useTranslation();
  const [category, setCategory] = useState<CostCategory>(bill?.category ?? asked.category ?? 'electricity');
  const [typed, setTyped] = useState<TypedBill>({});
  const [knowsOverlap, setKnowsOverlap] = useState(false);
  const [isUploading, setUploading] = useState(false);
  /** From sending until the next page is shown: a bill that appears in between is this one. */
  const [isEntering, setEntering] = useState(false);
  const [enter, { error }] = useEnterBillMutation();
  const likely = defaultsFor(bills, category, today);
  const usual = useUsualSplit(house._id, 'bill', category);
  const likelySplit = usual === undefined ? likely.split : usualSharers(usual);
  const { from, to, shownAmount, amount, supplier, note, meter, read, people, sharers, ...values } = useBillValues(
    typed,
    {
      house,
      // A roomie's bill gets the usual split from the server.
      likely: { ...likely, split: canSplit ? likelySplit : [] },
      asked,
      bill,
    },
  );
  // The server shares a roomie’s bill as the homeowner has set it.
  const split = canSplit ? values.split : [];
  const isDirty = Object.keys(typed).length > 0;
  useUnsaved(isDirty && !isEntering);
  const change = (more: TypedBill): void => {
    setTyped((before) => ({ ...before, ...more }));
  };
  const submit = async (): Promise<void> => {
    if (amount === null || read === undefined || split === undefined) return;
    setEntering(true);
    const photo = [...(typed.photos ?? bill?.photos.map(({ image_id: image }) => image) ?? [])];
    const { data } = await enter({
      params: { id: house._id },
      body: {
        category,
        from,
        to,
        amount,
        supplier: supplier.trim(),
        note: note.trim(),
        split,
        meter: read,
        photo,
        overlaps: knowsOverlap,
        ...(bill === undefined
          ? {}
          : { replaces: { _id: bill._id, version: bill.version, reason: (typed.reason ?? '').trim() } }),
      },
    });
    if (data === undefined) {
      setEntering(false);
      return;
    }
    tell(
      t(bill === undefined ? 'bills.form.done' : 'bills.form.corrected', { category: t(`money.category.${category}`) }),
    );
    onDone(data);
  };
  const refusal = refusalOf(error);
  const dateField = (name: 'from' | 'to', value: string) => (
    <TextField
      type="date"
      label={t(`bills.form.${name}`)}
      value={value}
      onChange={({ target }) => {
        change({ [name]: target.value });
      }}
      fullWidth
      slotProps={{ inputLabel: { shrink: true }, htmlInput: name === 'from' ? { max: today } : { min: from } }}
    />
  );
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: { preventDefault: () => void }) => {
        event.preventDefault();
        void submit();
      }}
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      <Stack spacing={2.5}>
        {refusal !== undefined && <Alert severity="error">{refusal}</Alert>}
        <OptionField
          label={t('bills.category')}
          value={category}
          onChange={({ target }) => {
            setCategory(COST_CATEGORIES.find((one) => one === target.value) ?? category);
          }}
          fullWidth
        >
          {COST_CATEGORIES.map((one) => (
            <option key={one} value={one}>
              {t(`money.category.${one}`)}
            </option>
          ))}
        </OptionField>
        <AmountField
          label={t('bills.form.amount')}
          value={shownAmount}
          currency={house.currency}
          wrong={t('bills.form.wrongAmount')}
          onChange={(value) => {
            change({ amount: value });
          }}
        />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          {dateField('from', from)}
          {dateField('to', to)}
        </Box>
        {bill === undefined && usual !== undefined && <UsualNote usual={usual} />}
        {canSplit && people.length > 1 && (
          <SharerFields
            people={people}
            value={sharers}
            onChange={(value) => {
              change({ sharers: value });
            }}
          />
        )}
        <TextField
          label={t('bills.form.supplierOptional')}
          value={supplier}
          onChange={({ target }) => {
            change({ supplier: target.value });
          }}
          fullWidth
          slotProps={{ htmlInput: { maxLength: LIMITS.supplier } }}
        />
        <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
          <Typography component="legend" sx={{ fontWeight: 600, pb: 1.5 }}>
            {t('bills.meter.optional')}
          </Typography>
          <MeterFields
            meter={meter}
            onChange={(value) => {
              change({ meter: value });
            }}
          />
        </Box>
        <TextField
          label={t('bills.form.noteOptional')}
          value={note}
          onChange={({ target }) => {
            change({ note: target.value });
          }}
          multiline
          fullWidth
          slotProps={{ htmlInput: { maxLength: LIMITS.reason } }}
        />
        <Box>
          <Typography sx={{ fontWeight: 600, pb: 1 }}>{t('bills.form.photos')}</Typography>
          {choosePhotos(
            t('bills.form.photos'),
            bill?.photos ?? [],
            (chosen) => {
              change({ photos: chosen.map(({ image_id: image }) => image) });
            },
            setUploading,
          )}
        </Box>
        {bill !== undefined && (
          <TextField
            label={t('bills.form.reason')}
            helperText={t('bills.form.reasonHelp')}
            value={typed.reason ?? ''}
            onChange={({ target }) => {
              change({ reason: target.value });
            }}
            fullWidth
            slotProps={{ htmlInput: { maxLength: LIMITS.reason } }}
          />
        )}
      </Stack>
      <Stack spacing={2.5}>
        <Section id="bill-preview" title={t('bills.preview.heading')}>
          <Box sx={{ px: { xs: 2, sm: 3 }, pb: 2 }}>
            <BillPreview
              house={house}
              bill={{ category, from, to, amount, split: sharersInQuery(split ?? []), replaces: bill?._id }}
              isEntering={isEntering}
              knowsOverlap={knowsOverlap}
              onKnowOverlap={setKnowsOverlap}
            />
          </Box>
        </Section>
        <OfflineNote />
        <Button
          type="submit"
          variant="contained"
          loading={isEntering || isUploading}
          disabled={
            amount === null ||
            Number(amount) === 0 ||
            read === undefined ||
            split === undefined ||
            from === '' ||
            to === ''
          }
        >
          {t(bill === undefined ? 'bills.form.send' : 'bills.form.sendCorrection')}
        </Button>
      </Stack>
    </Box>
  );
}
