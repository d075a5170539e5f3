import type { Role, WaitingItem } from '@common-roof/contracts';

import { paths } from '#lib/paths.ts';

/** Returns the path of a question's page, opened at it. */
export function pathOf({ kind, _id: id, page_id: pageId, house, about, day, until }: WaitingItem, role: Role): string {
  const isOwner = role === 'homeowner';
  const houseId = house?._id ?? '';
  switch (kind) {
    case 'application_to_decide':
      return paths.activity;
    case 'co_homeowner_to_answer':
      return paths.coHomeowners;
    case 'invitation_to_answer':
      return paths.keptHouses;
    case 'agreement_to_sign':
      return paths.ownAgreement(id);
    case 'agreement_to_countersign':
      return paths.agreement(id);
    case 'lease_request_to_answer':
      return isOwner ? paths.releasing : paths.ownAgreement(pageId);
    case 'lease_to_settle':
      return paths.settle(id);
    case 'deposit_to_return':
    case 'dispute_to_answer':
      return paths.agreement(pageId);
    case 'showing_to_confirm':
      return paths.showings;
    case 'report_to_submit':
    case 'report_to_acknowledge':
      return isOwner ? paths.report(id) : paths.ownReport(id);
    case 'appeal_to_decide':
      return role === 'admin' ? paths.activity : `${paths.ownersFeedOf(houseId)}&show=appeals`;
    case 'repair_to_answer':
    case 'repair_visit_to_answer':
      return paths.repair(id);
    case 'guarantee_to_answer':
      return paths.ownAgreement(pageId);
    case 'guarantee_to_follow':
      return paths.agreement(pageId);
    case 'room_choice_to_answer':
    case 'room_choice_to_offer':
      return paths.roomChoice(id);
    case 'document_to_renew':
      return `${paths.guide}?house=${houseId}&show=documents`;
    case 'visit_to_confirm':
      return `${paths.feedbackOf(houseId)}&show=visits`;
    case 'applicants_to_answer':
      return paths.ad(id);
    case 'payment_to_confirm':
      return paths.roomie(pageId);
    case 'settle_up_to_confirm':
    case 'settle_up_to_pay':
      return isOwner ? paths.suppliesOf(houseId) : paths.costs;
    case 'purchase_to_confirm':
      return isOwner ? `${paths.suppliesOf(houseId)}&show=confirm` : `${paths.costs}?show=confirm`;
    case 'bill_to_enter':
      return paths.enterBill(houseId, { category: about, from: day ?? '', to: until ?? '' });
    case 'rule_change_to_decide':
      return paths.ownersRulesOf(houseId);
    case 'rule_change_to_vote':
    case 'rules_to_acknowledge':
      return paths.rules;
    case 'speaker_to_elect':
      return paths.whoRunsWhat;
    case 'swap_to_answer':
      return paths.chores;
    case 'post_to_verify':
      return isOwner ? `${paths.ownersFeedOf(houseId)}&show=verify` : paths.feedToVerify;
    case 'house_to_finish':
      return paths.editHouse(id);
    case 'rooms_vacant':
      return paths.ads;
    case 'rooms_releasing':
      return paths.releasing;
    case 'rooms_to_add':
      return paths.house(id);
  }
}
