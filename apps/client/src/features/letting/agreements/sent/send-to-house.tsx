import type { AgreementTemplate } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import { useState } from 'react';

import { refusalOf } from '../../../../api/api-error.ts';
import { useOwnHousesQuery } from '../../../../api/resources/houses.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { tell } from '../../../../lib/alerts.ts';
import { FormFrame } from '../../../../ui/form-frame.tsx';
import { OptionField } from '../../../../ui/option-field.tsx';
import { useSendToHouseMutation } from '../agreements-api.ts';

/** Sends an agreement to every roomie of a house who doesn't have it yet. */
export function SendToHouse({ template, onClose }: { template: AgreementTemplate; onClose: () => void }) {
  const { t } = useTranslation();
  const houses =
    useOwnHousesQuery().data?.items.filter(({ state, roomies }) => state !== 'archived' && roomies > 0) ?? [];
  const [chosen, setHouse] = useState<string>();
  const [send, { isLoading, error }] = useSendToHouseMutation();
  const [hadIt, setHadIt] = useState<readonly string[]>([]);
  const house = chosen ?? houses[0]?._id;
  const submit = async (): Promise<void> => {
    if (house === undefined) return;
    const { data } = await send({ params: { id: house }, body: { template_id: template._id } });
    if (data === undefined) return;
    const { items, had_it: names } = data;
    if (items.length > 0) tell(t('agreements.sent.sentTo', { count: items.length }));
    if (names.length === 0) onClose();
    else setHadIt(names);
  };
  return (
    <FormFrame
      title={t('agreements.sent.toHouse', { title: template.title })}
      text={t(houses.length === 0 ? 'agreements.sent.nobody' : 'agreements.sent.toHouseText')}
      submit={t('agreements.sent.send')}
      isDirty={false}
      isBusy={isLoading}
      error={refusalOf(error)}
      canSubmit={house !== undefined && hadIt.length === 0}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {houses.length > 0 && (
        <OptionField
          label={t('agreements.preview.house')}
          value={house ?? ''}
          fullWidth
          onChange={({ target }) => {
            setHouse(target.value);
            setHadIt([]);
          }}
        >
          {houses.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </OptionField>
      )}
      {hadIt.length > 0 && <Alert severity="info">{t('agreements.sent.hadIt', { names: hadIt.join(', ') })}</Alert>}
    </FormFrame>
  );
}
