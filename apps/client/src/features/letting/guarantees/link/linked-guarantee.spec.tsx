import type { LinkedGuarantee } from '@common-roof/contracts';
import { screen, waitFor, within } from '@testing-library/react';

import { ok, refuse } from '#test/fake-server.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const TOKEN = 'A'.repeat(43);
const common = { homeowner: 'Helen Marsh', roomie: 'Rosa Alvarez', house: 'Alder House', guarantor: 'Carmen Alvarez' };
const terms = {
  limit: '1000.00',
  limit_months: 2,
  currency: 'GBP',
  covers: 'rent',
  until_on: null,
  overdue_days: 14,
} as const;
const lease = {
  lease: {
    room: 'Box room',
    address: '4 Alder Road, M20 3BG Manchester',
    starts_on: '2030-03-01',
    ends_on: null,
    rent: '500.00',
    rent_period: 'month',
  },
  text: 'I answer for the rent.\n\nUp to the limit.',
  language: 'en',
} as const;
const overdue = {
  overdue: {
    dues: [
      { label: 'Rent for May 2030', due_on: '2030-05-01', days_overdue: 20, left: '500.00', covered: '500.00' },
      { label: 'Rent for June 2030', due_on: '2030-06-01', days_overdue: 5, left: '700.00', covered: '0.00' },
    ],
    total: '500.00',
  },
};
const unsigned: LinkedGuarantee = {
  state: 'sent',
  ...common,
  ...terms,
  ...lease,
  overdue: { dues: [], total: '0.00' },
  sent_to: 'ca•••@guarantees.test',
  text_sha256: '0'.repeat(64),
  consent: { version: 2, points: ['I agree to sign electronically.'] },
  expires_at: '2030-06-20T10:00:00.000Z',
};
const signed: LinkedGuarantee = {
  state: 'signed',
  ...common,
  ...terms,
  ...lease,
  ...overdue,
  signed_at: '2030-04-01T10:00:00.000Z',
  has_document: true,
  pay_to: { holder: 'Helen Marsh', iban: 'GB29NWBK60161331926819', reference: 'Alder House 12345678' },
  payments: null,
};

/** The page of a link whose guarantee changes as the calls say. */
function atTheLink(first: LinkedGuarantee) {
  let now = first;
  const server = aServer()
    .on('POST /api/guarantees/link', () => ok(now))
    .on('POST /api/guarantees/link/code', () =>
      ok({ sent_to: 'ca•••@guarantees.test', expires_at: '2030-06-10T10:15:00.000Z' }),
    )
    .on('PUT /api/guarantees/link/signature', ({ body }) => {
      if ((body as { code: string }).code !== '123456') {
        return refuse('rule_violated', 'This code is wrong or has expired.');
      }
      now = signed;
      return ok(now);
    })
    .on('PUT /api/guarantees/link/refusal', () => {
      now = { state: 'declined', ...common };
      return ok(now);
    });
  return { server, ...renderApp(`/guarantee/${TOKEN}`) };
}

// jsdom has no layout to scroll.
beforeEach(() => {
  Object.defineProperty(Element.prototype, 'scrollIntoView', { value: () => undefined, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

describe('the page of a guarantor’s link', () => {
  it('signs with consent, a name and the code, and keeps what was typed after a wrong one', async () => {
    const { user } = atTheLink(unsigned);
    expect(await screen.findByRole('heading', { name: /Will you be the guarantor for Rosa Alvarez/ })).toBeVisible();
    expect(screen.getByText('£1,000.00 (2 months’ rent)')).toBeVisible();
    expect(screen.getByText('Nothing is overdue.')).toBeVisible();
    const submit = await screen.findByRole('button', { name: 'Sign the guarantee' });
    await user.click(submit);
    expect(screen.getByText('Agree to sign electronically, or decline.')).toBeVisible();
    expect(screen.getByText('Ask for the code first.')).toBeVisible();
    await user.click(screen.getByRole('checkbox'));
    await user.type(screen.getByLabelText('Your full name'), 'Carmen Alvarez');
    await user.click(screen.getByRole('button', { name: 'E-mail me the code' }));
    await user.type(await screen.findByLabelText('Code from the e-mail'), '000000');
    await user.click(submit);
    expect(await screen.findByText('This code is wrong or has expired.')).toBeVisible();
    expect(screen.getByLabelText('Your full name')).toHaveValue('Carmen Alvarez');
    await user.clear(screen.getByLabelText('Code from the e-mail'));
    await user.type(screen.getByLabelText('Code from the e-mail'), '123456');
    await user.click(submit);
    expect(await screen.findByText(/You signed\. Helen Marsh and Rosa Alvarez have been told/)).toBeVisible();
  });

  it('shows what is overdue, what is covered of it, and how to pay', async () => {
    atTheLink(signed);
    expect(await screen.findByText('Your guarantee covers £500.00 of this.')).toBeVisible();
    expect(screen.getByText(/5 days overdue · Beyond your limit/)).toBeVisible();
    expect(screen.getByText('GB29NWBK60161331926819')).toBeVisible();
    expect(await screen.findByText('Rosa Alvarez shows you only what is overdue.')).toBeVisible();
  });

  it('declines with a reason', async () => {
    const { user, server } = atTheLink(unsigned);
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Reason (optional)'), 'I’m retired.');
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByRole('heading', { name: 'You declined' })).toBeVisible();
    expect(server.asked.findLast(({ path }) => path === '/api/guarantees/link/refusal')?.body).toEqual({
      token: TOKEN,
      reason: 'I’m retired.',
    });
  });

  it('says only that it ended', async () => {
    atTheLink({
      state: 'ended',
      ...common,
      ended: 'released',
      ended_at: '2030-06-01T10:00:00.000Z',
      has_document: true,
    });
    expect(await screen.findByRole('heading', { name: /has ended/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download the guarantee' })).toBeVisible();
    expect(screen.queryByText('Overdue now')).toBeNull();
  });

  it('says that a link has stopped working', async () => {
    aServer().on('POST /api/guarantees/link', () => refuse('link_spent', 'Ask the homeowner for a new one.'));
    renderApp(`/guarantee/${TOKEN}`);
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    expect(screen.getByText('Ask the homeowner for a new one.')).toBeVisible();
  });

  it('says that an incomplete link is none', async () => {
    renderApp('/guarantee/short');
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByText('Overdue now')).toBeNull();
    });
  });
});
