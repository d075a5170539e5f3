import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { HandlerRegistry } from '#kernel/events/handler-registry.ts';
import type { Period } from '#kernel/privacy/declare-personal-data.ts';
import { PersonalData } from '#kernel/privacy/personal-data.ts';
import { entitySentences, retentionDocument, unaligned } from '#test/support/retention-table.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';
import { ENDED_AT_THEIR_MOMENT, type Kept, keptRows } from './retained-rows.ts';

const DOCUMENT = join(import.meta.dirname, '../../../../docs/retention.md');
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

interface Named extends Period {
  readonly table: string;
}

let app: TestApp;
let world: World;
let rows: Readonly<Record<string, Kept>>;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
  rows = await keptRows(app, world);
});
afterAll(() => app.close());

const periods = (): Named[] =>
  app.get(PersonalData).holdings.flatMap(({ table, periods: all = [] }) => all.map((period) => ({ table, ...period })));
const nameOf = ({ table, of }: Named): string => (of === undefined ? table : `${table}: ${of}`);

describe('retention of personal data', () => {
  it('is documented as the code declares it', () => {
    const said = retentionDocument(app.get(PersonalData).holdings);
    if (process.env['WRITE_DOCS'] === '1') writeFileSync(DOCUMENT, said);
    expect(existsSync(DOCUMENT)).toBe(true);
    expect(unaligned(readFileSync(DOCUMENT, 'utf8'))).toEqual(unaligned(said));
  });

  it('has a sentence about each table with personal data', () => {
    const sentences = entitySentences();
    const silent = app
      .get(PersonalData)
      .holdings.filter(({ table, impersonal }) => impersonal === undefined && !sentences.get(table));
    expect(silent.map(({ table }) => table)).toEqual([]);
  });

  it('is ended by an existing handler', () => {
    const known = app
      .get(HandlerRegistry)
      .allHandlers()
      .map(({ id }) => id);
    expect(periods().filter(({ job }) => !known.includes(job))).toEqual([]);
  });

  it('is tested period by period, below or with the feature at its own moment', () => {
    const tried = [...Object.keys(rows), ...Object.keys(ENDED_AT_THEIR_MOMENT)];
    expect(periods().map(nameOf).toSorted()).toEqual(tried.toSorted());
    for (const spec of Object.values(ENDED_AT_THEIR_MOMENT)) {
      expect([spec, readFileSync(join(import.meta.dirname, '..', spec), 'utf8')]).toEqual([
        spec,
        expect.stringContaining('clock.advance') as string,
      ]);
    }
  });

  it('keeps data until its period is over, and no longer', async () => {
    const outcomes: Record<string, { before: boolean; after: boolean }> = {};
    for (const period of periods().filter((one) => nameOf(one) in rows)) {
      const kept = rows[nameOf(period)];
      if (!kept) continue;
      const over = app.clock.now().getTime() - period.days * DAY_MS;
      const young = await kept.make(new Date(over + MINUTE_MS));
      const old = await kept.make(new Date(over - MINUTE_MS));
      const handler = app
        .get(HandlerRegistry)
        .allHandlers()
        .find(({ id }) => id === period.job);
      await handler?.run({ eventId: young, occurredAt: app.clock.now(), type: handler.event.type });
      await app.drainEvents(); // its columns about strangers
      outcomes[nameOf(period)] = { before: await kept.isThere(young), after: await kept.isThere(old) };
    }
    expect(outcomes).toEqual(
      Object.fromEntries(Object.keys(rows).map((name) => [name, { before: true, after: false }])),
    );
  });
});
