import { LIMITS } from '@common-roof/contracts';
import { FormProvider, useForm, useWatch } from 'react-hook-form';

import { type ApiError, isApiError } from '../../../../api/api-error.ts';
import { showFormError } from '../../../../api/form-errors.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { tell } from '../../../../lib/alerts.ts';
import { useActOnShowingMutation, useShowingSlotsQuery } from '../showings-api.ts';
import { emptyPlan, planResolver, type PlanValues, OTHER_VISITOR, toProposal, VISITOR_FIELDS } from './plan-values.ts';
import { SlotPicker } from './slot-picker.tsx';
import { type Candidate, VisitorFields } from './visitor-fields.tsx';
import { FormFrame, stateOf } from '../../../../ui/form-frame.tsx';
import { TextField } from '../../../../ui/text-field.tsx';

interface PlanDialogProps {
  room: { readonly _id: string; readonly name: string };
  candidates: readonly Candidate[];
  /** The initially selected candidate. */
  chosen?: string | undefined;
  onClose: () => void;
}

const FIELDS = [...VISITOR_FIELDS, 'starts_at', 'note'] as const;

/** Proposes a showing to a visitor. */
export function PlanDialog({ room, candidates, chosen, onClose }: PlanDialogProps) {
  const { t } = useTranslation();
  const [act] = useActOnShowingMutation();
  const form = useForm<PlanValues>({
    resolver: planResolver,
    defaultValues: emptyPlan(chosen ?? candidates[0]?.id ?? OTHER_VISITOR),
  });
  const { errors } = form.formState;
  const { data: slots } = useShowingSlotsQuery({ roomId: room._id, from: '' });
  const isLivedIn = slots !== undefined && slots.roomie !== null;
  const startsAt = useWatch({ control: form.control, name: 'starts_at' });
  const send = form.handleSubmit(async (values) => {
    try {
      await act({ params: { id: room._id }, body: toProposal(values) }).unwrap();
      tell(t('showings.plan.proposed'));
      onClose();
    } catch (error) {
      showFormError(isApiError(error) ? withoutPlace(error) : error, FIELDS, form.setError);
    }
  });
  return (
    <FormProvider {...form}>
      <FormFrame
        {...stateOf(form)}
        title={t('showings.plan.heading', { room: room.name })}
        submit={t('showings.plan.propose')}
        onSubmit={(event) => void send(event)}
        onClose={onClose}
      >
        <VisitorFields candidates={candidates} />
        <SlotPicker
          roomId={room._id}
          value={startsAt}
          onChange={(at) => {
            form.setValue('starts_at', at, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
          }}
          error={errors.starts_at && (errors.starts_at.message ?? t('showings.plan.wrong.starts_at'))}
        />
        {isLivedIn && (
          <TextField
            {...form.register('note')}
            label={t('showings.plan.field.note')}
            helperText={t('showings.plan.noteHint', { name: slots.roomie ?? '' })}
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: LIMITS.showingNote } }}
          />
        )}
      </FormFrame>
    </FormProvider>
  );
}

/** Maps the server's paths to fields: it names a visitor's field by its place in the body. */
const withoutPlace = (error: ApiError): ApiError => ({
  ...error,
  fields: error.fields.map(({ path, message }) => ({ path: path.replace(/^visitor\./, ''), message })),
});
