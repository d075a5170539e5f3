import { BILL_RHYTHMS, type BillRhythm, type House, type OwnCostCategory } from '@common-roof/contracts';
import { dayIn } from '@common-roof/domain';

import { useTranslation } from '#i18n/use-translation.ts';
import { now } from '#lib/clock.ts';
import { day } from '#lib/dates.ts';
import { isPositive, moneyToType } from '#lib/money.ts';
import { ChoiceField } from '#ui/choice-field.tsx';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { CategoryField, CostAmountField, costBody, CostDetailFields, type CostValues } from './cost-fields.tsx';
import { useAddOwnCostMutation } from './own-costs-api.ts';
import { ReceiptField, useReceipt } from './receipt-field.tsx';
import type { ReceiptPhotos } from './receipt-photos.ts';

/** The address's values for a new cost. */
export interface CostInput {
  readonly category?: OwnCostCategory;
  /** As on the wire. */
  readonly amount?: string;
  /** ISO date. */
  readonly on?: string;
  readonly note?: string;
}

interface AddCostDialogProps {
  houses: readonly [House, ...House[]];
  /** The id of the house that is chosen at first. */
  first: string;
  asked: CostInput;
  photos: ReceiptPhotos;
  onClose: () => void;
}

interface Values extends CostValues {
  house: string;
  paid_on: string;
  every: BillRhythm | '';
  until: string;
}

/** Adds a cost that the homeowner bears, once or again and again. */
export function AddCostDialog({ houses, first, asked, photos, onClose }: AddCostDialogProps) {
  const { t, i18n } = useTranslation();
  const [add] = useAddOwnCostMutation();
  const receipt = useReceipt();
  const houseOf = (id: string): House => houses.find(({ _id }) => _id === id) ?? houses[0];
  const todayIn = ({ time_zone: zone }: House): string => dayIn(zone, now());
  const start = houseOf(first);
  const values: Values = {
    house: start._id,
    category: asked.category ?? 'insurance',
    amount: asked.amount === undefined ? '' : moneyToType(asked.amount, start.currency, i18n.language),
    paid_on: asked.on ?? todayIn(start),
    room_id: '',
    supplier: '',
    note: asked.note ?? '',
    every: '',
    until: '',
  };
  return (
    <FormDialog
      title={t('finances.cost.add')}
      submit={t('finances.cost.save')}
      fillsPhone
      schema={({ addOwnCost }) => addOwnCost.body}
      values={values}
      body={({ house, paid_on: paidOn, every, until, ...written }) => ({
        ...costBody(written, houseOf(house).currency),
        paid_on: paidOn,
        files: receipt.ids,
        repeats: every === '' ? null : { every, until: until === '' ? null : until },
      })}
      send={(body, { values: { house } }) => add({ params: { id: house }, body })}
      done={({ added, recurring }, { category: which }) => {
        const category = t(`finances.category.${which}`);
        if (added > 1) return t('finances.cost.addedSeveral', { category, count: added });
        if (added === 1) return t('finances.cost.added', { category });
        return t('finances.cost.addedLater', { category, day: day(recurring?.next_on ?? '', i18n.language) });
      }}
      canSubmit={({ amount, house, paid_on: paidOn }) => paidOn !== '' && isPositive(amount, houseOf(house).currency)}
      hasMore={receipt.isChanged}
      isWaiting={receipt.isUploading}
      onClose={onClose}
    >
      {({ field, values: { house, every, paid_on: paidOn }, set }) => (
        <>
          {houses.length > 1 && (
            <ChoiceField
              {...field('house')}
              label={t('finances.cost.house')}
              options={houses.map(({ _id: id, name }) => [id, name])}
              onChange={(id) => {
                set({ house: id, room_id: '' });
              }}
            />
          )}
          <CategoryField field={field} />
          <CostAmountField field={field} currency={houseOf(house).currency} />
          <Field
            {...field('paid_on')}
            type="date"
            label={t(every === '' ? 'finances.cost.paidOn' : 'finances.cost.firstOn')}
            {...(every === '' ? { max: todayIn(houseOf(house)) } : {})}
          />
          <CostDetailFields field={field} houseId={house} />
          <ChoiceField
            {...field('every')}
            label={t('finances.cost.how')}
            options={[
              ['', t('finances.cost.once')],
              ...BILL_RHYTHMS.map((one) => [one, t(`finances.cost.every.${one}`)] as const),
            ]}
          />
          {every !== '' && (
            <Field
              {...field('until')}
              type="date"
              label={t('finances.cost.until')}
              hint={t('finances.cost.untilHelp')}
              min={paidOn}
            />
          )}
          <ReceiptField receipt={receipt} choosing={photos} />
        </>
      )}
    </FormDialog>
  );
}
