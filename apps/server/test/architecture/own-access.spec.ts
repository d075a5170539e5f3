import { expectedOfOwn, keyOf, OWN_ACTORS, type OwnActor, readMatrix } from './access-matrix.ts';
import { EXCEPTIONS, LIVES_NOWHERE } from './own-exceptions.ts';
import { ownScenes } from './scenes.ts';
import { Stage } from './stage.ts';
import type { Scene } from './targets/target.ts';

let stage: Stage;
let scenes: Record<OwnActor, Scene>;

beforeAll(async () => {
  stage = await Stage.open();
  scenes = await ownScenes(stage.app, stage.world);
});
afterAll(() => stage.app.close());

describe("the caller's own things", () => {
  it.each(OWN_ACTORS)("give %s the status that the role's permission implies", async (actor) => {
    const wrong: string[] = [];
    for (const row of stage.rows) {
      const expected = EXCEPTIONS[`${actor} ${keyOf(row)}`]?.[0] ?? expectedOfOwn(row, actor);
      const fault = await stage.fault(row, actor, scenes[actor], expected);
      if (fault) wrong.push(fault);
    }
    expect(wrong).toEqual([]);
  });

  it('differ from the rule only in cells that say why', () => {
    const derived = new Map(
      OWN_ACTORS.flatMap((actor) => stage.rows.map((row) => [`${actor} ${keyOf(row)}`, expectedOfOwn(row, actor)])),
    );
    const needless = Object.entries(EXCEPTIONS).filter(([cell, [status]]) => {
      const answer = derived.get(cell);
      return answer === undefined || answer === status;
    });
    expect(needless).toEqual([]);
    expect(derived.size).toBe(stage.rows.length * OWN_ACTORS.length);
  });

  it('include no house for a former roomie, which is what these calls are about', () => {
    const about = (status: string): string[] =>
      readMatrix()
        .filter((row) => row.may.roomie !== '-' && expectedOfOwn(row, 'rEx') === status)
        .map(keyOf);
    expect({ '403': about('403'), '404': about('404') }).toEqual(LIVES_NOWHERE);
  });
});
