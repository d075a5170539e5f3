import type { StockItem, StockLevel } from '@common-roof/contracts';

import { send } from '#api/base-query.ts';
import { deliveryOf } from '#api/delivery.ts';
import { request } from '#api/request.ts';
import { type Delivery, LATER, type OutboxItem } from '#lib/outbox/outbox-item.ts';
import { session } from '#session/session.ts';

/** A level that a person gave a thing, being sent. */
export interface MarkEntry extends OutboxItem {
  readonly house_id: string;
  readonly item_id: string;
  readonly name: string;
  readonly level: StockLevel;
  /** What the person had seen: a purchase in between is not overwritten. */
  readonly marks: number;
}

/** Sends a mark. The same level again changes nothing, so it is safe to send it twice. */
export async function deliverMark({
  account_id: account,
  item_id: id,
  level,
  marks,
}: MarkEntry): Promise<Delivery<StockItem>> {
  if (session.claims()?.sub !== account || !navigator.onLine) return LATER;
  // Quiet: the thing shows that its mark is waiting.
  const answer = await send({
    ...request('PUT /api/stock/{id}/level', { params: { id }, body: { level, marks } }),
    quiet: true,
  });
  return 'data' in answer ? { kind: 'sent', result: answer.data as StockItem } : deliveryOf(answer.error);
}
