import {
  AD_STATES,
  AGREEMENT_STATES,
  APPLICANT_STATES,
  APPEAL_STATES,
  APPLICATION_STATES,
  DATA_EXPORT_STATES,
  DEPOSIT_STATES,
  CO_HOMEOWNER_STATES,
  GUARANTEE_STATES,
  HOUSE_STATES,
  LEASE_REQUEST_STATES,
  RENT_CHANGE_STATES,
  PURCHASE_STATES,
  REPORTED_PAYMENT_STATES,
  REPORT_STATES,
  PROSPECT_STATES,
  RATING_STATES,
  RULE_CHANGE_STATES,
  SETTLE_UP_STATES,
  SHOWING_STATES,
  SUGGESTION_STATES,
  TURN_STATES,
  VARIABLE_COST_STATES,
  VISIT_STATES,
} from '@common-roof/contracts';

import * as domain from './index.ts';
import type { Machine } from './machine.ts';

type AnyMachine = Machine<string, string>;

const isMachine = (value: unknown): value is AnyMachine =>
  typeof value === 'object' && value !== null && 'transitions' in value;

/** Everything the library exports, so that no machine is forgotten. */
const exported: readonly unknown[] = Object.values(domain);
const machines = exported.filter(isMachine);

const stateAfter = (machine: AnyMachine, action: string, state: string): string | null => {
  const to = machine.transitions[action]?.to ?? null;
  return to === 'same' ? state : to;
};

/** Returns `state action → state`, one per line. */
const tableOf = (machine: AnyMachine): string[] =>
  machine.states.flatMap((state) =>
    machine.actions
      .filter((action) => machine.allows(action, state))
      .map((action) => `${state} ${action} → ${stateAfter(machine, action, state) ?? ''}`),
  );

describe.each(machines.map((machine) => [machine.name, machine] as const))(
  'the state machine of a %s',
  (_, machine) => {
    it('reaches every state', () => {
      const reached = new Set([machine.initial]);
      for (const state of reached) {
        for (const action of machine.actions) {
          const next = machine.allows(action, state) ? stateAfter(machine, action, state) : null;
          if (next !== null && next !== 'gone') reached.add(next);
        }
      }
      expect([...reached].sort()).toEqual([...machine.states].sort());
    });

    it('stops only in final states', () => {
      const leadsOn = (state: string): boolean =>
        machine.actions.some((action) => machine.allows(action, state) && stateAfter(machine, action, state) !== state);
      expect(machine.states.filter((state) => !leadsOn(state))).toEqual(machine.final);
    });

    it('states where each transition begins, once, and who makes it', () => {
      for (const { from, by } of Object.values(machine.transitions)) {
        expect(new Set(from).size).toBe(from.length);
        expect(from.length * by.length).toBeGreaterThan(0);
      }
    });

    it('allows nothing in an unknown state', () => {
      expect(machine.actions.filter((action) => machine.allows(action, 'of another machine'))).toEqual([]);
    });
  },
);

it('has the states of the contract, except those that depend on time', () => {
  const statesOf = (machine: { states: readonly string[] }): string[] => [...machine.states].sort();
  const told = (states: readonly string[], without: string[] = []): string[] =>
    states.filter((state) => !without.includes(state)).sort();
  expect(statesOf(domain.adMachine)).toEqual(told(AD_STATES));
  expect(statesOf(domain.agreementMachine)).toEqual(told(AGREEMENT_STATES));
  expect(statesOf(domain.leaseRequestMachine)).toEqual(told(LEASE_REQUEST_STATES));
  expect(statesOf(domain.rentChangeMachine)).toEqual(told(RENT_CHANGE_STATES));
  expect(statesOf(domain.depositMachine)).toEqual(told(DEPOSIT_STATES));
  expect(statesOf(domain.coHomeownerMachine)).toEqual(told(CO_HOMEOWNER_STATES));
  expect(statesOf(domain.guaranteeMachine)).toEqual(told(GUARANTEE_STATES));
  expect(statesOf(domain.applicantMachine)).toEqual(told(APPLICANT_STATES));
  expect(statesOf(domain.prospectMachine)).toEqual(told(PROSPECT_STATES));
  expect(statesOf(domain.showingMachine)).toEqual(told(SHOWING_STATES, ['done']));
  expect(statesOf(domain.moveReportMachine)).toEqual(told(REPORT_STATES));
  expect(statesOf(domain.turnMachine)).toEqual(told(TURN_STATES));
  expect(statesOf(domain.appealMachine)).toEqual(told(APPEAL_STATES));
  expect(statesOf(domain.ruleChangeMachine)).toEqual(told(RULE_CHANGE_STATES));
  expect(statesOf(domain.purchaseMachine)).toEqual(told(PURCHASE_STATES));
  expect(statesOf(domain.reportedPaymentMachine)).toEqual(told(REPORTED_PAYMENT_STATES));
  expect(statesOf(domain.settleUpMachine)).toEqual(told(SETTLE_UP_STATES));
  expect(statesOf(domain.variableCostMachine)).toEqual(told(VARIABLE_COST_STATES));
  expect(statesOf(domain.ratingMachine)).toEqual(told(RATING_STATES));
  expect(statesOf(domain.visitMachine)).toEqual(told(VISIT_STATES));
  expect(statesOf(domain.dataExportMachine)).toEqual(told(DATA_EXPORT_STATES));
  expect(statesOf(domain.houseMachine)).toEqual(told(HOUSE_STATES));
  expect(statesOf(domain.suggestionMachine)).toEqual(told(SUGGESTION_STATES));
  expect(statesOf(domain.applicationMachine)).toEqual(told(APPLICATION_STATES));
});

