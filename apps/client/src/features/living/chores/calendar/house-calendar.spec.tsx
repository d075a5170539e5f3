import { TURNS_GIVEN_DAYS } from '@common-roof/contracts';
import { plusDays } from '@common-roof/domain';
import { screen, within } from '@testing-library/react';

import { atTheChores, BEN, MARA, OUTLOOK, TODAY } from '#test/at-the-chores.tsx';
import { aForeseenTurn, aTurn } from '#test/chores.ts';
import { ok, refuse } from '#test/fake-server.ts';
import { dayWithWeekday } from '#lib/dates.ts';

/** The first day without assigned turns. */
const BEYOND = plusDays(TODAY, TURNS_GIVEN_DAYS);
const NEXT = plusDays(BEYOND, 1);
const listFrom = (day: string, more = ''): string => `/chores?on=${day}${more}`;
const title = (day: string): string => dayWithWeekday(day, 'en');

describe('future turns in the calendar', () => {
  it("are not requested if the shown days don't reach that far", async () => {
    const { server } = atTheChores('/chores', { turns: [aTurn(1, TODAY)] });
    await screen.findByRole('region', { name: 'Today' });
    expect(server.times('GET', OUTLOOK)).toBe(0);
  });

  it('follow the assigned ones, with their fixed assignee and without actions', async () => {
    atTheChores(listFrom(plusDays(TODAY, 20)), {
      turns: [aTurn(1, plusDays(TODAY, 21), { assignee: MARA })],
      foreseen: [aForeseenTurn(BEYOND), aForeseenTurn(NEXT, BEN)],
    });
    const open = within(await screen.findByRole('region', { name: title(BEYOND) }));
    expect(open.getByText('Not assigned yet')).toBeVisible();
    expect(open.queryByRole('button')).not.toBeInTheDocument();
    const bens = within(screen.getByRole('region', { name: title(NEXT) }));
    expect(bens.getByText('Ben')).toBeVisible();
    expect(screen.getByText('Your turn')).toBeVisible();
  });

  it("are only the reader's fixed chores when filtered by their own turns", async () => {
    atTheChores(listFrom(BEYOND, '&whose=mine'), {
      foreseen: [aForeseenTurn(BEYOND), aForeseenTurn(NEXT, MARA)],
    });
    expect(await screen.findByRole('region', { name: title(NEXT) })).toBeVisible();
    expect(screen.queryByRole('region', { name: title(BEYOND) })).not.toBeInTheDocument();
  });

  it('are shown on each day of a month', async () => {
    atTheChores(`/chores?view=month&on=${BEYOND}`, { foreseen: [aForeseenTurn(BEYOND)] });
    const name = `${title(BEYOND)}: 1 chore, Kitchen (not assigned yet)`;
    expect(await screen.findByRole('button', { name })).toBeVisible();
  });

  it('can be reloaded after a failure', async () => {
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    const { server, user } = atTheChores(listFrom(BEYOND));
    server.on(`GET ${OUTLOOK}`, () => refuse('internal', 'Broken.'));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.on(`GET ${OUTLOOK}`, () => ok({ items: [aForeseenTurn(BEYOND)] }));
    await user.click(retry);
    expect(await screen.findByRole('region', { name: title(BEYOND) })).toBeVisible();
    logged.mockRestore();
  });
});
