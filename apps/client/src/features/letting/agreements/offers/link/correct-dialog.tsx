import type { LeaseOffer } from '@common-roof/contracts';
import { useState } from 'react';

import { useAttempt } from '../../../../../api/use-attempt.ts';
import { useTranslation } from '../../../../../i18n/use-translation.ts';
import { FormFrame } from '../../../../../ui/form-frame.tsx';
import { TextField } from '../../../../../ui/text-field.tsx';

interface Person {
  first_name: string;
  last_name: string;
  phone: string | null;
}

interface CorrectDialogProps {
  offer: LeaseOffer;
  /** @throws ApiError */
  onCorrect: (person: Person) => Promise<void>;
  onClose: () => void;
}

/** Corrects the name of the person who gets the offer and will sign; it also appears in the lease. */
export function CorrectDialog({ offer, onCorrect, onClose }: CorrectDialogProps) {
  const { t } = useTranslation();
  const [begun] = useState({ first_name: offer.first_name, last_name: offer.last_name, phone: offer.phone ?? '' });
  const [person, setPerson] = useState(begun);
  const { isBusy, refusal, attempt } = useAttempt();
  const isDirty = JSON.stringify(person) !== JSON.stringify(begun);
  const save = async (): Promise<void> => {
    const phone = person.phone.trim();
    if (await attempt(() => onCorrect({ ...person, phone: phone === '' ? null : phone }))) onClose();
  };
  const field = (name: keyof Person, autoComplete: string) => (
    <TextField
      label={t(`ads.apply.field.${name}`)}
      value={person[name]}
      autoComplete={autoComplete}
      fullWidth
      onChange={({ target }) => {
        setPerson({ ...person, [name]: target.value });
      }}
    />
  );
  return (
    <FormFrame
      title={t('ads.newLease.correct')}
      text={t('ads.newLease.correctText')}
      submit={t('shell.save')}
      isDirty={isDirty}
      isBusy={isBusy}
      error={refusal}
      canSubmit={isDirty && person.first_name.trim() !== '' && person.last_name.trim() !== ''}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {field('first_name', 'given-name')}
      {field('last_name', 'family-name')}
      {field('phone', 'tel')}
    </FormFrame>
  );
}
