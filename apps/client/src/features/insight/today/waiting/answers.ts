import type { WaitingItem } from '@common-roof/contracts';

import type { ApiRequest } from '#api/base-query.ts';
import { request } from '#api/request.ts';

/** An answer that can be given in place. */
export interface Answer {
  readonly label:
    'accept' | 'agree' | 'against' | 'arrived' | 'confirm' | 'decline' | 'done' | 'for' | 'right' | 'suits';
  readonly send: ApiRequest;
  /** It takes effect at once and can't be undone, so a confirmation is needed. */
  readonly isFinal?: true;
}

/** Returns the answers that need no more information. Other questions open their page. */
export function answersTo(item: WaitingItem, me: string): readonly Answer[] {
  const { _id: id, page_id: pageId, version, amount, person } = item;
  const params = { id };
  switch (item.kind) {
    case 'payment_to_confirm':
      return [
        { label: 'arrived', send: request('PUT /api/payments/reported/{id}/confirm', { params, body: { version } }) },
      ];
    case 'settle_up_to_confirm':
      return [{ label: 'arrived', send: request('PUT /api/settle-up/{id}/confirm', { params, body: { version } }) }];
    case 'purchase_to_confirm': {
      const body = { supply_id: id, price_added: amount ?? '' };
      return [
        {
          label: 'right',
          send: request('PUT /api/roomies/verifysupply/{id}', { params: { id: person?._id ?? '' }, body }),
        },
      ];
    }
    case 'rule_change_to_vote':
      return (['for', 'against'] as const).map((vote) => ({
        label: vote,
        send: request('PUT /api/rule-changes/{id}/vote', { params, body: { vote } }),
      }));
    case 'lease_request_to_answer':
      return [
        {
          label: 'agree',
          isFinal: true,
          send: request('PUT /api/leases/requests/{id}', { params, body: { accept: true } }),
        },
        { label: 'decline', send: request('PUT /api/leases/requests/{id}', { params, body: { accept: false } }) },
      ];
    case 'showing_to_confirm': {
      const body = { action: 'confirm', showing_id: id, version } as const;
      return [{ label: 'confirm', send: request('PUT /api/roomies/showings/{id}', { params: { id: pageId }, body }) }];
    }
    case 'repair_visit_to_answer':
      return [
        { label: 'suits', send: request('PUT /api/repairs/{id}/visit', { params, body: { suits: true, version } }) },
      ];
    case 'visit_to_confirm':
      return [
        {
          label: 'confirm',
          send: request('PUT /api/neatkeepers/feedback/{id}', { params, body: { decision: 'confirm' } }),
        },
      ];
    case 'swap_to_answer':
      return [
        { label: 'agree', send: request('PUT /api/chores/turn-changes/{id}', { params, body: { agrees: true } }) },
        { label: 'decline', send: request('PUT /api/chores/turn-changes/{id}', { params, body: { agrees: false } }) },
      ];
    case 'post_to_verify': {
      const body = { feed_id: id, who_id: me, point: 1, strike: 0 } as const;
      return [
        {
          label: 'done',
          send: request('PUT /api/roomies/verifyfeed/{id}', { params: { id: person?._id ?? '' }, body }),
        },
      ];
    }
    case 'invitation_to_answer':
      return (['accept', 'decline'] as const).map((answer) => ({
        label: answer,
        send: request('PUT /api/neatkeepers/invitations/{id}', { params, body: { answer } }),
      }));
    default:
      return [];
  }
}
