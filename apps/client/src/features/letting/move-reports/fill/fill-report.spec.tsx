import type { MoveReportDetail, ReportItem } from '@common-roof/contracts';
import { screen, waitFor, within } from '@testing-library/react';

import { ok } from '#test/fake-server.ts';
import { HOUSE } from '#test/houses.ts';
import { idOf, meOf, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const REPORT = idOf(600);

const item = (at: number, area: ReportItem['area'], thing: string, more: Partial<ReportItem> = {}): ReportItem => ({
  _id: idOf(610 + at),
  area,
  thing,
  name: thing,
  condition: null,
  remarks: '',
  photos: [],
  baseline: null,
  change: null,
  ...more,
});

const LIST = [
  item(1, 'room', 'Walls'),
  item(2, 'room', 'Floor', { condition: 'worn' }),
  item(3, 'kitchen', 'Sink'),
  item(4, 'keys', 'house_key', { name: 'House key' }),
  item(5, 'keys', 'meters', { name: 'Meters' }),
];

const report: MoveReportDetail = {
  _id: REPORT,
  kind: 'move_in',
  by: 'roomie',
  state: 'draft',
  roomie: { _id: idOf(1), name: 'Mara Lind' },
  house: { _id: HOUSE, name: 'Lindenhof' },
  room_name: 'East',
  tenancy_id: idOf(2),
  starts_on: '2026-05-01',
  ends_on: null,
  items: LIST.length,
  looked_at: 1,
  worse: 0,
  photos: 0,
  submitted_at: null,
  acknowledged_at: null,
  list: LIST,
  signature: null,
  sha256: null,
  acknowledgement: null,
  addenda: [],
  may: ['fill'],
};

async function filling(more: Partial<MoveReportDetail> = {}) {
  signIn('roomie');
  const shown = { ...report, ...more };
  const server = aServer()
    .on('GET /api/me', () => ok(meOf('roomie')))
    .on(`GET /api/move-in-submissions/${REPORT}`, () => ok(shown));
  for (const { _id: id } of shown.list) server.on(`PUT /api/move-in-submissions/${REPORT}/items/${id}`, () => ok({}));
  const app = renderApp(`/move-in?report=${REPORT}`);
  await screen.findByRole('region', { name: 'The room' });
  const saved = () =>
    server.asked.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path.split('/').at(-1), body]);
  return { ...app, saved };
}

describe('filling in a report', () => {
  it('sets a whole area to good with one tap, and keeps earlier answers', async () => {
    const { user, saved } = await filling();
    await user.click(screen.getByRole('button', { name: 'All good in this area: The room' }));
    await waitFor(() => {
      expect(saved()).toMatchObject([[idOf(611), { condition: 'good' }]]);
    });
    expect(screen.queryByRole('button', { name: 'All good in this area: The room' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'All good in this area: Kitchen' })).toBeInTheDocument();
  });

  it('copies the move-in conditions when moving out', async () => {
    const baseline = { condition: 'worn' as const, remarks: '', photos: [] };
    const { user, saved } = await filling({ kind: 'move_out', list: [item(1, 'room', 'Walls', { baseline })] });
    await user.click(screen.getByRole('button', { name: 'All unchanged: The room' }));
    await waitFor(() => {
      expect(saved()).toMatchObject([[idOf(611), { condition: 'worn' }]]);
    });
  });

  it('counts keys and reads meters as numbers with units', async () => {
    const { user, saved } = await filling();
    const keys = within(screen.getByRole('region', { name: 'Keys and meters' }));
    expect(keys.queryByRole('radiogroup')).not.toBeInTheDocument();
    await user.type(keys.getByRole('textbox', { name: 'Quantity: House key' }), '2x');
    await user.type(keys.getByRole('textbox', { name: 'Electricity' }), '1204,5');
    await user.type(keys.getByRole('textbox', { name: 'Water' }), '88');
    await waitFor(() => {
      expect(saved()).toContainEqual([idOf(614), expect.objectContaining({ condition: 'good', remarks: '2 keys' })]);
      expect(saved().at(-1)).toEqual([
        idOf(615),
        expect.objectContaining({ condition: 'good', remarks: 'Electricity: 1204,5 kWh\nWater: 88 m³' }),
      ]);
    });
  });
});
