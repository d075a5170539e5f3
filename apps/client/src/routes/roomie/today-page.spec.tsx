import type { Conversation, Deposit, Me } from '@common-roof/contracts';
import { screen, within } from '@testing-library/react';

import { ok } from '#test/fake-server.ts';
import { aHouse, aHouseDetail, HOUSE } from '#test/houses.ts';
import { aConversation, conversationPageOf, idOf, meOf, PERSON, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';
import type { Arrival } from './arrival-card.tsx';

function withoutHouse(arrival: Arrival | null = null): Me {
  const me = meOf('roomie');
  if (me.userData.account_type !== 'roomie') throw new Error('not a roomie');
  return { userType: 'roomie', userData: { ...me.userData, house: null, room: null, arrival } };
}

const dataOf = (deposit: Partial<Deposit> | null) => ({
  returned_damaged_deposit: false,
  returned_damaged_form_description: '',
  returned_damaged_deposit_date: '2026-11-26',
  comments: '',
  deposit,
});

function open(
  conversations: Conversation[],
  deposit: Partial<Deposit> | null = null,
  arrival: Arrival | null = null,
  path = '/user',
) {
  signIn('roomie');
  aServer()
    .on('GET /api/me', () => ok(withoutHouse(arrival)))
    .on('GET /api/messages', () => ok(conversationPageOf(conversations)))
    .on(`GET /api/roomies/damage_deposit_data/${PERSON.roomie}`, () => ok(dataOf(deposit)));
  return renderApp(path);
}

describe('a roomie without a house', () => {
  it("isn't promised conversations if there are none", async () => {
    open([]);
    expect(await screen.findByText('You don’t live in a house at the moment.')).toBeInTheDocument();
  });

  it('finds earlier conversations, and until when they can be read', async () => {
    open([aConversation({ can_write: false, left_on: '2020-03-12' })]);
    expect(await screen.findByText(/You can still read messages from before/)).toBeInTheDocument();
  });
});

describe('a roomie who moves in on a later day', () => {
  const arrival: Arrival = {
    house: 'Lindenhof',
    room: 'Loft',
    on: '2090-12-23',
    address: '4 Linden Street, M20 3BG Manchester',
    agreement_id: idOf(71),
    currency: 'GBP',
    deposit: '470.00',
    deposit_paid: '0.00',
    pay_to: { holder: 'Helen Marsh', iban: 'GB33BUKB20201555555555' },
    reference: 'Lindenhof 00000071',
  };

  it('sees the date, address, lease, deposit, how to pay it, and the contact', async () => {
    const room = aConversation({ kind: 'room', can_write: true });
    const { user } = open([room], null, arrival);
    const card = within(await screen.findByRole('region', { name: /^You move in on .*2090/ }));
    expect(card.getByText('4 Linden Street, M20 3BG Manchester')).toBeVisible();
    expect(card.getByText('£470.00, not paid yet')).toBeVisible();
    expect(card.getByRole('link', { name: 'Your lease' })).toHaveAttribute('href', expect.stringContaining(idOf(71)));
    expect(card.getByRole('link', { name: 'Write to your homeowner' })).toHaveAttribute(
      'href',
      expect.stringContaining(room._id),
    );
    await user.click(card.getByRole('button', { name: 'How to pay' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Lindenhof 00000071')).toBeVisible();
  });

  it("isn't asked for a deposit that is paid", async () => {
    open([], null, { ...arrival, deposit_paid: '470.00' });
    const card = within(await screen.findByRole('region', { name: /^You move in on/ }));
    expect(card.getByText('£470.00, paid')).toBeVisible();
    expect(card.queryByRole('button', { name: 'How to pay' })).not.toBeInTheDocument();
  });

  it.each([
    ['/chores', 'Its chores appear here from then on'],
    ['/rulechange', 'Its rules appear here from then on'],
    ['/supplies', 'What everyone buys for it appears here from then on'],
  ])('reads on %s when the house is theirs', async (path, what) => {
    open([], null, arrival, path);
    expect(await screen.findByText(new RegExp(`^You move into Lindenhof on .*2090. ${what}`))).toBeVisible();
  });
});

describe('a past tenant waiting for a deposit', () => {
  const held: Partial<Deposit> = {
    _id: idOf(70),
    agreement_id: idOf(71),
    homeowner: { _id: idOf(72), name: 'Helen Marsh' },
    house: { _id: HOUSE, name: 'Lindenhof' },
    state: 'held',
    currency: 'GBP',
    held: '420.00',
    deducted: '70.00',
    set_off: '0.00',
    left: '350.00',
    arrears: null,
    return_by: '2090-12-15',
    settled: null,
    disputable_until: null,
    deductions: [],
  };

  it('sees first how much comes back, from whom and by when', async () => {
    open([], held);
    const deposit = within(await screen.findByRole('region', { name: 'Your deposit' }));
    expect(deposit.getByText(/^£350\.00 due back by .*2090/)).toBeInTheDocument();
    expect(deposit.getByText('£70.00 of £420.00 deducted so far.')).toBeInTheDocument();
    expect(deposit.getByText('Helen Marsh · Lindenhof')).toBeInTheDocument();
    expect(deposit.getByRole('link', { name: 'See the deposit' })).toHaveAttribute(
      'href',
      `/lease?agreement=${idOf(71)}`,
    );
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Your deposit');
  });

  it('sees when the deadline has passed', async () => {
    open([], { ...held, return_by: '2020-01-31' });
    expect(await screen.findByText(/^£350\.00 was due back by/)).toBeInTheDocument();
  });

  it('no longer sees it once it was returned', async () => {
    const settled = {
      at: '2020-01-01T10:00:00.000Z',
      returned: '420.00',
      returned_on: '2020-01-01',
      how: '',
      comments: '',
    };
    open([], { ...held, state: 'returned', settled, disputable_until: '2020-02-01' });
    expect(await screen.findByRole('heading', { name: 'Newest messages' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Your deposit' })).not.toBeInTheDocument();
  });
});

describe('the wanted board on the start page', () => {
  it('asks for the price of a purchased item, like the costs page', async () => {
    signIn('roomie');
    const me = meOf('roomie');
    if (me.userData.account_type !== 'roomie') throw new Error('not a roomie');
    const house = { _id: HOUSE, name: 'Lindenhof' };
    const detail = aHouseDetail({ board: { version: 3, items: ['Salt'] } });
    const none = { items: [], next_cursor: null };
    const server = aServer()
      .on('GET /api/me', () => ok({ ...me, userData: { ...me.userData, house } }))
      .on('GET /api/houses/all', () => ok({ ...none, items: [aHouse()] }))
      .on(`GET /api/houses/byId/${HOUSE}`, () => ok(detail));
    const { user } = renderApp('/user');
    const board = within(await screen.findByRole('region', { name: 'Shopping list' }));
    expect(board.getByRole('button', { name: 'Remove from the list: Salt' })).toBeInTheDocument();
    await user.click(board.getByRole('button', { name: 'Bought: Salt' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('textbox', { name: /price/ })).toHaveValue('');
    expect(server.asked.filter(({ method }) => method === 'PUT')).toEqual([]);
  });
});
