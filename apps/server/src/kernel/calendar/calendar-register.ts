import { CALENDAR_KINDS, type CalendarKind } from '@common-roof/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';

import {
  CALENDAR,
  type CalendarQuery,
  type CalendarSource,
  type FillsCalendarProvider,
  type FoundItem,
} from './calendar-source.ts';

/** An item with its kind and its whole span. */
export interface RegisteredItem extends FoundItem {
  readonly kind: CalendarKind;
  readonly until: string;
}

const rankOf = (kind: CalendarKind): number => CALENDAR_KINDS.indexOf(kind);

/** By day; what lasts all day comes first, then by time. Ties are broken by kind and id, so that the order is one. */
function compare(one: RegisteredItem, other: RegisteredItem): number {
  return (
    compareTexts(one.day, other.day) ||
    (one.from?.getTime() ?? 0) - (other.from?.getTime() ?? 0) ||
    rankOf(one.kind) - rankOf(other.kind) ||
    compareTexts(one.id, other.id)
  );
}
const compareTexts = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Knows what contexts declare for the calendar of a house, and finds it for a person. */
@Injectable()
export class CalendarRegister implements OnModuleInit {
  private readonly declared: CalendarSource[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    for (const { instance, metatype } of this.discovery.getProviders()) {
      if (typeof metatype !== 'function' || Reflect.getMetadata(CALENDAR, metatype) !== true) continue;
      this.declared.push(...(instance as FillsCalendarProvider).calendar);
    }
  }

  get kinds(): readonly CalendarKind[] {
    return this.declared.map(({ kind }) => kind);
  }

  /**
   * Returns the items that touch the days asked for, in a fixed order.
   * @param only kinds to leave the others out
   */
  async listFor(query: CalendarQuery, only: readonly CalendarKind[] = CALENDAR_KINDS): Promise<RegisteredItem[]> {
    const sources = this.declared.filter(({ kind, roles }) => only.includes(kind) && roles.includes(query.viewer.role));
    const found = await Promise.all(
      sources.map(async ({ kind, find }) =>
        (await find(query)).map((item): RegisteredItem => ({ ...item, kind, until: item.until ?? item.day })),
      ),
    );
    return found
      .flat()
      .filter(({ day, until }) => day < query.until && until >= query.from)
      .toSorted(compare);
  }
}
