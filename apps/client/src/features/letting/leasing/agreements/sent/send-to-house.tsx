import type { AgreementTemplate } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import { useState } from 'react';

import { useOwnHousesQuery } from '#api/resources/houses.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { tell } from '#lib/alerts.ts';
import { ChoiceField } from '#ui/choice-field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useSendToHouseMutation } from '#features/letting/leasing/agreements/agreements-api.ts';
import { comma } from '#lib/direction.ts';

/** Sends an agreement to every roomie of a house who doesn't have it yet. */
export function SendToHouse({ template, onClose }: { template: AgreementTemplate; onClose: () => void }) {
  const { t } = useTranslation();
  const houses =
    useOwnHousesQuery().data?.items.filter(({ state, roomies }) => state !== 'archived' && roomies > 0) ?? [];
  const [send] = useSendToHouseMutation();
  const [hadIt, setHadIt] = useState<readonly string[]>([]);
  return (
    <FormDialog
      title={t('agreements.sent.toHouse', { title: template.title })}
      text={t(houses.length === 0 ? 'agreements.sent.nobody' : 'agreements.sent.toHouseText')}
      submit={t('agreements.sent.send')}
      schema={({ sendAgreementToHouse }) => sendAgreementToHouse.body}
      values={{ house: houses[0]?._id ?? '' }}
      body={() => ({ template_id: template._id })}
      send={(body, { values: { house } }) => send({ params: { id: house }, body })}
      onDone={({ items, had_it: names }) => {
        if (items.length > 0) tell(t('agreements.sent.sentTo', { count: items.length }));
        if (names.length === 0) onClose();
        else setHadIt(names);
      }}
      canSubmit={({ house }) => house !== '' && hadIt.length === 0}
      isDisposable
      onClose={onClose}
    >
      {({ field, set }) => (
        <>
          {houses.length > 0 && (
            <ChoiceField
              {...field('house')}
              label={t('agreements.preview.house')}
              options={houses.map(({ _id, name }) => [_id, name])}
              onChange={(house) => {
                set({ house });
                setHadIt([]);
              }}
            />
          )}
          {hadIt.length > 0 && (
            <Alert severity="info">{t('agreements.sent.hadIt', { names: hadIt.join(comma()) })}</Alert>
          )}
        </>
      )}
    </FormDialog>
  );
}
