import type { DraftItem, UploadedPhoto } from './draft-item.ts';
import type { DraftStore } from './draft-store.ts';
import { type DraftServer, ReportDraft } from './report-draft.ts';

const REPORT = 'report';
const said = (item_id: string, remarks: string, photos: DraftItem['photos'] = []): DraftItem => ({
  item_id,
  condition: 'good',
  remarks,
  photos,
});
const photoOf = (name: string): UploadedPhoto => ({
  image_id: name,
  caption: '',
  width: 1,
  height: 1,
  url: `/api/images/${name}/large`,
  small_url: `/api/images/${name}/small`,
});
type Outcome = Awaited<ReturnType<DraftServer['save']>>;

const noAnswer = { error: { status: 0, message: 'No answer.', problem: null } } as never;
const notThere = { error: { status: 404, message: 'It is not there.', problem: null } } as never;
const refused = { error: { status: 409, message: 'It was submitted.', problem: null } } as never;

/** A device that stores what it is given. */
function aDevice(...items: DraftItem[]): DraftStore & { kept: Map<string, DraftItem> } {
  const kept = new Map(items.map((item) => [item.item_id, item]));
  return {
    kept,
    all: () => Promise.resolve([...kept.values()]),
    put: (_, item) => Promise.resolve(void kept.set(item.item_id, item)),
    remove: (_, id) => Promise.resolve(void kept.delete(id)),
  };
}

/** A server whose answers and their timing the test controls. */
function aServer() {
  const calls: string[] = [];
  const answers: ((outcome: Outcome) => void)[] = [];
  let isAway = false;
  const server: DraftServer = {
    save: ({ item_id, remarks }, photos) => {
      if (isAway) return Promise.resolve(noAnswer);
      calls.push([`${item_id}: ${remarks}`, ...photos.map(({ image_id }) => image_id)].join(' + '));
      return new Promise((resolve) => answers.push(resolve));
    },
    remove: (id) => {
      if (isAway) return Promise.resolve(noAnswer);
      calls.push(`take off ${id}`);
      return new Promise((resolve) => answers.push(resolve));
    },
    upload: async (blob) => {
      if (isAway) return noAnswer;
      const name = await blob.text();
      calls.push(`upload ${name}`);
      return { data: photoOf(name) };
    },
  };
  return {
    server,
    calls,
    answer: (outcome: unknown = { data: null }) => {
      answers.shift()?.(outcome as never);
    },
    goAway: (away: boolean) => {
      isAway = away;
    },
  };
}
const settled = async (): Promise<void> => {
  for (let n = 0; n < 20; n += 1) await Promise.resolve();
};

describe('a report draft', () => {
  it('is stored on the device until it has arrived', async () => {
    const device = aDevice();
    const { server, calls, answer } = aServer();
    const draft = new ReportDraft(REPORT, [], device, server);
    draft.addItem(said('walls', 'Nail holes.'));
    await settled();
    expect(calls).toEqual(['walls: Nail holes.']);
    expect([...device.kept.keys()]).toEqual(['walls']);
    expect(draft.current().state).toEqual({ kind: 'saving' });
    answer();
    await settled();
    expect([...device.kept.keys()]).toEqual([]);
    expect(draft.current()).toEqual({ items: [said('walls', 'Nail holes.')], waiting: 0, state: { kind: 'saved' } });
  });

  it('is sent again if it changed while it was sent', async () => {
    const { server, calls, answer } = aServer();
    const draft = new ReportDraft(REPORT, [], aDevice(), server);
    draft.addItem(said('walls', 'Nail'));
    await settled();
    draft.addItem(said('walls', 'Nail holes.'));
    answer();
    await settled();
    expect(draft.current()).toMatchObject({ items: [{ remarks: 'Nail holes.' }], waiting: 1 });
    answer();
    await settled();
    expect(calls).toEqual(['walls: Nail', 'walls: Nail holes.']);
    expect(draft.current().state).toEqual({ kind: 'saved' });
  });

  it('waits offline, and is sent with its photos when there is a network', async () => {
    const device = aDevice();
    const { server, calls, answer, goAway } = aServer();
    goAway(true);
    const draft = new ReportDraft(REPORT, [], device, server);
    const blob = { text: () => Promise.resolve('crack') } as Blob;
    draft.addItem(said('walls', 'Cracked.', [{ key: 'a', blob }]));
    await settled();
    expect(draft.current().state).toEqual({ kind: 'offline' });
    expect(calls).toEqual([]);
    goAway(false);
    void draft.send();
    await settled();
    answer();
    await settled();
    expect(calls).toEqual(['upload crack', 'walls: Cracked. + crack']);
    expect([...device.kept.keys()]).toEqual([]);
  });

  it('resumes after an earlier visit, but never overwrites newer input', async () => {
    const { server, calls, answer } = aServer();
    const draft = new ReportDraft(REPORT, [], aDevice(said('walls', 'Old.'), said('floor', 'Old.')), server);
    draft.open();
    draft.addItem(said('walls', 'New.'));
    await settled();
    answer();
    await settled();
    answer();
    await settled();
    expect([...calls].sort()).toEqual(['floor: Old.', 'walls: New.']);
  });

  it('keeps input typed while a photo was uploading, and uploads no photo twice', async () => {
    const upload = Promise.withResolvers<undefined>();
    const { server, calls, answer } = aServer();
    const blob = { text: () => upload.promise.then(() => 'crack') } as Blob;
    const draft = new ReportDraft(REPORT, [said('walls', '')], aDevice(), server);
    draft.change('walls', (item) => ({ ...item, photos: [{ key: 'a', blob }] }));
    draft.change('walls', (item) => ({ ...item, remarks: 'Cracked.' }));
    upload.resolve(undefined);
    await settled();
    answer();
    await settled();
    draft.change('walls', (item) => ({ ...item, remarks: 'Cracked twice.' }));
    await settled();
    expect(calls).toEqual(['upload crack', 'walls: Cracked. + crack', 'walls: Cracked twice. + crack']);
  });

  it('is removed after its running upload, even if that ends later', async () => {
    const device = aDevice();
    const { server, calls, answer, goAway } = aServer();
    const draft = new ReportDraft(REPORT, [], device, server);
    draft.addItem(said('lamp', 'New.'));
    draft.takeOff('lamp');
    expect(draft.current()).toMatchObject({ items: [], waiting: 1 });
    goAway(true);
    answer();
    await settled();
    expect(draft.current().state).toEqual({ kind: 'offline' });
    expect([...device.kept.keys()]).toEqual(['lamp']);
    goAway(false);
    void draft.send();
    answer(notThere);
    await settled();
    expect(calls).toEqual(['lamp: New.', 'take off lamp']);
    expect(draft.current()).toEqual({ items: [], waiting: 0, state: { kind: 'saved' } });
    expect([...device.kept.keys()]).toEqual([]);
  });

  it('is kept with the reason if the server rejects it', async () => {
    const { server, answer } = aServer();
    const draft = new ReportDraft(REPORT, [], aDevice(), server);
    draft.addItem(said('walls', 'Late.'));
    await settled();
    answer(refused);
    await settled();
    expect(draft.current().state).toEqual({ kind: 'failed', message: 'It was submitted.' });
    expect(draft.current().waiting).toBe(1);
  });
});
