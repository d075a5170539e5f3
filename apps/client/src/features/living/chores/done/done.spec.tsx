import { plusDays } from '@common-roof/domain';
import { screen, waitFor, within } from '@testing-library/react';

import { atTheChores, BEN, MARA, TODAY } from '#test/at-the-chores.tsx';
import { aChore, aTurn } from '#test/chores.ts';
import { ok, refuse } from '#test/fake-server.ts';
import { PERSON } from '#test/people.ts';

const CHORE = aChore(1);
const PATH = `/done/${CHORE._id}`;
const LATE = { due_at: `${TODAY}T23:59:00.000Z` };

/** What the code of the kitchen opens, with these turns. */
function atTheCode(turns: ReturnType<typeof aTurn>[], as: 'roomie' | 'homeowner' = 'roomie') {
  const stage = atTheChores(PATH, { as, turns });
  stage.server.on(`GET /api/chores/${CHORE._id}`, () => ok(CHORE));
  return stage;
}

describe('the code at a washing machine', () => {
  it('opens one big button, which reports the turn of the chore', async () => {
    const { server, user, kept } = atTheCode([aTurn(1, TODAY, { ...LATE, assignee: MARA })]);
    const turn = kept.turns[0];
    server.on(`POST /api/roomies/feed/${PERSON.roomie}`, () => {
      kept.turns = [aTurn(1, TODAY, { ...LATE, assignee: MARA, state: 'posted' })];
      return ok({ _id: turn?._id });
    });
    expect(await screen.findByText('Your turn today.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I did it' }));
    expect(await screen.findByText('Posted. Your housemates will confirm it.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'I did it' })).not.toBeInTheDocument();
    const sent = server.asked.findLast(({ method }) => method === 'POST')?.body;
    expect(sent).toMatchObject({ assignment_id: turn?._id });
  });

  it('says whose turn is taken over', async () => {
    atTheCode([aTurn(1, TODAY, { ...LATE, assignee: BEN })]);
    expect(await screen.findByText('Ben’s turn today.')).toBeVisible();
    expect(screen.getByText('You take the turn over, and get its points.')).toBeVisible();
  });

  it('says what is next when nothing is due, also to a homeowner', async () => {
    const later = plusDays(TODAY, 5);
    atTheCode([aTurn(1, later, { assignee: BEN })]);
    expect(await screen.findByText(/^Nothing to do now\. Next: Ben, /)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'I did it' })).not.toBeInTheDocument();
  });

  it('is nothing for somebody who doesn’t live there', async () => {
    const { server } = atTheChores(PATH);
    server.on(`GET /api/chores/${CHORE._id}`, () => refuse('not_found', 'There is nothing here.'));
    expect(await screen.findByText('This code isn’t for a chore of your house.')).toBeVisible();
  });

  it('is printed from the list of chores', async () => {
    const { user } = atTheChores('/chores/all');
    await user.click(await screen.findByRole('button', { name: 'Print a code: Kitchen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Done? Scan this: Kitchen' }));
    expect(dialog.getByRole('img', { name: 'Code to report Kitchen as done' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });
});
