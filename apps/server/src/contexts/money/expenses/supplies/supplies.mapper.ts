import type { Supply, SuppliesMonth, SuppliesOfCategory, SuppliesTotal } from '@common-roof/contracts';
import { mayContest, paidParts, shares, toWireMoney } from '@common-roof/domain';

import { toTimestamp, toTimestampOrNull } from '#kernel/database/naming.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { purchaseLimitMinor } from '#contexts/housing/houses/index.ts';
import { toPhoto } from '#contexts/identity/media/index.ts';
import { toRestated } from '#contexts/money/ledger/index.ts';
import { consentIn, type SupplyRow } from './supplies.repository.ts';
import type { CategoryRow, MonthRow, TotalRow } from './supply-months.repository.ts';

const wire = (minor: string | number, currency: string): string => toWireMoney(Number(minor), currency);

export const toSupply = (row: SupplyRow, actor: Actor): Supply => ({
  _id: row.id,
  house: { _id: row.house_id, name: row.house },
  buyer: { _id: row.buyer_id, first_name: row.first_name, photo: row.photo },
  name: row.name,
  quantity: row.quantity,
  category: row.category,
  note: row.note,
  bought_on: row.bought_on,
  currency: row.currency,
  price: wire(row.price_minor, row.currency),
  price_added: row.price_added_minor === null ? null : wire(row.price_added_minor, row.currency),
  state: row.state,
  photos: row.photos.map(toPhoto),
  entered_at: toTimestamp(row.entered_at),
  confirmations: row.confirmations.map(({ by, minor, at }) => ({
    by,
    price: wire(minor, row.currency),
    at: toTimestamp(new Date(at)),
  })),
  ...toSplit(row),
  comments: row.comments,
  needs_two:
    Math.max(Number(row.price_minor), ...row.confirmations.map(({ minor }) => minor)) > purchaseLimitMinor(row),
  counted_at: toTimestampOrNull(row.counted_at),
  shares: row.shares.map(({ roomie, minor }) => ({ roomie, amount: wire(minor, row.currency) })),
  restated: toRestated(row.restated),
  ended:
    row.ended_at === null || row.ended_by === null
      ? null
      : {
          at: toTimestamp(row.ended_at),
          by: { _id: row.ended_by, first_name: row.ender ?? '' },
          reason: row.reason,
        },
  may: { verify: mayVerify(row, actor), remove: mayRemove(row, actor) },
});

/** At the confirmed price, or at the buyer's until then. */
function toSplit(row: SupplyRow): Pick<Supply, 'split' | 'payers' | 'consent'> {
  const { id, buyer_id: buyerId, currency, parts } = row;
  const minor = Number(row.price_added_minor ?? row.price_minor);
  const people = new Map([...parts, ...row.payers].map(({ roomie }) => [roomie._id, roomie]));
  const weighted = parts.filter(({ weight }) => weight > 0);
  const borne = weighted.length === 0 ? [] : shares(minor, weighted.map(toWeighted), id);
  const payers = row.payers.map(({ roomie, minor: paid }) => ({ id: roomie._id, minor: paid }));
  const paid = payers.length === 0 ? [] : paidParts({ id, buyerId, minor, payers });
  return {
    split: {
      method: row.split,
      parts: borne.flatMap((share) => {
        const roomie = people.get(share.id);
        return roomie ? [{ roomie, weight: share.weight, amount: wire(share.minor, currency) }] : [];
      }),
      items: row.items.map((item) => ({ name: item.name, amount: wire(item.minor, currency), people: item.people })),
    },
    payers: paid.flatMap((part) => {
      const roomie = people.get(part.id);
      return roomie ? [{ roomie, amount: wire(part.minor, currency) }] : [];
    }),
    consent: parts
      .filter(({ confirms }) => confirms !== 'no')
      .map(({ roomie, confirms }) => ({ roomie, required: confirms === 'required' })),
  };
}

const toWeighted = ({ roomie, weight }: SupplyRow['parts'][number]) => ({ id: roomie._id, weight });

function mayVerify(row: SupplyRow, { accountId, role }: Actor): boolean {
  if (row.state !== 'entered' || row.buyer_id === accountId) return false;
  return role !== 'roomie' || consentIn(row)?.has(accountId) !== false;
}

function mayRemove(row: SupplyRow, { accountId, role }: Actor): boolean {
  if (row.state !== 'entered' && row.state !== 'verified') return false;
  if (role !== 'roomie') return true;
  if (row.buyer_id !== accountId) return false;
  return row.state === 'entered' || mayContest(Number(row.price_minor), Number(row.price_added_minor));
}

export const toSuppliesMonth = (row: MonthRow, currency: string): SuppliesMonth => ({
  month: row.month,
  roomie: { _id: row.roomie_id, first_name: row.first_name },
  bought: wire(row.bought_minor, currency),
  share: wire(row.share_minor, currency),
  balance: wire(Number(row.bought_minor) - Number(row.share_minor), currency),
  purchases: row.purchases,
});

export const toSuppliesOfCategory = (
  { month, category, minor }: CategoryRow,
  currency: string,
): SuppliesOfCategory => ({
  month,
  category,
  total: wire(minor, currency),
});

export const toSuppliesTotal = (row: TotalRow): SuppliesTotal => ({
  house: { _id: row.house_id, name: row.house },
  currency: row.currency,
  bought: wire(row.bought_minor, row.currency),
  share: wire(row.share_minor, row.currency),
  balance: wire(Number(row.bought_minor) - Number(row.share_minor), row.currency),
  purchases: row.purchases,
});
