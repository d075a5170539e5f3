import { Injectable } from '@nestjs/common';

import {
  type PersonalDataProvider,
  personalData,
  noPersonalData,
  DeclaresPersonalData,
} from '#kernel/privacy/declare-personal-data.ts';
import { ChorePlansRepository } from './chore-plans.repository.ts';
import { TurnChangesRepository } from './turn-changes.repository.ts';
import { TurnsRepository } from './turns.repository.ts';

/** Personal data: a roomie's turns and what they owed. */
@DeclaresPersonalData()
@Injectable()
export class ChoresPersonalData implements PersonalDataProvider {
  constructor(
    private readonly turns: TurnsRepository,
    private readonly changes: TurnChangesRepository,
    private readonly plans: ChorePlansRepository,
  ) {}

  readonly personalData = [
    personalData('chores', {
      retained: {
        fixed_id: 'Who always did a chore is how the house is run; it is changed by the homeowner.',
        rotation: 'Who comes after whom goes on without those who have left.',
      },
    }),
    noPersonalData('chore_steps', 'what there is to do, not who does it'),
    personalData('chore_assignments', {
      export: { chores: ({ id, newest }) => this.turns.exportFor(id, newest) },
      retained: {
        assignee_id: 'Whose turn it was is part of what the others did.',
        left_by: 'Whose it was is theirs again should they come back.',
        serviced_by: 'Who did it in place of the roomies is part of what they owe.',
        chosen_id: 'Whom a rotation chose last says who comes next.',
      },
    }),
    personalData('turn_changes', {
      export: { turn_changes: ({ id, newest }) => this.changes.exportFor(id, newest) },
      retained: {
        actor_id: 'Who changed a turn is part of why others had it.',
        asked_id: 'Who agreed to a swap is part of why others had it.',
      },
    }),
    personalData('turn_moves', {
      retained: { from_id: 'Who had a turn before is part of why others had it.', to_id: 'As from_id.' },
    }),
    noPersonalData('chore_plans', 'how far the turns of a house are planned'),
    personalData('chore_debts', {
      export: { chore_debts: ({ id }) => this.plans.listDebts(id) },
      retained: { roomie_id: 'What somebody did and owed is part of what the others owe.' },
    }),
  ];
}
