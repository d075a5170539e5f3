import type { Side } from '@common-roof/contracts';
import { skipToken } from '@reduxjs/toolkit/query';
import type { ComponentType } from 'react';

import { isApiError } from '#api/api-error.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { daysOrMonth } from '#lib/dates.ts';
import { dot } from '#lib/direction.ts';
import { formatMoney, formatRent } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import { useMe } from '#session/me-context.tsx';
import { BillIcon, ChoresIcon, DoorIcon, HousesIcon, MegaphoneIcon, ShieldIcon } from '#ui/icons.tsx';
import { RoomDrawing } from '#ui/room-drawing.tsx';
import { CardFrame } from './card-frame.tsx';
import type { LinkKind, OwnLink } from './own-links.ts';
import { pageOf } from './page-of.ts';
import {
  useLinkedAdQuery,
  useLinkedAnnouncementsQuery,
  useLinkedBillQuery,
  useLinkedHouseQuery,
  useLinkedRoomQuery,
  useLinkedRuleChangeQuery,
} from './previews-api.ts';

export interface KindProps {
  readonly link: OwnLink;
  readonly side: Side;
  /** Null until it is near the screen. */
  readonly id: string | null;
}

const ICONS = {
  room: DoorIcon,
  ad: DoorIcon,
  bill: BillIcon,
  rules: ShieldIcon,
  announcements: MegaphoneIcon,
  house: HousesIcon,
  chores: ChoresIcon,
  feed: ChoresIcon,
} as const satisfies Record<LinkKind, ComponentType>;

/** The card of a page as a whole, which asks for nothing. */
export function PageCard({ link, side }: Omit<KindProps, 'id'>) {
  const { t } = useTranslation();
  const Icon = ICONS[link.kind];
  return (
    <CardFrame
      to={pageOf(link, side)}
      icon={<Icon />}
      title={t(`previews.page.${link.kind}`)}
      note={window.location.host}
    />
  );
}

interface Found {
  title: string;
  note?: string;
  to?: string;
  photo?: string | null;
}

/** The card of a thing: while it loads, as it was found, or why there is nothing to see. */
function ThingCard({ link, side, found, error }: Omit<KindProps, 'id'> & { found: Found | undefined; error: unknown }) {
  const { t } = useTranslation();
  const Icon = ICONS[link.kind];
  const kind = t(`previews.kind.${link.kind}`);
  const isMissing = isApiError(error) && error.status >= 400 && error.status < 500;
  const title =
    found?.title ?? (error === undefined ? undefined : t(isMissing ? 'previews.missing' : 'previews.failed'));
  const isRoom = link.id !== null && (link.kind === 'room' || link.kind === 'ad') && found !== undefined;
  return (
    <CardFrame
      to={found?.to ?? pageOf(link, side)}
      icon={isRoom ? <RoomDrawing id={link.id} /> : <Icon />}
      title={title}
      note={found?.note === undefined ? kind : `${kind}${dot()}${found.note}`}
      photo={found?.photo ?? null}
    />
  );
}

const orSkip = (id: string | null) => (id === null ? skipToken : { id });
const GONE = { status: 404, fields: [], message: '' };

export function RoomCard({ id, ...card }: KindProps) {
  const { t, i18n } = useTranslation();
  const { currentData: ad, error } = useLinkedRoomQuery(orSkip(id));
  const found = ad && {
    title: ad.title,
    note: t('previews.rent', { rent: formatRent(ad.rent, ad.currency, i18n.language) }),
    photo: ad.photos[0]?.small_url ?? null,
  };
  return <ThingCard {...card} found={found} error={error} />;
}

/** An ad on its homeowner's page; for others, the open room. */
export function AdCard(props: KindProps) {
  return props.side === 'homeowner' ? <OwnAdCard {...props} /> : <RoomCard {...props} />;
}

function OwnAdCard({ id, ...card }: KindProps) {
  const { t, i18n } = useTranslation();
  const { currentData: ad, error } = useLinkedAdQuery(orSkip(id));
  const found = ad && {
    title: ad.title,
    note: t('previews.rent', { rent: formatRent(ad.rent, ad.currency, i18n.language) }),
    photo: ad.photos[0]?.small_url ?? null,
  };
  return <ThingCard {...card} found={found} error={error} />;
}

export function BillCard({ id, ...card }: KindProps) {
  const { t, i18n } = useTranslation();
  const { currentData: bill, error } = useLinkedBillQuery(orSkip(id));
  const found = bill && {
    title: t('previews.bill', {
      category: t(`money.category.${bill.category}`),
      period: daysOrMonth(bill.from, bill.to, i18n.language),
    }),
    note: formatMoney(bill.amount, bill.currency, i18n.language),
    to: pageOf({ ...card.link, houseId: bill.house._id }, card.side),
  };
  return <ThingCard {...card} found={found} error={error} />;
}

export function RuleChangeCard({ id, ...card }: KindProps) {
  const { currentData: change, error } = useLinkedRuleChangeQuery(orSkip(id));
  const found = change && {
    title: change.suggestion === '' ? change.rule : change.suggestion,
    to: pageOf({ ...card.link, houseId: change.house_id }, card.side),
  };
  return <ThingCard {...card} found={found} error={error} />;
}

export function AnnouncementCard({ id, ...card }: KindProps) {
  const { userData } = useMe();
  const home = userData.account_type === 'roomie' ? (userData.house?._id ?? null) : null;
  const houseId = card.link.houseId ?? home;
  const { currentData: page, error } = useLinkedAnnouncementsQuery(id === null ? skipToken : orSkip(houseId));
  const found = page?.items.find((one) => one._id === id);
  const isGone = houseId === null || (page !== undefined && found === undefined);
  return <ThingCard {...card} found={found && { title: found.title }} error={isGone && id !== null ? GONE : error} />;
}

export function HouseCard({ id, ...card }: KindProps) {
  const { currentData: house, error } = useLinkedHouseQuery(orSkip(id));
  const found = house && { title: house.name, to: paths.house(house._id) };
  return <ThingCard {...card} found={found} error={error} />;
}
