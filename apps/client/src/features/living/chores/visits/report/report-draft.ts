import type { AreaResult, CleaningVisit, Photo, VisitArea } from '@common-roof/contracts';

import type { Args } from '#api/calls.ts';

/** An area's form values; without a result it isn't part of the report. */
export interface DraftArea {
  readonly key: string;
  readonly area: VisitArea;
  readonly name: string | null;
  readonly result: AreaResult | null;
  readonly remark: string;
  readonly photos: readonly Photo[];
}

export interface ReportDraft {
  /** ISO date in the house's time zone. */
  readonly visitedOn: string;
  readonly remark: string;
  readonly areas: readonly DraftArea[];
  /** Ids of completed turns. */
  readonly turns: readonly string[];
}

const USUAL: readonly VisitArea[] = ['kitchen', 'bathroom', 'living_room', 'hall'];

const keyOf = (area: VisitArea, name: string | null): string => `${area} ${name ?? ''}`;

export const anArea = (area: VisitArea, name: string | null = null): DraftArea => ({
  key: keyOf(area, name),
  area,
  name,
  result: null,
  remark: '',
  photos: [],
});

/** Returns the areas of the previous report, because a house's areas don't change, or the default ones. */
export function firstAreas(last: Pick<CleaningVisit, 'areas'> | undefined): DraftArea[] {
  const areas = last?.areas.map(({ area, name }) => anArea(area, name)) ?? USUAL.map((area) => anArea(area));
  return [...new Map(areas.map((area) => [area.key, area])).values()];
}

/** Adds an area; an existing one stays as it is. */
export const withArea = (draft: ReportDraft, area: DraftArea): ReportDraft =>
  draft.areas.some(({ key }) => key === area.key) ? draft : { ...draft, areas: [...draft.areas, area] };

export const withChangedArea = (draft: ReportDraft, key: string, change: Partial<DraftArea>): ReportDraft => ({
  ...draft,
  areas: draft.areas.map((area) => (area.key === key ? { ...area, ...change } : area)),
});

export const lacksRemark = ({ result, remark }: DraftArea): boolean => result === 'not_done' && remark.trim() === '';

export type ReportProblem = 'noArea' | 'noRemark';

/** Returns why it can't be sent yet; null: it can. */
export function problemOf({ areas }: ReportDraft): ReportProblem | null {
  if (areas.every(({ result }) => result === null)) return 'noArea';
  return areas.some(lacksRemark) ? 'noRemark' : null;
}

/**
 * Converts the draft for the call. @param offered ids of turns that can still be included, because others may do them
 * in the meantime
 */
export function reportOf(
  houseId: string,
  draft: ReportDraft,
  offered: readonly string[],
): Args<'POST /api/neatkeepers/feedback'>['body'] {
  return {
    house_id: houseId,
    visited_on: draft.visitedOn,
    remark: draft.remark.trim(),
    areas: draft.areas.flatMap(({ area, name, result, remark, photos }) =>
      result === null
        ? []
        : {
            area,
            result,
            remark: remark.trim(),
            photos: photos.map(({ image_id }) => ({ image_id })),
            ...(name === null ? {} : { name }),
          },
    ),
    turns: draft.turns.filter((id) => offered.includes(id)),
  };
}
