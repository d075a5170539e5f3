import type { ChoreAssignment, RoomiePublic } from '@common-roof/contracts';
import { plusDays } from '@common-roof/domain';
import { screen, waitFor, within } from '@testing-library/react';

import { aHousemate, atTheChores, BEN, dayOf, MARA, TODAY, TOMORROW } from '#test/at-the-chores.tsx';
import { aTurn } from '#test/chores.ts';
import { ok, refuse } from '#test/fake-server.ts';
import { idOf } from '#test/people.ts';
import { offersOf } from './turn-offers.ts';

const CHANGE = idOf(801);
const changedBy = (by: typeof MARA, how: 'take_over' | 'pass_on' | 'swap') => ({ _id: CHANGE, how, by });
const pathOf = (turn: ChoreAssignment) => `/api/chores/turns/${turn._id}` as const;
const answer = (...assignments: ChoreAssignment[]) => ok({ change_id: CHANGE, assignments });
const UNDO = `/api/chores/turn-changes/${CHANGE}` as const;

describe('the actions on a turn', () => {
  const now = new Date('2026-11-23T12:00:00.000Z');
  const mara = { userType: 'roomie', id: MARA._id } as const;
  const turn = aTurn(1, '2026-11-24', { assignee: MARA });

  it('let a roomie swap or pass on their own turn until it is due', () => {
    expect(offersOf(turn, mara, now)).toEqual(['swap', 'passOn']);
    expect(offersOf(aTurn(1, '2026-11-22', { assignee: MARA }), mara, now)).toEqual([]);
  });

  it('let a roomie take over another or an open turn, even a due one, until it is done', () => {
    expect(offersOf({ ...turn, assignee: BEN }, mara, now)).toEqual(['takeOver']);
    expect(offersOf(aTurn(1, '2026-11-22'), mara, now)).toEqual(['takeOver']);
    expect(offersOf({ ...turn, assignee: BEN, state: 'posted' }, mara, now)).toEqual([]);
  });

  it('let the person who made a change, the new assignee and the homeowner undo it', () => {
    const byBen = { ...turn, assignee: MARA, changed: changedBy(BEN, 'pass_on') };
    expect(offersOf(byBen, mara, now)).toEqual(['undo', 'swap', 'passOn']);
    expect(offersOf(byBen, { userType: 'roomie', id: BEN._id }, now)).toEqual(['undo', 'takeOver']);
    expect(offersOf(byBen, { userType: 'roomie', id: idOf(12) }, now)).toEqual(['takeOver']);
    expect(offersOf(byBen, { userType: 'homeowner', id: idOf(2) }, now)).toEqual(['assign', 'undo']);
    expect(offersOf(byBen, { userType: 'neatkeeper', id: idOf(3) }, now)).toEqual([]);
  });
});

