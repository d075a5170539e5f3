import * as contracts from '@common-roof/contracts/schemas';
import { isCall, TOKEN_SCOPES } from '@common-roof/contracts';

import { OPENED_CALLS, scopeOf } from './scopes-of-calls.ts';

const calls = Object.values<unknown>(contracts).filter(isCall);

/** Groups that no token opens a call of. */
const CLOSED_GROUPS = new Set([
  ...['API tokens', 'Admins', 'Ads', 'Agreements', 'Auth', 'Bank', 'Co-homeowners', 'Contact', 'Deposits', 'Files'],
  ...['Guarantees', 'Homeowners', 'Images', 'Leases', 'Move-in and move-out', 'New roomies', 'Notes'],
  ...['Passport', 'Portfolio', 'Previous roomies', 'Ratings', 'Room choices', 'Sample house', 'Showings'],
  ...['Suggestions', 'What if'],
]);

/** Calls that no token opens, of groups in which one opens others. */
const CLOSED_CALLS = [
  // How the account is opened, and what becomes of it
  ...['changePassword', 'confirmPassword', 'changeEmail', 'endSession', 'logout', 'logoutEverywhere', 'listSessions'],
  ...['confirmPasskeyOptions', 'confirmPasskey', 'getFactors', 'beginTwoStep', 'endTwoStep', 'confirmTwoStep'],
  ...['renewRecoveryCodes', 'newPasskeyOptions', 'addPasskey', 'renamePasskey', 'removePasskey'],
  ...['deleteMe', 'keepMe', 'acceptTerms', 'exportMe', 'askForDataExport', 'listDataExports', 'readDataExport'],
  ...['openDataExport', 'downloadDataExport'],
  // The screens of its owner
  ...['getPreferences', 'savePreferences', 'getFirstSteps', 'hideFirstSteps', 'showFirstSteps'],
  ...['listPushDevices', 'addPushDevice', 'renewPushDevice', 'testPushDevice', 'removePushDevice'],
  // Secrets, and links that would outlive the token
  ...['getWifiPasswords', 'listBoards', 'makeBoard', 'getBoardLink', 'removeBoard', 'openBoard'],
  ...['getCalendarFeed', 'renewCalendarFeed', 'revokeCalendarFeed', 'readCalendarFeed', 'getChoreCalendar'],
  ...['getCalendarLink', 'renewCalendarLink', 'revokeCalendarLink', 'getRepairLink'],
  ...['readLinkedRepair', 'readLinkedRepairPhoto', 'planLinkedRepair', 'writeLinkedRepairNote', 'finishLinkedRepair'],
  // What binds people to each other, or judges them: a person decides it
  ...['verifyFeed', 'deleteFeed', 'appealFeed', 'listAppeals', 'getAppeal', 'decideAppeal', 'setBestWorst'],
  ...['resumeTurns', 'payChoreDebt', 'payTurnsWithMoney', 'verifySupply', 'recalculateSupplies'],
  ...['paySettleUp', 'takeBackSettleUp', 'confirmSettleUp', 'rejectSettleUp', 'undoSettleUp', 'remindOfSettleUp'],
  ...['setBankDetails', 'getBankDetails', 'addPayment', 'voidPayment', 'confirmReportedPayment'],
  ...['rejectReportedPayment', 'setLateFeeRule', 'endLateFees', 'waiveLateFee', 'restoreLateFee'],
  ...['acknowledgeRules', 'printRuleBook', 'proposeRuleChange', 'listRuleChanges', 'getRuleChange'],
  ...['voteOnRuleChange', 'decideRuleChange', 'listRuleComments', 'addRuleComment', 'removeRuleComment'],
  ...['stepDownAsSpeaker', 'setHouseRights', 'callElection', 'standForSpeaker', 'voteForSpeaker'],
  ...['decideVisit', 'emailConversation', 'listAnnouncementReaders'],
  // Who lives and works where, and on which terms
  ...['saveRoomieProfile', 'resetRoomiePassword', 'listRoomies', 'createRoomie', 'listAllRoomies', 'getRoomie'],
  ...['moveRoomie', 'inviteRoomieAgain', 'changeStay', 'endStay', 'saveRoomieNote', 'listRoomiesForAdmin'],
  ...['addRoomieForAdmin', 'changeRoomieForAdmin', 'disableRoomie', 'listRoomiesOfHouseForAdmin'],
  ...['listHousesForAdmin', 'getHomeownerFigures', 'addHouse', 'completeHouse', 'changeHouse', 'archiveHouse'],
  ...['restoreHouse', 'setPurchaseLimit', 'addRoom', 'changeRoom', 'retireRoom', 'markRoomVacant'],
  ...['listNeatkeepers', 'getNeatkeeper', 'changeNeatkeeper', 'endNeatkeeper', 'addNeatkeeper', 'inviteNeatkeeper'],
  ...['listOwnInvitations', 'answerInvitation', 'withdrawInvitation', 'resendInvitation'],
  // Files, and changes of many rows at once
  ...['addHouseDocument', 'editHouseDocument', 'removeHouseDocument', 'changeRecurringSupply'],
  ...['stopRecurringSupply', 'removeSuppliesOfRoomie', 'removeSupplyFromHistory', 'previewSuppliesImport'],
  ...['importSupplies', 'listSuppliesImports', 'takeBackSuppliesImport', 'previewVariableCost'],
  ...['saveRecurringBill', 'removeRecurringBill', 'setUsualSplit'],
];

describe('what an API token opens', () => {
  it('is decided for every call', () => {
    const decided = new Set([...OPENED_CALLS, ...CLOSED_CALLS]);
    const undecided = calls.filter(({ id, tag }) => !CLOSED_GROUPS.has(tag) && !decided.has(id)).map(({ id }) => id);
    expect(undecided).toEqual([]);
  });

  it('is decided once, and for calls and groups that exist', () => {
    const ids = new Set(calls.map(({ id }) => id));
    expect([...OPENED_CALLS, ...CLOSED_CALLS].filter((id) => !ids.has(id))).toEqual([]);
    expect(CLOSED_CALLS.filter((id) => OPENED_CALLS.includes(id))).toEqual([]);
    const groups = new Set(calls.map(({ tag }) => tag));
    expect([...CLOSED_GROUPS].filter((group) => !groups.has(group))).toEqual([]);
    expect(calls.filter(({ id, tag }) => CLOSED_GROUPS.has(tag) && scopeOf({ id }) !== null)).toEqual([]);
  });

  it('is nothing for a call without a rule', () => {
    expect(scopeOf({ id: 'newCall' })).toBeNull();
  });

  it('only reads with a scope to read, and only changes with one to change', () => {
    const reading = new Set(['listOwnHouses', 'listRoomiesOfOwnHouses']);
    for (const { id, method } of calls) {
      const scope = scopeOf({ id });
      if (scope === null) continue;
      const isRead = method === 'GET' || reading.has(id);
      expect([id, scope.endsWith(':read')]).toEqual([id, isRead]);
    }
  });

  it('is something for every scope', () => {
    const opened = new Set(calls.map(({ id }) => scopeOf({ id })));
    expect(TOKEN_SCOPES.filter((scope) => !opened.has(scope))).toEqual([]);
  });
});
