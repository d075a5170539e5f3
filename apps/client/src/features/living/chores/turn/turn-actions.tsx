import type { ChoreAssignment, House } from '@common-roof/contracts';
import { turnMachine } from '@common-roof/domain';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dayWithWeekday } from '../../../../lib/dates.ts';
import { useMe } from '../../../../session/me-context.tsx';
import { openedPart } from '../../../../ui/opened-part.tsx';

const AssignDialog = openedPart(async () => (await import('./assign-dialog.tsx')).AssignDialog);

/** What the reader can do about a turn: the homeowner says who does it. */
export function TurnActions({ turn, house }: { turn: ChoreAssignment; house: House }) {
  const { t, i18n } = useTranslation();
  const { userType } = useMe();
  const [isAssigning, setAssigning] = useState(false);
  if (userType !== 'homeowner' || !turnMachine.allows('assign', turn.state)) return null;
  const day = dayWithWeekday(turn.due_on, i18n.language);
  return (
    <>
      <Button
        aria-label={t('chores.turn.assignNamed', { chore: turn.chore.name, day })}
        onClick={() => {
          setAssigning(true);
        }}
      >
        {t('chores.turn.assign')}
      </Button>
      {isAssigning && (
        <AssignDialog
          turn={turn}
          house={house}
          onClose={() => {
            setAssigning(false);
          }}
        />
      )}
    </>
  );
}
