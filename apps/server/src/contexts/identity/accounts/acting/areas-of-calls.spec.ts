import * as contracts from '@common-roof/contracts/schemas';
import { type Call, CO_HOMEOWNER_AREAS, isCall } from '@common-roof/contracts';

import { changedArea, EXCEPTED_CALLS, mayAct, RULED_TAGS, ruleOf } from './areas-of-calls.ts';

const calls = Object.values<unknown>(contracts).filter(isCall);
const callOf = (id: string): Call => {
  const found = calls.find((one) => one.id === id);
  if (!found) throw new Error(`There is no call ${id}.`);
  return found;
};
const all = [...CO_HOMEOWNER_AREAS];

describe('what a co-homeowner may call', () => {
  it('is decided for groups and calls that exist', () => {
    const tags = new Set(calls.map(({ tag }) => tag));
    expect(RULED_TAGS.filter((tag) => !tags.has(tag))).toEqual([]);
    const ids = new Set(calls.map(({ id }) => id));
    expect(EXCEPTED_CALLS.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('is nothing in a group without a rule', () => {
    expect(ruleOf({ id: 'newCall', tag: 'Something new', method: 'GET' })).toBe('never');
  });

  it.each([
    ...['sendMessage', 'listMessages', 'saveNote', 'listNotifications', 'savePreferences'],
    ...['changePassword', 'confirmPassword', 'changeEmail', 'deleteMe', 'exportMe', 'listSessions', 'logoutEverywhere'],
    ...['inviteCoHomeowner', 'setCoHomeownerAreas', 'endCoHomeowner', 'actForHomeowner'],
    ...['countersignAgreement', 'changeAgreement', 'releaseLease', 'announceRent', 'requestLeaseChange'],
    ...['settleDamageDeposit', 'addDeduction', 'askForGuarantee', 'acknowledgeMoveReport'],
    ...['setBankDetails', 'setLateFeeRule', 'resetRoomiePassword', 'endStay', 'moveRoomie', 'archiveHouse'],
    ...['renewCalendarFeed', 'makeBoard', 'setHouseRights', 'rateRoomie', 'importPortfolio', 'saveHomeowner'],
  ])('is never %s, whatever the rights', (id) => {
    expect(mayAct(callOf(id), all)).toBe(false);
  });

  it.each([
    ['decideRepair', 'repairs'],
    ['createChores', 'chores'],
    ['addPayment', 'money'],
    ['postAnnouncement', 'houses'],
    ['createAd', 'letting'],
    ['listOwnAgreements', 'letting'],
    ['getDamageDeposit', 'money'],
  ] as const)('is %s with the area %s alone', (id, area) => {
    expect(all.filter((one) => mayAct(callOf(id), [one]))).toEqual([area]);
  });

  it('is what every page names, with any area', () => {
    for (const id of ['getMe', 'logout', 'listHouses', 'getHouse', 'listRoomiesOfHouse'])
      expect(mayAct(callOf(id), ['chores'])).toBe(true);
  });

  it('counts as a change unless it only reads', () => {
    expect(changedArea(callOf('decideRepair'))).toBe('repairs');
    expect(changedArea(callOf('listRepairs'))).toBeNull();
    expect(changedArea(callOf('askWhatIf'))).toBeNull();
    expect(changedArea(callOf('logout'))).toBeNull();
  });
});
