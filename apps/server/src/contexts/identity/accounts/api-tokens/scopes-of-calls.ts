import type { Call, TokenScope } from '@common-roof/contracts';

/**
 * The calls that each scope opens. A call that isn't here can't be made with an API token: neither is there a rule for
 * groups, so every new call is closed until it is decided.
 */
const OPENED: Readonly<Record<TokenScope, readonly string[]>> = {
  'profile:read': ['getMe'],
  'house:read': [
    ...['listHouses', 'listOwnHouses', 'getHouse', 'listHouseRules', 'listEmptyRooms', 'getRuleBook'],
    ...['listHouseRoomies', 'listRoomiesOfHouse', 'listRoomiesOfOwnHouses', 'getHouseSpeaker'],
    ...['listNeatkeepersOfHomeowner', 'listKeptHouses', 'getGuide', 'listHouseDocuments'],
    ...['listAnnouncements', 'countUnreadAnnouncements'],
  ],
  'house:write': [
    ...['postAnnouncement', 'editAnnouncement', 'removeAnnouncement', 'readAnnouncement'],
    ...['writeGuideEntry', 'editGuideEntry', 'moveGuideEntry', 'removeGuideEntry'],
  ],
  'chores:read': [
    ...['listChores', 'getChore', 'listChoreAssignments', 'getChoreOutlook', 'getChoreBalances', 'listChoreFeedback'],
    ...['listPoints', 'getStandings', 'listFeed', 'listHouseFeed', 'listVisits'],
  ],
  'chores:write': [
    ...['createChores', 'addChoreStep', 'retireChore', 'assignChores', 'changeTurn', 'answerSwap', 'undoTurnChange'],
    ...['postFeed', 'giveChoreFeedback', 'seeToChoreFeedback', 'removeChoreFeedback', 'reportVisit'],
  ],
  'supplies:read': [
    ...['listRoomieSupplies', 'listHouseSupplies', 'listVerifiedSupplies', 'listSupplyComments'],
    ...['listRecurringSupplies', 'getHouseSuppliesHistory', 'getHouseSuppliesMonths', 'getRoomieSuppliesHistory'],
    ...['getHomeownerSuppliesHistory', 'getSuppliesTotal', 'exportSupplies', 'getVariableCosts', 'getVariableCost'],
    ...['getCostAverages', 'downloadVariableCosts', 'listRecurringBills', 'listUsualSplits', 'getSettleUp'],
    ...['listSettledPayments', 'getRecalculating', 'getStock', 'getStockItem'],
  ],
  'supplies:write': [
    ...['enterSupply', 'deleteSupply', 'addSupplyComment', 'removeSupplyComment', 'skipRecurringSupply'],
    ...['enterVariableCost', 'takeBackVariableCost', 'skipRecurringBill', 'updateBoard'],
    ...['addStockItem', 'editStockItem', 'removeStockItem', 'markStockItem', 'claimStockItem'],
  ],
  'money:read': [
    ...['getBalance', 'getArrears', 'listLedger', 'getPayment', 'getPaymentReceipt', 'getLateFees'],
    ...['listOwnCosts', 'getOwnCost', 'listRecurringCosts'],
    ...['getYearlyStatement', 'listStatementEntries', 'downloadStatementTable', 'printYearlyStatement'],
  ],
  'money:write': [
    ...['reportPayment', 'withdrawReportedPayment'],
    ...['addOwnCost', 'changeOwnCost', 'removeOwnCost', 'restoreOwnCost', 'changeRecurringCost'],
  ],
  'repairs:read': ['listRepairs', 'getRepair', 'getRepairFigures'],
  'repairs:write': [
    ...['reportRepair', 'withdrawRepair', 'decideRepair', 'planRepair', 'answerRepairVisit', 'finishRepair'],
    ...['reopenRepair', 'writeRepairNote'],
  ],
  'calendar:read': ['getCalendar'],
  'calendar:write': [
    ...['enterGuest', 'editGuest', 'enterParcel', 'editParcel', 'pickUpParcel', 'removeCalendarEntry'],
  ],
  'chat:read': [
    ...['listConversations', 'listHouseConversations', 'searchMessages', 'listMessages', 'listPins', 'countUnread'],
  ],
  'chat:write': [
    ...['sendMessage', 'editMessage', 'deleteMessage', 'reactToMessage', 'removeReaction', 'votePoll', 'closePoll'],
    ...['pinMessage', 'unpinMessage', 'muteConversation', 'unmuteConversation'],
  ],
  'notifications:read': ['listNotifications', 'listWaiting'],
  'notifications:write': ['readNotification', 'readAllNotifications'],
};

const SCOPE_OF: ReadonlyMap<string, TokenScope> = new Map(
  (Object.keys(OPENED) as TokenScope[]).flatMap((scope) => OPENED[scope].map((id) => [id, scope] as const)),
);

/** Returns the scope that opens a call to API tokens; null when none does. */
export const scopeOf = ({ id }: Pick<Call, 'id'>): TokenScope | null => SCOPE_OF.get(id) ?? null;

/** The ids of all calls that a token can open. */
export const OPENED_CALLS: readonly string[] = [...SCOPE_OF.keys()];
