import { aVisit } from '#test/visits.ts';
import {
  anArea,
  firstAreas,
  problemOf,
  type ReportDraft,
  reportOf,
  withArea,
  withChangedArea,
} from './report-draft.ts';

const DRAFT: ReportDraft = {
  visitedOn: '2026-11-23',
  remark: ' All quiet. ',
  areas: [anArea('kitchen'), anArea('other', 'Attic')],
  turns: ['one', 'two'],
};
const KITCHEN = anArea('kitchen').key;
const ATTIC = anArea('other', 'Attic').key;

describe('a visit report draft', () => {
  it('starts with the areas of the previous report, without their results', () => {
    expect(firstAreas(aVisit(1))).toEqual([anArea('kitchen'), anArea('other', 'Attic')]);
    expect(firstAreas(undefined).map(({ area }) => area)).toEqual(['kitchen', 'bathroom', 'living_room', 'hall']);
  });

  it('holds each area once', () => {
    const changed = withChangedArea(DRAFT, KITCHEN, { result: 'done' });
    expect(withArea(changed, anArea('kitchen'))).toBe(changed);
    expect(withArea(changed, anArea('stairs')).areas).toHaveLength(3);
  });

  it('can be sent once it has a result, and a reason for anything not done', () => {
    expect(problemOf(DRAFT)).toBe('noArea');
    const undone = withChangedArea(DRAFT, ATTIC, { result: 'not_done', remark: ' ' });
    expect(problemOf(undone)).toBe('noRemark');
    expect(problemOf(withChangedArea(undone, ATTIC, { remark: 'Locked.' }))).toBeNull();
  });

  it('is sent without unanswered areas, and without turns others did in the meantime', () => {
    const draft = withChangedArea(DRAFT, ATTIC, { result: 'partly' });
    expect(reportOf('house', draft, ['two'])).toEqual({
      house_id: 'house',
      visited_on: '2026-11-23',
      remark: 'All quiet.',
      areas: [{ area: 'other', name: 'Attic', result: 'partly', remark: '', photos: [] }],
      turns: ['two'],
    });
  });
});
