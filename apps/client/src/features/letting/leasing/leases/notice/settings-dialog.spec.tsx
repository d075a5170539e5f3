import type { LeaseSettings } from '@common-roof/contracts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';

import { createStore } from '#app/store.ts';
import { loadWords } from '#i18n/i18n.ts';
import { FakeServer, ok } from '#test/fake-server.ts';
import { signIn } from '#test/people.ts';
import { SettingsDialog } from './settings-dialog.tsx';

const HOUSE = { _id: '01900000-0000-7000-8000-000000000001', name: 'Alder House' };
const PATH = `/api/leases/settings/${HOUSE._id}` as const;
const SETTINGS: LeaseSettings = {
  notice_days: 30,
  notice_ends: 'any_day',
  deposit_return_days: 30,
  fixed_term: 'ends',
  version: 4,
  rent_due_day: 1,
  rent_reminders: { before: [3], on_the_day: true, after: [3, 10, 20] },
  rent_increase: { notice_days: 60, months: 12, most_percent: null },
};

it('saves the due day and reminders of rent, and keeps the other settings', async () => {
  await loadWords('leases');
  signIn('homeowner');
  const server = new FakeServer()
    .on(`GET ${PATH}`, () => ok(SETTINGS))
    .on(`PUT ${PATH}`, ({ body }) => ok(body))
    .install();
  const user = userEvent.setup();
  render(
    <Provider store={createStore()}>
      <SettingsDialog house={HOUSE} onClose={() => undefined} />
    </Provider>,
  );
  const type = async (label: RegExp, text: string): Promise<void> => {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    if (text !== '') await user.type(field, text);
  };
  const save = screen.findByRole('button', { name: 'Save' });
  await type(/^Day of the month/, '32');
  expect(await save).toBeDisabled();
  await type(/^Day of the month/, '15');
  await type(/^Most, in percent/, '8');
  await type(/days before$/, '');
  await type(/days after$/, '7 14');
  await user.click(screen.getByLabelText('Remind on the day'));
  await user.click(await save);
  await waitFor(() => {
    expect(server.asked.find(({ method }) => method === 'PUT')?.body).toEqual({
      ...SETTINGS,
      rent_due_day: 15,
      rent_reminders: { before: [], on_the_day: false, after: [7, 14] },
      rent_increase: { notice_days: 60, months: 12, most_percent: 8 },
    });
  });
});
