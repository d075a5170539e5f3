import type { CoHomeowner } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { AreaChoices } from './area-choices.tsx';
import { useSetAreasMutation } from './co-homeowners-api.ts';

/** Changes a co-homeowner’s areas. */
export function AreasDialog({ one, name, onClose }: { one: CoHomeowner; name: string; onClose: () => void }) {
  const { t } = useTranslation();
  const [save] = useSetAreasMutation();
  return (
    <FormDialog
      title={t('coHomeowners.change.heading', { name })}
      submit={t('coHomeowners.change.save')}
      schema={({ setCoHomeownerAreas }) => setCoHomeownerAreas.body}
      values={{ areas: one.areas }}
      send={(body) => save({ params: { id: one._id }, body })}
      done={t('coHomeowners.change.saved')}
      canSubmit={(_, isDirty) => isDirty}
      onClose={onClose}
    >
      {({ field }) => <AreaChoices {...field('areas', t('coHomeowners.invite.noAreas'))} />}
    </FormDialog>
  );
}
