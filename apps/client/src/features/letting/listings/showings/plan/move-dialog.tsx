import type { Showing } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useActOnShowingMutation } from '#features/letting/listings/showings/showings-api.ts';
import { useSpan } from '#features/letting/listings/showings/use-span.ts';
import { SlotPicker } from './slot-picker.tsx';

const valuesOf = (_: Showing) => ({ starts_at: '' });

/** Moves a showing; everyone who was asked has to agree again. */
export function MoveDialog({ showing, onClose }: { showing: Showing; onClose: () => void }) {
  const { t } = useTranslation();
  const when = useSpan()(showing);
  const [act] = useActOnShowingMutation();
  return (
    <FormDialog
      title={t('showings.plan.moveHeading', { when })}
      text={t('showings.plan.moveText')}
      submit={t('showings.plan.move')}
      schema={({ actOnShowing }) => actOnShowing.body}
      saved={showing}
      values={valuesOf}
      body={({ starts_at }, { _id, version }) => ({ action: 'move' as const, showing_id: _id, version, starts_at })}
      send={(body) => act({ params: { id: showing.room._id }, body })}
      done={t('showings.plan.moved')}
      onClose={onClose}
    >
      {({ field }) => (
        <SlotPicker {...field('starts_at', t('showings.plan.wrong.starts_at'))} roomId={showing.room._id} />
      )}
    </FormDialog>
  );
}
