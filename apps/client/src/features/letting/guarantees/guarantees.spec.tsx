import type { Guarantee, GuaranteesOfLease } from '@common-roof/contracts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';

import { createStore } from '#app/store.ts';
import { loadWords } from '#i18n/i18n.ts';
import { FakeServer, ok } from '#test/fake-server.ts';
import { idOf, signIn } from '#test/people.ts';
import { LeaseGuarantee } from './lease-guarantee.tsx';

const [LEASE, ID] = [idOf(700), idOf(800)];
const PATH = `/api/agreements/${LEASE}/guarantees` as const;

const aGuarantee = (more: Partial<Guarantee> = {}): Guarantee => ({
  _id: ID,
  agreement_id: LEASE,
  state: 'asked',
  guarantor: { name: 'Carmen Alvarez', email: 'carmen@guarantees.test' },
  limit: '1000.00',
  limit_months: 2,
  currency: 'GBP',
  covers: 'rent',
  until_on: null,
  overdue_days: 14,
  text: 'I answer for the rent.\n\nUp to the limit.',
  language: 'en',
  shows_payments: false,
  asked_at: '2030-06-01T10:00:00.000Z',
  agreed_at: null,
  link_expires_at: null,
  signed_at: null,
  ended_at: null,
  ended: null,
  declined_by: null,
  reason: '',
  has_document: false,
  version: 1,
  ...more,
});
const ofLease = (items: Guarantee[], can_ask = false): GuaranteesOfLease => ({
  items,
  can_ask,
  monthly_rent: '500.00',
  currency: 'GBP',
  starts_on: '2030-03-01',
});

async function show(side: 'homeowner' | 'roomie', first: GuaranteesOfLease, place: 'above' | 'below' = 'below') {
  await loadWords('guarantees');
  signIn(side);
  let now = first;
  const become = (more: Partial<Guarantee>): Guarantee => {
    const next = aGuarantee(more);
    now = ofLease([next]);
    return next;
  };
  const server = new FakeServer()
    .on(`GET ${PATH}`, () => ok(now))
    .on(`POST ${PATH}`, () => ok(become({})))
    .on(`PUT /api/guarantees/${ID}/answer`, ({ body }) =>
      ok(
        become((body as { agrees: boolean }).agrees ? { state: 'sent' } : { state: 'declined', declined_by: 'roomie' }),
      ),
    )
    .on(`PUT /api/guarantees/${ID}/sharing`, ({ body }) =>
      ok(become({ state: 'signed', ...(body as { shows_payments: boolean }) })),
    )
    .on(`PUT /api/guarantees/${ID}`, () => ok(become({ state: 'ended', ended: 'released' })))
    .install();
  render(
    <Provider store={createStore()}>
      <LeaseGuarantee leaseId={LEASE} side={side} place={place} />
    </Provider>,
  );
  const sent = (path: string): unknown =>
    server.asked.findLast((asked) => asked.path === path && asked.method !== 'GET')?.body;
  return { user: userEvent.setup(), sent };
}

describe('the guarantor of a lease, for its homeowner', () => {
  it('is asked for with a limit in months of rent', async () => {
    const { user, sent } = await show('homeowner', ofLease([], true));
    await user.click(await screen.findByRole('button', { name: 'Ask for a guarantee' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/One month is £500.00 today/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Ask the roomie' }));
    expect(dialog.getByText('Enter a name.')).toBeVisible();
    await user.type(dialog.getByLabelText(/Guarantor’s full name/), 'Carmen Alvarez');
    await user.type(dialog.getByLabelText(/Guarantor’s e-mail/), 'carmen@guarantees.test');
    await user.click(dialog.getByRole('button', { name: 'Ask the roomie' }));
    expect(await screen.findByText('Roomie to agree')).toBeVisible();
    expect(sent(PATH)).toEqual({
      name: 'Carmen Alvarez',
      email: 'carmen@guarantees.test',
      limit: { months: 3 },
      covers: 'rent',
      until_on: null,
      overdue_days: 14,
    });
  });

  it('is released after a confirmation', async () => {
    const { user, sent } = await show('homeowner', ofLease([aGuarantee({ state: 'signed', version: 3 })]));
    await user.click(await screen.findByRole('button', { name: 'Release the guarantor' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Release' }));
    expect(await screen.findByText('The homeowner released Carmen Alvarez.')).toBeVisible();
    expect(sent(`/api/guarantees/${ID}`)).toEqual({ action: 'release', version: 3 });
  });
});

describe('the guarantor of a lease, for its roomie', () => {
  it('is a question above the text, with what the guarantor sees', async () => {
    const { user, sent } = await show('roomie', ofLease([aGuarantee()]), 'above');
    expect(await screen.findByText(/Your homeowner would like Carmen Alvarez to answer/)).toBeVisible();
    expect(screen.getByText('carmen@guarantees.test')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Also show them all dues and payments' }));
    await user.click(screen.getByRole('button', { name: 'Agree' }));
    expect(sent(`/api/guarantees/${ID}/answer`)).toEqual({ agrees: true, shows_payments: true, version: 1 });
  });

  it('is declined with a reason', async () => {
    const { user, sent } = await show('roomie', ofLease([aGuarantee()]), 'above');
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(dialog.getByText('Enter a reason.')).toBeVisible();
    await user.type(dialog.getByLabelText(/Reason/), 'My mother can’t.');
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(sent(`/api/guarantees/${ID}/answer`)).toEqual({ agrees: false, reason: 'My mother can’t.', version: 1 });
  });

  it('sees more or less at once, as the roomie chooses', async () => {
    const { user, sent } = await show('roomie', ofLease([aGuarantee({ state: 'signed' })]));
    await user.click(await screen.findByRole('switch', { name: 'Also show them all dues and payments' }));
    expect(sent(`/api/guarantees/${ID}/sharing`)).toEqual({ shows_payments: true });
    const chosen = { name: 'Also show them all dues and payments', checked: true };
    expect(await screen.findByRole('switch', chosen)).toBeInTheDocument();
  });

  it('is nothing while nobody was asked for', async () => {
    await show('roomie', ofLease([]));
    expect(screen.queryByText('Guarantor')).toBeNull();
  });
});