it('matches the agreed table', () => {
  expect(Object.fromEntries(machines.map((machine) => [machine.name, tableOf(machine)]))).toEqual({
    'reported payment': ['reported confirm → confirmed', 'reported reject → rejected', 'reported withdraw → withdrawn'],
    'export of data': ['requested finish → ready', 'requested fail → failed', 'ready expire → expired'],
    ad: [
      'draft publish → open',
      'draft edit → draft',
      'draft discard → gone',
      'open pause → paused',
      'open edit → open',
      'open close → closed',
      'paused resume → open',
      'paused edit → paused',
      'paused close → closed',
      'closed reopen → open',
    ],
    'co-homeowner': [
      'invited change → invited',
      'invited accept → active',
      'invited decline → declined',
      'invited lapse → lapsed',
      'invited end → ended',
      'active change → active',
      'active end → ended',
      'active leave → ended',
    ],
    guarantee: [
      'asked agree → sent',
      'asked refuse → declined',
      'asked withdraw → withdrawn',
      'sent share → sent',
      'sent resend → sent',
      'sent sign → signed',
      'sent decline → declined',
      'sent expire → expired',
      'sent withdraw → withdrawn',
      'signed share → signed',
      'signed release → ended',
      'signed end → ended',
      'declined withdraw → withdrawn',
      'expired share → expired',
      'expired resend → sent',
      'expired withdraw → withdrawn',
    ],
    agreement: [
      'draft write → draft',
      'draft discard → gone',
      'draft send → sent',
      'sent write → sent',
      'sent withdraw → withdrawn',
      'sent decline → declined',
      'sent expire → expired',
      'sent sign → signed',
      'declined write → declined',
      'declined send → sent',
      'declined archive → archived',
      'withdrawn archive → archived',
      'expired write → expired',
      'expired send → sent',
      'expired archive → archived',
      'signed withdraw → withdrawn',
      'signed countersign → active',
      'signed activate → active',
      'active deactivate → inactive',
      'active supersede → archived',
      'active cancel → cancelled',
      'active giveNotice → pre_released',
      'active runOn → active',
      'inactive activate → active',
      'inactive archive → archived',
      'pre_released supersede → archived',
      'pre_released cancel → cancelled',
      'pre_released takeBackNotice → active',
      'pre_released moveLastDay → pre_released',
      'pre_released release → released',
      'released rollBack → pre_released',
      'released archive → archived',
      'cancelled archive → archived',
    ],
    appeal: ['open escalate → open', 'open uphold → upheld', 'open dismiss → dismissed'],
    applicant: [
      'new shortlist → shortlisted',
      'new show → showing',
      'new decline → declined',
      'new offer → offered',
      'new withdraw → withdrawn',
      'shortlisted reconsider → new',
      'shortlisted show → showing',
      'shortlisted decline → declined',
      'shortlisted offer → offered',
      'shortlisted withdraw → withdrawn',
      'showing shortlist → shortlisted',
      'showing decline → declined',
      'showing offer → offered',
      'showing withdraw → withdrawn',
      'offered accept → accepted',
      'offered offerWithdrawn → shortlisted',
      'offered offerTaken → accepted',
      'offered offerDeclined → withdrawn',
      'offered offerLost → declined',
      'offered withdraw → withdrawn',
      'accepted offerWithdrawn → shortlisted',
      'accepted offerDeclined → withdrawn',
      'accepted offerLost → declined',
      'declined reconsider → new',
      'declined shortlist → shortlisted',
    ],
    deposit: [
      'held deduct → held',
      'held withdrawDeduction → held',
      'held takeBack → held',
      'held returnAll → returned',
      'held returnPart → partly_returned',
      'held withhold → withheld',
      'held dispute → held',
      'held answer → held',
      'partly_returned dispute → partly_returned',
      'partly_returned answer → partly_returned',
      'partly_returned returnMore → partly_returned',
      'partly_returned returnRest → returned',
      'withheld dispute → withheld',
      'withheld answer → withheld',
      'withheld returnMore → partly_returned',
      'withheld returnRest → returned',
    ],
    offer: [
      'invited view → viewed',
      'invited change → invited',
      'invited withdraw → withdrawn',
      'invited decline → withdrawn',
      'invited sign → signed',
      'invited resend → invited',
      'invited expire → expired',
      'viewed change → viewed',
      'viewed withdraw → withdrawn',
      'viewed decline → withdrawn',
      'viewed sign → signed',
      'viewed resend → invited',
      'viewed expire → expired',
      'signed withdraw → withdrawn',
      'signed moveIn → moved_in',
      'expired withdraw → withdrawn',
      'expired resend → invited',
    ],
    'homeowner application': ['pending approve → approved', 'pending reject → rejected'],
    'rent change': ['announced withdraw → withdrawn'],
    'lease request': [
      'open accept → accepted',
      'open decline → declined',
      'open withdraw → withdrawn',
      'open lapse → lapsed',
    ],
    'neatkeeper invitation': [
      'pending accept → accepted',
      'pending decline → declined',
      'pending withdraw → withdrawn',
      'pending resend → pending',
    ],
    house: [
      'draft open → open',
      'draft edit → draft',
      'draft discard → gone',
      'open edit → open',
      'open archive → archived',
      'archived restore → open',
    ],
    'payment between housemates': [
      'proposed pay → paid',
      'proposed confirm → confirmed',
      'proposed replace → replaced',
      'paid takeBack → proposed',
      'paid reject → proposed',
      'paid confirm → confirmed',
      'confirmed undo → undone',
    ],
    purchase: [
      'entered edit → entered',
      'entered confirm → entered',
      'entered verify → verified',
      'entered withdraw → withdrawn',
      'entered remove → removed',
      'verified contest → withdrawn',
      'verified remove → removed',
    ],
    'report of a move': [
      'draft fill → draft',
      'draft submit → submitted',
      'submitted acknowledge → acknowledged',
      'submitted add → submitted',
      'acknowledged add → acknowledged',
    ],
    'rule change': ['open vote → open', 'open closeVoting → open', 'open accept → accepted', 'open decline → declined'],
    'turn of a chore': [
      'due assign → due',
      'due swap → due',
      'due takeOver → due',
      'due skip → due',
      'due undo → due',
      'due cancel → gone',
      'due post → posted',
      'due miss → missed',
      'posted takeBack → due',
      'posted verify → verified',
      'posted reject → rejected',
      'posted service → serviced',
      'rejected overturn → verified',
    ],
    'variable cost': ['entered correct → entered', 'entered takeBack → taken_back'],
    rating: [
      'sealed edit → sealed',
      'sealed reveal → revealed',
      'sealed remove → sealed',
      'revealed reply → revealed',
      'revealed remove → revealed',
    ],
    repair: [
      'reported accept → accepted',
      'reported decline → declined',
      'reported withdraw → withdrawn',
      'accepted decline → declined',
      'accepted withdraw → withdrawn',
      'accepted plan → accepted',
      'accepted answer → accepted',
      'accepted finish → done',
      'done reopen → accepted',
    ],
    suggestion: [
      'waiting apply → applied',
      'waiting decline → declined',
      'waiting takeBack → gone',
      'waiting close → closed',
    ],
    'speaker election': ['open stand → open', 'open vote → open', 'open elect → decided', 'open fail → failed'],
    'room choice': [
      'collecting answer → collecting',
      'collecting extend → collecting',
      'collecting propose → proposed',
      'collecting withdraw → withdrawn',
      'collecting expire → expired',
      'proposed reply → proposed',
      'proposed accept → accepted',
      'proposed decline → withdrawn',
      'proposed withdraw → withdrawn',
      'proposed expire → expired',
      'accepted offer → offered',
      'accepted withdraw → withdrawn',
      'expired extend → collecting',
      'expired withdraw → withdrawn',
    ],
    'report of a visit': ['sent confirm → confirmed', 'sent decline → declined'],
    showing: [
      'proposed confirm → confirmed',
      'proposed decline → cancelled',
      'proposed askVisitor → proposed',
      'proposed move → proposed',
      'proposed cancel → cancelled',
      'confirmed decline → cancelled',
      'confirmed move → proposed',
      'confirmed cancel → cancelled',
    ],
  });
});
