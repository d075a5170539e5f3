import type { Side } from '@common-roof/contracts';
import { type ComponentType, useRef } from 'react';

import { useIsNearViewport } from '#lib/use-is-near-viewport.ts';
import {
  AdCard,
  AnnouncementCard,
  BillCard,
  HouseCard,
  type KindProps,
  PageCard,
  RoomCard,
  RuleChangeCard,
} from './kind-cards.tsx';
import { type LinkKind, readOwnLink } from './own-links.ts';

/** Kinds that have something to ask for. */
const CARDS: Partial<Record<LinkKind, ComponentType<KindProps>>> = {
  room: RoomCard,
  ad: AdCard,
  bill: BillCard,
  rules: RuleChangeCard,
  announcements: AnnouncementCard,
  house: HouseCard,
};

/** What a link shows to this reader. It asks as any page of theirs would, once it comes near the screen. */
export function LinkCard({ href, side }: { href: string; side: Side }) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNearViewport(box);
  const link = readOwnLink(href);
  const Card = CARDS[link.kind];
  return (
    <div ref={box}>
      {Card === undefined || link.id === null ? (
        <PageCard link={link} side={side} />
      ) : (
        <Card link={link} side={side} id={isNear ? link.id : null} />
      )}
    </div>
  );
}
