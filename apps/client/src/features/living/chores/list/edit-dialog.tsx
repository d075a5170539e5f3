import type { Chore } from '@common-roof/contracts';

import { useHouseQuery } from '#api/resources/houses.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { StaleNote } from '#ui/stale-note.tsx';
import { useAssignChoresMutation } from '#features/living/chores/chores-api.ts';
import { changesTo, draftOf, wrongIn } from '#features/living/chores/fields/chore-draft.ts';
import { ChoreFields } from '#features/living/chores/fields/chore-fields.tsx';
import { toPerson } from '#features/living/chores/use-people.ts';

/** Edits a chore's rhythm, points and assignment from now on. */
export function EditDialog({ chore, onClose }: { chore: Chore; onClose: () => void }) {
  const { t } = useTranslation();
  const people = useHouseQuery({ id: chore.house_id }).data?.roomies.map(toPerson) ?? [];
  const [assign] = useAssignChoresMutation();
  return (
    <FormDialog
      title={t('chores.list.editHeading', { chore: chore.name })}
      text={t('chores.list.editText')}
      submit={t('shell.save')}
      schema={({ assignChores }) => assignChores.body}
      saved={chore}
      values={draftOf}
      body={(draft, seen) => ({
        houseChores: [
          { set: 'plan' as const, chore_id: seen._id, version: seen.version, ...changesTo(draftOf(seen), draft) },
        ],
      })}
      isValid={(draft) => wrongIn(draft).length === 0}
      send={(body) => assign({ params: { id: chore.house_id }, body })}
      done={t('chores.list.saved')}
      stale={(onDecide) => <StaleNote text={t('chores.list.conflict')} onDecide={onDecide} />}
      canSubmit={(_, isDirty) => isDirty}
      onClose={onClose}
    >
      {({ values, set, isTried }) => <ChoreFields value={values} people={people} isChecked={isTried} onChange={set} />}
    </FormDialog>
  );
}
