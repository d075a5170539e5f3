import {
  type Amenity,
  CHECKLIST,
  type ItemChange,
  type ItemCondition,
  REPORT_AREAS,
  type ReportArea,
  type ReportState,
} from '@common-roof/contracts';

import { defineMachine } from './machine.ts';

/** A move-in or move-out report. Once submitted it never changes; later remarks are added to it. */
export const moveReportMachine = defineMachine({
  name: 'report of a move',
  states: ['draft', 'submitted', 'acknowledged'] satisfies ReportState[],
  initial: 'draft',
  final: ['acknowledged'],
  transitions: {
    fill: { from: ['draft'], to: 'same', by: ['roomie', 'homeowner'] },
    submit: { from: ['draft'], to: 'submitted', by: ['roomie', 'homeowner'] },
    acknowledge: { from: ['submitted'], to: 'acknowledged', by: ['roomie', 'homeowner'] },
    add: { from: ['submitted', 'acknowledged'], to: 'same', by: ['roomie', 'homeowner'] },
  },
});

/** One item of a house's checklist. */
export interface ListedThing {
  readonly area: ReportArea;
  readonly thing: string;
}

/** Items and areas that only a house with this amenity has. */
const WITH: Readonly<Record<string, Amenity>> = {
  'room.bed': 'furnished',
  'room.wardrobe': 'furnished',
  'room.desk': 'furnished',
  'room.chair': 'furnished',
  'kitchen.dishwasher': 'dishwasher',
  'living_room.walls': 'living_room',
  'living_room.floor': 'living_room',
  'living_room.window': 'living_room',
  'living_room.furniture': 'living_room',
  'shared.washing_machine': 'washing_machine',
  'shared.dryer': 'dryer',
  'outside.garden': 'garden',
  'outside.balcony': 'balcony',
  'outside.cellar': 'cellar',
  'outside.bike_storage': 'bike_storage',
  'outside.parking': 'parking',
};

/** Returns the checklist of a house with these amenities, in the order of a walk through it. */
export function checklistOf(amenities: readonly string[]): ListedThing[] {
  return REPORT_AREAS.flatMap((area) => CHECKLIST[area].map((thing) => ({ area, thing }))).filter(({ area, thing }) => {
    const amenity = WITH[`${area}.${thing}`];
    return amenity === undefined || amenities.includes(amenity);
  });
}

const RANK: Readonly<Record<Exclude<ItemCondition, 'none'>, number>> = { good: 0, worn: 1, damaged: 2, missing: 3 };

/**
 * Compares an item between two reports. Wear comes with living somewhere: from good to worn is not worse. An item that
 * wasn't inspected at moving in, or wasn't there, is never worse, whatever its condition now.
 * @returns null until it is inspected now
 */
export function changeOf(before: ItemCondition | null, now: ItemCondition | null): ItemChange | null {
  if (now === null) return null;
  if (before === null || before === 'none' || now === 'none') return 'no_baseline';
  const step = RANK[now] - RANK[before];
  if (step === 0) return 'same';
  if (step < 0) return 'better';
  return now === 'worn' ? 'wear' : 'worse';
}
