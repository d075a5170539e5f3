import { QUESTION_KINDS } from '@common-roof/contracts';

import * as domain from './index.ts';
import type { Machine } from './machine.ts';

type AnyMachine = Machine<string, string>;
const PEOPLE = ['roomie', 'homeowner', 'neatkeeper', 'admin'] as const;

/** An optional action that nobody waits for. */
const CHOICE = 'a choice, never asked for';
/** A draft its author hasn't sent. */
const OWN_DRAFT = 'an own draft';
/** A matter another person has to answer first. */
const OTHERS_TURN = 'somebody else answers';

/**
 * For each role that can act in a state: the kinds of open question, or why there is none. A new state, or a new role
 * that can act in one, fails here until it is listed.
 */
const ANSWERS: Readonly<Record<string, string>> = {
  'ad draft homeowner': OWN_DRAFT,
  'ad open homeowner': CHOICE,
  'ad paused homeowner': CHOICE,
  'ad closed homeowner': CHOICE,
  'agreement draft homeowner': OWN_DRAFT,
  'agreement sent roomie': 'agreement_to_sign',
  'agreement sent homeowner': OTHERS_TURN,
  'agreement declined homeowner': CHOICE,
  'agreement withdrawn homeowner': CHOICE,
  'agreement expired homeowner': CHOICE,
  'agreement cancelled homeowner': CHOICE,
  'agreement signed homeowner': 'agreement_to_countersign',
  'agreement active roomie': CHOICE,
  'agreement active homeowner': CHOICE,
  'agreement inactive homeowner': CHOICE,
  'agreement pre_released roomie': CHOICE,
  'agreement pre_released homeowner': 'lease_to_settle',
  'agreement released homeowner': CHOICE,
  'appeal open homeowner': 'appeal_to_decide',
  'appeal open admin': 'appeal_to_decide',
  'applicant new homeowner': 'applicants_to_answer',
  'applicant shortlisted homeowner': CHOICE,
  'applicant showing homeowner': CHOICE,
  'applicant offered homeowner': OTHERS_TURN,
  'applicant declined homeowner': CHOICE,
  'homeowner application pending admin': 'application_to_decide',
  'co-homeowner invited homeowner': 'co_homeowner_to_answer',
  'co-homeowner active homeowner': CHOICE,
  'deposit held roomie': CHOICE,
  'deposit held homeowner': 'deposit_to_return dispute_to_answer',
  'deposit partly_returned roomie': CHOICE,
  'deposit partly_returned homeowner': 'dispute_to_answer',
  'deposit withheld roomie': CHOICE,
  'deposit withheld homeowner': 'dispute_to_answer',
  'guarantee asked roomie': 'guarantee_to_answer',
  'guarantee asked homeowner': OTHERS_TURN,
  'guarantee sent roomie': CHOICE,
  'guarantee sent homeowner': OTHERS_TURN,
  'guarantee signed roomie': CHOICE,
  'guarantee signed homeowner': CHOICE,
  'guarantee declined homeowner': 'guarantee_to_follow',
  'guarantee expired roomie': CHOICE,
  'guarantee expired homeowner': 'guarantee_to_follow',
  'house draft homeowner': 'house_to_finish',
  'house open homeowner': CHOICE,
  'house archived homeowner': CHOICE,
  'neatkeeper invitation pending homeowner': OTHERS_TURN,
  'neatkeeper invitation pending neatkeeper': 'invitation_to_answer',
  'lease request open roomie': 'lease_request_to_answer',
  'lease request open homeowner': 'lease_request_to_answer',
  'rent change announced homeowner': CHOICE,
  'report of a move draft roomie': 'report_to_submit',
  'report of a move draft homeowner': 'report_to_submit',
  'report of a move submitted roomie': 'report_to_acknowledge',
  'report of a move submitted homeowner': 'report_to_acknowledge',
  'report of a move acknowledged roomie': CHOICE,
  'report of a move acknowledged homeowner': CHOICE,
  'offer invited homeowner': OTHERS_TURN,
  'offer viewed homeowner': OTHERS_TURN,
  'offer signed homeowner': 'agreement_to_countersign',
  'offer expired homeowner': CHOICE,
  'purchase entered roomie': 'purchase_to_confirm',
  'purchase entered homeowner': 'purchase_to_confirm',
  'purchase verified roomie': CHOICE,
  'purchase verified homeowner': CHOICE,
  'rating sealed roomie': CHOICE,
  'rating sealed homeowner': CHOICE,
  'rating sealed admin': CHOICE,
  'rating revealed roomie': CHOICE,
  'rating revealed homeowner': CHOICE,
  'rating revealed admin': CHOICE,
  'repair reported roomie': CHOICE,
  'repair reported homeowner': 'repair_to_answer',
  'repair accepted roomie': 'repair_visit_to_answer',
  'repair accepted homeowner': CHOICE,
  'repair accepted neatkeeper': CHOICE,
  'repair done roomie': CHOICE,
  'repair done homeowner': CHOICE,
  'speaker election open roomie': 'speaker_to_elect',
  'suggestion waiting roomie': CHOICE,
  'room choice collecting roomie': 'room_choice_to_answer',
  'room choice collecting homeowner': CHOICE,
  'room choice proposed roomie': 'room_choice_to_answer',
  'room choice proposed homeowner': CHOICE,
  'room choice accepted homeowner': 'room_choice_to_offer',
  'room choice expired homeowner': CHOICE,
  'rule change open roomie': 'rule_change_to_vote',
  'rule change open homeowner': 'rule_change_to_decide',
  'reported payment reported roomie': OTHERS_TURN,
  'reported payment reported homeowner': 'payment_to_confirm',
  'reported payment reported admin': CHOICE,
  'payment between housemates proposed roomie': 'settle_up_to_pay',
  'payment between housemates proposed homeowner': 'settle_up_to_pay',
  'payment between housemates paid roomie': 'settle_up_to_confirm',
  'payment between housemates paid homeowner': 'settle_up_to_confirm',
  'payment between housemates confirmed roomie': CHOICE,
  'payment between housemates confirmed homeowner': CHOICE,
  'showing proposed roomie': 'showing_to_confirm',
  'showing proposed homeowner': OTHERS_TURN,
  'showing confirmed roomie': CHOICE,
  'showing confirmed homeowner': CHOICE,
  'turn of a chore due roomie': 'own chores stand on Today by themselves',
  'turn of a chore due homeowner': CHOICE,
  'turn of a chore due neatkeeper': CHOICE,
  'turn of a chore posted roomie': 'post_to_verify',
  'turn of a chore posted homeowner': 'post_to_verify',
  'turn of a chore posted neatkeeper': CHOICE,
  'turn of a chore rejected homeowner': 'appeal_to_decide',
  'turn of a chore rejected admin': 'appeal_to_decide',
  'variable cost entered homeowner': CHOICE,
  'report of a visit sent homeowner': 'visit_to_confirm',
};

const isMachine = (value: unknown): value is AnyMachine =>
  typeof value === 'object' && value !== null && 'transitions' in value;
const exported: readonly unknown[] = Object.values(domain);

/** `machine state role`, for every role that can act. */
const steps = exported
  .filter(isMachine)
  .flatMap((machine) =>
    machine.states.flatMap((state) =>
      PEOPLE.filter((role) =>
        machine.actions.some(
          (action) => machine.allows(action, state) && machine.transitions[action]?.by.includes(role) === true,
        ),
      ).map((role) => `${machine.name} ${state} ${role}`),
    ),
  );

describe('open questions', () => {
  it('are declared for every state in which a role can act', () => {
    expect(Object.keys(ANSWERS).sort()).toEqual([...steps].sort());
  });

  it('have a listed kind, and each kind comes from a state or from outside the machines', () => {
    const asked = new Set(Object.values(ANSWERS).flatMap((answer) => answer.split(' ')));
    const withoutState = ['bill_to_enter', 'document_to_renew', 'rules_to_acknowledge', 'swap_to_answer'];
    expect(QUESTION_KINDS.filter((kind) => !asked.has(kind)).sort()).toEqual(withoutState);
  });
});
