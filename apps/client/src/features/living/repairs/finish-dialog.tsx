import { LIMITS, type Photo, type RepairDetail } from '@common-roof/contracts';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { useReader } from '#session/use-reader.ts';
import { AmountField } from '#ui/amount-field.tsx';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import type { RepairPhotos } from './repair-photos.ts';
import { useFinishRepairMutation } from './repairs-api.ts';

interface FinishDialogProps {
  repair: RepairDetail;
  photos: RepairPhotos;
  onClose: () => void;
}

/** Says that a repair is done, with photos; the homeowner also what it cost. */
export function FinishDialog({ repair, photos, onClose }: FinishDialogProps) {
  const { t } = useTranslation();
  const { role } = useReader();
  const [finish] = useFinishRepairMutation();
  const [taken, setTaken] = useState<readonly Photo[]>([]);
  const [isUploading, setUploading] = useState(false);
  const { _id: id, title, version, house } = repair;
  return (
    <FormDialog
      title={t('repairs.finish.heading', { title })}
      text={t('repairs.finish.text')}
      submit={t('repairs.finish.send')}
      width="xs"
      schema={({ finishRepair }) => finishRepair.body}
      values={{ words: '', cost: '' }}
      body={({ words, cost }) => ({
        version,
        words,
        photos: taken.map(({ image_id }) => ({ image_id })),
        ...(cost.trim() === '' ? {} : { cost: cost.trim() }),
      })}
      send={(body) => finish({ params: { id }, body })}
      done={t('repairs.finish.done')}
      canSubmit
      hasMore={taken.length > 0}
      isWaiting={isUploading}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <Field {...field('words')} label={t('repairs.finish.words')} lines={2} most={LIMITS.repairText} />
          {photos.chooser(t('repairs.finish.photos'), setTaken, setUploading)}
          {role !== 'neatkeeper' && (
            <AmountField
              {...field('cost')}
              label={t('repairs.finish.cost')}
              currency={house.currency}
              wrong={t('repairs.finish.wrongCost')}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
