import type { AgreementDetail, AgreementTemplate } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { refusalOf } from '../../../../api/api-error.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { tell } from '../../../../lib/alerts.ts';
import { FormFrame } from '../../../../ui/form-frame.tsx';
import { useMakeAgreementMutation } from '../agreements-api.ts';
import { RoomFields } from '../room-fields.tsx';
import { useRoomChoice } from '../use-room-choice.ts';
import { TemplateField } from './template-field.tsx';
import { TermsFields } from './terms-fields.tsx';
import { areReadable, noTerms, toTerms } from './terms-values.ts';

interface SendDialogProps {
  onMade: (agreement: AgreementDetail) => void;
  onClose: () => void;
}

/** Creates an agreement for a room's roomie from a template, as a draft or sent at once. */
export function SendDialog({ onMade, onClose }: SendDialogProps) {
  const { t } = useTranslation();
  const choice = useRoomChoice();
  const [template, setTemplate] = useState<AgreementTemplate>();
  const [terms, setTerms] = useState(noTerms);
  const [make, { isLoading, error }] = useMakeAgreementMutation();
  const { room } = choice;
  const isLease = template?.type === 'lease';
  const isLetTo = room !== undefined && room.roomie !== null;
  const isReady = template !== undefined && isLetTo && areReadable(terms, choice.currency);
  const send = async (state: 'draft' | 'sent'): Promise<void> => {
    if (!isReady) return;
    const body = {
      template_id: template._id,
      state,
      ...(isLease ? toTerms(terms, choice.currency, false, choice.stayFrom) : {}),
    };
    const { data: made } = await make({ params: { room: room._id }, body });
    if (made === undefined) return;
    tell(t(`agreements.sent.made.${state}`, { name: made.party.name }));
    onClose();
    onMade(made);
  };
  return (
    <FormFrame
      title={t('agreements.sent.toRoomie')}
      text={t('agreements.sent.toRoomieText')}
      submit={t('agreements.sent.send')}
      isDirty={terms !== noTerms}
      isBusy={isLoading}
      error={refusalOf(error)}
      canSubmit={isReady}
      actions={
        <Button disabled={!isReady || isLoading} onClick={() => void send('draft')}>
          {t('agreements.sent.asDraft')}
        </Button>
      }
      onSubmit={() => void send('sent')}
      onClose={onClose}
    >
      <RoomFields choice={choice} />
      <TemplateField
        label={t('agreements.sent.template')}
        none={t('agreements.sent.chooseTemplate')}
        value={template?._id ?? ''}
        onChoose={setTemplate}
      />
      {isLease && (
        <TermsFields
          withPast
          stayFrom={choice.stayFrom}
          values={terms}
          currency={choice.currency}
          onChange={setTerms}
        />
      )}
    </FormFrame>
  );
}