describe('a turn, for a roomie', () => {
  it('is taken over with one tap, and given back with another', async () => {
    const turn = aTurn(1, TOMORROW, { assignee: BEN, version: 4 });
    const taken = { ...turn, assignee: MARA, by_hand: true, changed: changedBy(MARA, 'take_over') };
    const { server, user, kept } = atTheChores('/chores', { turns: [turn] });
    server.on(`PUT ${pathOf(turn)}`, () => {
      kept.turns = [taken];
      return answer(taken);
    });
    server.on(`DELETE ${UNDO}`, () => {
      kept.turns = [turn];
      return answer(turn);
    });
    await user.click(await screen.findByRole('button', { name: /^I’ll do it: Kitchen on / }));
    const day = within(await dayOf('Tomorrow'));
    expect(await day.findByText('Taken over by you')).toBeVisible();
    expect(day.queryByText(/assigned by the homeowner/)).not.toBeInTheDocument();
    expect(server.asked.find(({ path }) => path === pathOf(turn))?.body).toEqual({ do: 'take_over', version: 4 });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/^Undone: Kitchen on .* is as before\.$/)).toBeVisible();
    expect(await day.findByText('Ben')).toBeVisible();
  });

  it("isn't offered on a day on which they are away", async () => {
    const away = [{ from: TOMORROW, to: TOMORROW }];
    const turns = [aTurn(1, TOMORROW, { assignee: BEN }), aTurn(2, plusDays(TODAY, 2), { assignee: BEN })];
    atTheChores('/chores', { turns, roomies: [aHousemate(MARA, away), aHousemate(BEN)] });
    await waitFor(() => {
      expect(screen.getAllByRole('button', { name: /^I’ll do it: Kitchen/ })).toHaveLength(1);
    });
    expect(within(await dayOf('Tomorrow')).queryByRole('button', { name: /^I’ll do it/ })).not.toBeInTheDocument();
  });

  it('is refetched if another roomie was faster, with an explanation', async () => {
    const turn = aTurn(1, TOMORROW);
    const theirs = { ...turn, assignee: BEN, version: 2 };
    const { server, user, kept } = atTheChores('/chores', { turns: [turn] });
    server.on(`PUT ${pathOf(turn)}`, () => {
      kept.turns = [theirs];
      return refuse('stale_version', 'This turn has changed since you opened it.', { current: theirs });
    });
    await user.click(await screen.findByRole('button', { name: /^I’ll do it/ }));
    expect(await screen.findByText('This turn has changed since you opened it.')).toBeVisible();
    expect(await within(await dayOf('Tomorrow')).findByText('Ben')).toBeVisible();
  });

  it("is passed on after a confirmation that it doesn't count as done", async () => {
    const turn = aTurn(1, TOMORROW, { assignee: MARA });
    const { server, user } = atTheChores('/chores', { turns: [turn] });
    server.on(`PUT ${pathOf(turn)}`, () => answer({ ...turn, assignee: BEN, changed: changedBy(MARA, 'pass_on') }));
    await user.click(await screen.findByRole('button', { name: /^More about Kitchen/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Pass on' }));
    const asked = within(await screen.findByRole('alertdialog'));
    expect(asked.getByText(/You still owe its points/)).toBeVisible();
    expect(server.times('PUT', pathOf(turn))).toBe(0);
    await user.click(asked.getByRole('button', { name: 'Pass on' }));
    expect(await screen.findByText(/^You passed on Kitchen/)).toBeVisible();
  });

  it('changed by another roomie is restored by the person concerned', async () => {
    const turn = aTurn(1, TOMORROW, { assignee: MARA, changed: changedBy(BEN, 'swap') });
    const { server, user } = atTheChores('/chores', { turns: [turn] });
    server.on(`DELETE ${UNDO}`, () => refuse('conflict', 'Another housemate has taken this turn.'));
    expect(await screen.findByText('Swapped by Ben')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Undo the change of Kitchen/ }));
    expect(await screen.findByText('Another housemate has taken this turn.')).toBeVisible();
  });
});

