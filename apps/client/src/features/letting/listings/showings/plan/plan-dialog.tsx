import { LIMITS } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useActOnShowingMutation, useShowingSlotsQuery } from '#features/letting/listings/showings/showings-api.ts';
import { emptyPlan, OTHER_VISITOR, toProposal } from './plan-values.ts';
import { SlotPicker } from './slot-picker.tsx';
import { type Candidate, VisitorFields } from './visitor-fields.tsx';

interface PlanDialogProps {
  room: { readonly _id: string; readonly name: string };
  candidates: readonly Candidate[];
  /** The initially selected candidate. */
  chosen?: string | undefined;
  onClose: () => void;
}

/** Proposes a showing to a visitor. */
export function PlanDialog({ room, candidates, chosen, onClose }: PlanDialogProps) {
  const { t } = useTranslation();
  const [act] = useActOnShowingMutation();
  const { data: slots } = useShowingSlotsQuery({ roomId: room._id, from: '' });
  return (
    <FormDialog
      title={t('showings.plan.heading', { room: room.name })}
      submit={t('showings.plan.propose')}
      schema={({ actOnShowing }) => actOnShowing.body}
      values={emptyPlan(chosen ?? candidates[0]?.id ?? OTHER_VISITOR)}
      body={toProposal}
      send={(body) => act({ params: { id: room._id }, body })}
      done={t('showings.plan.proposed')}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <VisitorFields candidates={candidates} field={field} />
          <SlotPicker {...field('starts_at', t('showings.plan.wrong.starts_at'))} roomId={room._id} />
          {slots !== undefined && slots.roomie !== null && (
            <Field
              {...field('note')}
              label={t('showings.plan.field.note')}
              hint={t('showings.plan.noteHint', { name: slots.roomie })}
              lines={2}
              most={LIMITS.showingNote}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
