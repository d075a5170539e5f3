import type { Chore } from '@common-roof/contracts';
import { useState } from 'react';

import { refusalOf, savedElsewhere } from '../../../../api/api-error.ts';
import { useHouseQuery } from '../../../../api/resources/houses.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { tell } from '../../../../lib/alerts.ts';
import { FormFrame } from '../../../../ui/form-frame.tsx';
import { StaleNote } from '../../../../ui/stale-note.tsx';
import { useAssignChoresMutation } from '../chores-api.ts';
import { changesTo, draftOf, wrongIn } from '../fields/chore-draft.ts';
import { ChoreFields } from '../fields/chore-fields.tsx';
import { toPerson } from '../use-people.ts';

/** Edits a chore's rhythm, points and assignment from now on. */
export function EditDialog({ chore, onClose }: { chore: Chore; onClose: () => void }) {
  const { t } = useTranslation();
  const people = useHouseQuery({ id: chore.house_id }).data?.roomies.map(toPerson) ?? [];
  /** The version last seen. */
  const [base, setBase] = useState(chore);
  const [draft, setDraft] = useState(() => draftOf(chore));
  const [theirs, setTheirs] = useState<Chore | null>(null);
  const [isChecked, setChecked] = useState(false);
  const [assign, { isLoading, error }] = useAssignChoresMutation();
  const changes = changesTo(draftOf(base), draft);
  const isDirty = Object.keys(changes).length > 0;

  const save = async (): Promise<void> => {
    setChecked(true);
    if (wrongIn(draft).length > 0) return;
    const plan = { set: 'plan' as const, chore_id: chore._id, version: base.version, ...changes };
    const answer = await assign({ params: { id: chore.house_id }, body: { houseChores: [plan] } });
    if (answer.error === undefined) {
      tell(t('chores.list.saved'));
      onClose();
      return;
    }
    setTheirs(savedElsewhere<Chore>(answer.error));
  };
  const decide = (other: Chore, takesTheirs: boolean): void => {
    if (takesTheirs) setDraft(draftOf(other));
    setBase(other);
    setTheirs(null);
  };
  const isStale = savedElsewhere(error) !== null;

  return (
    <FormFrame
      title={t('chores.list.editHeading', { chore: chore.name })}
      text={t('chores.list.editText')}
      submit={t('shell.save')}
      isDirty={isDirty}
      isBusy={isLoading}
      error={isStale ? undefined : refusalOf(error)}
      canSubmit={isDirty && theirs === null}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {theirs !== null && (
        <StaleNote
          text={t('chores.list.conflict')}
          onDecide={(takesTheirs) => {
            decide(theirs, takesTheirs);
          }}
        />
      )}
      <ChoreFields value={draft} people={people} isChecked={isChecked} onChange={setDraft} />
    </FormFrame>
  );
}