describe('a swap request', () => {
  const SWAP = idOf(811);
  const answered = `/api/chores/turn-changes/${SWAP}` as const;
  const theirs = { _id: idOf(790), chore: { _id: idOf(602), name: 'Stairs' }, due_on: plusDays(TODAY, 2) };

  it('is accepted by the person asked, on their own turn', async () => {
    const swap = { _id: SWAP, by: BEN, of: MARA, turn: theirs };
    const { server, user } = atTheChores('/chores', { turns: [aTurn(1, TOMORROW, { assignee: MARA, swap })] });
    server.on(`PUT ${answered}`, () => answer());
    const day = within(await dayOf('Tomorrow'));
    expect(await day.findByText(/^Ben asks to swap: you would do Stairs on .* instead\.$/)).toBeVisible();
    await user.click(day.getByRole('button', { name: /^Swap Kitchen on .* for Stairs on / }));
    expect(await screen.findByText(/^Swapped: you do Stairs on .*, Ben does Kitchen on /)).toBeVisible();
    expect(server.asked.find(({ path }) => path === answered)?.body).toEqual({ agrees: true });
  });

  it('is declined', async () => {
    const swap = { _id: SWAP, by: BEN, of: MARA, turn: theirs };
    const { server, user } = atTheChores('/chores', { turns: [aTurn(1, TOMORROW, { assignee: MARA, swap })] });
    server.on(`PUT ${answered}`, () => answer());
    await user.click(await screen.findByRole('button', { name: /^Don’t swap Kitchen/ }));
    expect(await screen.findByText(/^You keep Kitchen on /)).toBeVisible();
    expect(server.asked.find(({ path }) => path === answered)?.body).toEqual({ agrees: false });
  });

  it("waits for the person asking, who can withdraw it and can't ask twice", async () => {
    const swap = { _id: SWAP, by: MARA, of: BEN, turn: theirs };
    const mine = aTurn(1, TOMORROW, { assignee: MARA, swap });
    expect(offersOf(mine, { userType: 'roomie', id: MARA._id }, new Date())).toEqual(['passOn']);
    const { server, user } = atTheChores('/chores', { turns: [mine] });
    server.on(`DELETE ${answered}`, () => answer());
    expect(await screen.findByText(/^You asked Ben to swap it for Stairs on /)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel request to Ben about Kitchen' }));
    expect(await screen.findByText('Request to Ben cancelled: Kitchen.')).toBeVisible();
  });

  it("can't be answered by anyone else", async () => {
    const swap = { _id: SWAP, by: BEN, of: { _id: idOf(12), first_name: 'Cem' }, turn: theirs };
    atTheChores('/chores', { turns: [aTurn(1, TOMORROW, { assignee: BEN, swap })] });
    await dayOf('Tomorrow');
    expect(screen.queryByText(/asks to swap|asked/)).not.toBeInTheDocument();
  });
});

describe('swapping turns', () => {
  const mine = aTurn(1, TOMORROW, { assignee: MARA });
  const cem = { _id: idOf(12), first_name: 'Cem' };
  const later = plusDays(TODAY, 3);
  const theirs = aTurn(2, later, { assignee: BEN, version: 7 });
  const turns = [
    mine,
    theirs,
    aTurn(3, plusDays(TODAY, 4), { assignee: cem }),
    aTurn(4, plusDays(TODAY, -1), { assignee: cem }),
    aTurn(5, later),
  ];

  async function openSwap(roomies?: RoomiePublic[]) {
    const page = atTheChores('/chores', { turns, ...(roomies === undefined ? {} : { roomies }) });
    await page.user.click(await screen.findByRole('button', { name: /^Swap Kitchen/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Swap Kitchen' }));
    await dialog.findAllByRole('radio');
    return { ...page, dialog };
  }

  it("offers the others' future turns by person, and shows the consequences first", async () => {
    const { server, user, dialog } = await openSwap();
    expect(dialog.getAllByRole('radio')).toHaveLength(2);
    expect(dialog.getByRole('button', { name: 'Ask to swap' })).toBeDisabled();
    await user.type(dialog.getByRole('searchbox', { name: 'Search by person' }), 'be');
    await waitFor(() => {
      expect(dialog.getAllByRole('radio')).toHaveLength(1);
    });
    await user.click(dialog.getByRole('radio', { name: /Kitchen by Ben/ }));
    expect(dialog.getByRole('status')).toHaveTextContent(/^You do Kitchen on .*, Ben does Kitchen on .*\.$/);
    server.on(`PUT ${pathOf(mine)}`, () => answer(mine, theirs));
    await user.click(dialog.getByRole('button', { name: 'Ask to swap' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    const body = { do: 'swap', version: 1, with: { _id: theirs._id, version: 7 } };
    expect(server.asked.find(({ path }) => path === pathOf(mine))?.body).toEqual(body);
    expect(await screen.findByText(/^Asked Ben to swap /)).toBeVisible();
  });

  it('leaves out days on which either of the two is away', async () => {
    const away = [{ from: later, to: later }];
    const readerAway = await openSwap([aHousemate(MARA, away), aHousemate(BEN), aHousemate(cem)]);
    await waitFor(() => {
      expect(readerAway.dialog.getAllByRole('radio')).toHaveLength(1);
    });
    expect(readerAway.dialog.getByRole('radio', { name: /Kitchen by Cem/ })).toBeInTheDocument();
    readerAway.unmount();
    const theirTomorrow = [{ from: TOMORROW, to: TOMORROW }];
    const otherAway = await openSwap([aHousemate(MARA), aHousemate(BEN), aHousemate(cem, theirTomorrow)]);
    await waitFor(() => {
      expect(otherAway.dialog.getAllByRole('radio')).toHaveLength(1);
    });
    expect(otherAway.dialog.getByRole('radio', { name: /Kitchen by Ben/ })).toBeInTheDocument();
  });

  it('stays open after a rejection, and continues with current data', async () => {
    const { server, user, dialog, kept } = await openSwap();
    await user.click(dialog.getByRole('radio', { name: /Kitchen by Ben/ }));
    server.on(`PUT ${pathOf(mine)}`, () => {
      kept.turns = turns.map((turn) => (turn === theirs ? { ...turn, assignee: cem, version: 8 } : turn));
      return refuse('stale_version', 'This turn has changed since you opened it.', { current: theirs });
    });
    await user.click(dialog.getByRole('button', { name: 'Ask to swap' }));
    expect(await dialog.findByText('This turn has changed since you opened it.')).toBeVisible();
    await waitFor(() => {
      expect(dialog.getByRole('status')).toHaveTextContent(/Cem does Kitchen on/);
    });
    expect(dialog.getByRole('button', { name: 'Ask to swap' })).toBeEnabled();
  });
});
