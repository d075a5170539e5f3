import { beforeLeaving } from './before-leaving.ts';
import { postponed } from './postponed.ts';

let at = 0;
function aRemoval(isPossible = true) {
  const id = `comment-${String((at += 1))}`;
  const sent: string[] = [];
  postponed.add(id, () => {
    sent.push(id);
    return Promise.resolve(isPossible);
  });
  return { id, sent };
}

describe('a postponed removal', () => {
  it('is shown at once and sent at the end, once', async () => {
    const { id, sent } = aRemoval();
    expect(postponed.isRemoved(id)).toBe(true);
    expect(sent).toEqual([]);
    await postponed.finish(id);
    await postponed.finish(id);
    expect(sent).toEqual([id]);
    expect(postponed.isRemoved(id)).toBe(true);
  });

  it('is never sent after an undo', async () => {
    const { id, sent } = aRemoval();
    postponed.undo(id);
    await postponed.finish(id);
    expect(sent).toEqual([]);
    expect(postponed.isRemoved(id)).toBe(false);
  });

  it('is shown again if it is refused', async () => {
    const { id } = aRemoval(false);
    await postponed.finish(id);
    expect(postponed.isRemoved(id)).toBe(false);
  });

  it('can no longer be undone once it is sent', async () => {
    const { id } = aRemoval();
    await postponed.finish(id);
    postponed.undo(id);
    expect(postponed.isRemoved(id)).toBe(true);
  });

  it('is sent before someone signs out', async () => {
    const { sent } = aRemoval();
    await Promise.all(beforeLeaving.map((work) => work()));
    expect(sent).toHaveLength(1);
  });

  it('is sent when the page is hidden, because it may not come back', () => {
    const { sent } = aRemoval();
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    visibility.mockRestore();
    expect(sent).toHaveLength(1);
  });

  it('tells those who show it', () => {
    let times = 0;
    const stop = postponed.subscribe(() => {
      times += 1;
    });
    const { id } = aRemoval();
    postponed.undo(id);
    stop();
    aRemoval();
    expect(times).toBe(2);
  });
});
