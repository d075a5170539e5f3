import type { LeaseOffer } from '@common-roof/contracts';

import type { Args } from '#api/calls.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';

interface CorrectDialogProps {
  offer: LeaseOffer;
  /** @throws ApiError */
  onCorrect: (body: Args<'PUT /api/newroomies/{id}'>['body']) => Promise<void>;
  onClose: () => void;
}

const FIELDS = [
  ['first_name', 'given-name'],
  ['last_name', 'family-name'],
  ['phone', 'tel'],
] as const;

/** Corrects the name of the person who gets the offer and will sign; it also appears in the lease. */
export function CorrectDialog({ offer, onCorrect, onClose }: CorrectDialogProps) {
  const { t } = useTranslation();
  return (
    <FormDialog
      title={t('ads.newLease.correct')}
      text={t('ads.newLease.correctText')}
      submit={t('shell.save')}
      schema={({ changeProspect }) => changeProspect.body}
      values={{ first_name: offer.first_name, last_name: offer.last_name, phone: offer.phone ?? '' }}
      body={({ phone, ...name }) => ({
        action: 'correct' as const,
        ...name,
        phone: phone.trim() === '' ? null : phone,
      })}
      send={async (body) => {
        await onCorrect(body);
        return true;
      }}
      canSubmit={({ first_name, last_name }, isDirty) => isDirty && first_name.trim() !== '' && last_name.trim() !== ''}
      onClose={onClose}
    >
      {({ field }) =>
        FIELDS.map(([name, autoComplete]) => (
          <Field key={name} {...field(name)} label={t(`ads.apply.field.${name}`)} autoComplete={autoComplete} />
        ))
      }
    </FormDialog>
  );
}
