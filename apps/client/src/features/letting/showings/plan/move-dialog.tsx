import type { Showing } from '@common-roof/contracts';
import { useState } from 'react';

import { refusalOf } from '../../../../api/api-error.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { tell } from '../../../../lib/alerts.ts';
import { useSpan } from '../use-span.ts';
import { useActOnShowingMutation } from '../showings-api.ts';
import { SlotPicker } from './slot-picker.tsx';
import { FormFrame } from '../../../../ui/form-frame.tsx';

/** Moves a showing; everyone who was asked has to agree again. */
export function MoveDialog({ showing, onClose }: { showing: Showing; onClose: () => void }) {
  const { t } = useTranslation();
  const when = useSpan()(showing);
  const [act, { isLoading }] = useActOnShowingMutation();
  const [startsAt, setStartsAt] = useState('');
  const [wrong, setWrong] = useState<string>();
  const move = async (): Promise<void> => {
    if (startsAt === '') {
      setWrong(t('showings.plan.wrong.starts_at'));
      return;
    }
    const { _id, version, room } = showing;
    const body = { action: 'move' as const, showing_id: _id, version, starts_at: startsAt };
    const { error } = await act({ params: { id: room._id }, body });
    if (error !== undefined) {
      setWrong(refusalOf(error));
      return;
    }
    tell(t('showings.plan.moved'));
    onClose();
  };
  return (
    <FormFrame
      title={t('showings.plan.moveHeading', { when })}
      text={t('showings.plan.moveText')}
      submit={t('showings.plan.move')}
      isDirty={startsAt !== ''}
      isBusy={isLoading}
      onSubmit={() => void move()}
      onClose={onClose}
    >
      <SlotPicker
        roomId={showing.room._id}
        value={startsAt}
        onChange={(at) => {
          setStartsAt(at);
          setWrong(undefined);
        }}
        error={wrong}
      />
    </FormFrame>
  );
}
