import type { ChoreAssignment, TurnState } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { Tag, type TagTone } from '#ui/tag.tsx';
import { now } from '#lib/clock.ts';

const TONES: Record<TurnState, TagTone> = {
  due: 'default',
  posted: 'info',
  verified: 'success',
  rejected: 'error',
  missed: 'error',
  serviced: 'success',
};

/** The state of a turn; nothing for a normal future one. */
export function TurnStateTag({ turn }: { turn: ChoreAssignment }) {
  const { t } = useTranslation();
  const said = (): string => {
    if (turn.state === 'due') return '';
    if (turn.done_by === null) return t(`chores.turn.state.${turn.state}`);
    const name = turn.done_by.first_name;
    return t(turn.state === 'serviced' ? 'chores.turn.doneBy' : 'chores.turn.reportedBy', { name });
  };
  if (turn.state !== 'due') return <Tag tone={TONES[turn.state]}>{said()}</Tag>;
  return new Date(turn.due_at) < now() ? <Tag tone="warning">{t('chores.turn.late')}</Tag> : null;
}
