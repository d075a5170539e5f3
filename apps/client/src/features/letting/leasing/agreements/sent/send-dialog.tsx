import type { AgreementDetail, AgreementTemplate } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useMakeAgreementMutation } from '#features/letting/leasing/agreements/agreements-api.ts';
import { RoomFields } from '#features/letting/leasing/agreements/room-fields.tsx';
import { useRoomChoice } from '#features/letting/leasing/agreements/use-room-choice.ts';
import { TemplateField } from './template-field.tsx';
import { TermsFields } from './terms-fields.tsx';
import { areReadable, noTerms, type TermsValues, toTerms } from './terms-values.ts';

interface SendDialogProps {
  onMade: (agreement: AgreementDetail) => void;
  onClose: () => void;
}

const initial: TermsValues & { state: 'draft' | 'sent' } = { ...noTerms, state: 'sent' };

/** Creates an agreement for a room's roomie from a template, as a draft or sent at once. */
export function SendDialog({ onMade, onClose }: SendDialogProps) {
  const { t } = useTranslation();
  const choice = useRoomChoice();
  const [template, setTemplate] = useState<AgreementTemplate>();
  const [make] = useMakeAgreementMutation();
  const { room, currency, stayFrom } = choice;
  const isLease = template?.type === 'lease';
  const isReady = (terms: TermsValues): boolean =>
    template !== undefined && room !== undefined && room.roomie !== null && areReadable(terms, currency);
  return (
    <FormDialog
      title={t('agreements.sent.toRoomie')}
      text={t('agreements.sent.toRoomieText')}
      submit={t('agreements.sent.send')}
      schema={({ addAgreementToRoomie }) => addAgreementToRoomie.body}
      values={initial}
      body={({ state, ...terms }) => ({
        template_id: template?._id ?? '',
        state,
        ...(isLease ? toTerms(terms, currency, false, stayFrom) : {}),
      })}
      send={(body) => make({ params: { room: room?._id ?? '' }, body })}
      done={({ party: { name } }, { state }) => t(`agreements.sent.made.${state}`, { name })}
      onDone={(made) => {
        onClose();
        onMade(made);
      }}
      canSubmit={isReady}
      actions={({ submit, values, isBusy }) => (
        <Button
          disabled={!isReady(values) || isBusy}
          onClick={() => {
            submit({ state: 'draft' });
          }}
        >
          {t('agreements.sent.asDraft')}
        </Button>
      )}
      onClose={onClose}
    >
      {({ values, set }) => (
        <>
          <RoomFields choice={choice} />
          <TemplateField
            label={t('agreements.sent.template')}
            none={t('agreements.sent.chooseTemplate')}
            value={template?._id ?? ''}
            onChoose={setTemplate}
          />
          {isLease && <TermsFields withPast stayFrom={stayFrom} values={values} currency={currency} onChange={set} />}
        </>
      )}
    </FormDialog>
  );
}
