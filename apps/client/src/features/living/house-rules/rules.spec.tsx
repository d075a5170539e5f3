import type { RuleBook, RuleChange, RuleComment } from '@common-roof/contracts';
import { screen, waitFor, within } from '@testing-library/react';

import { FakeLive } from '#test/fake-live.ts';
import { ok, refuse } from '#test/fake-server.ts';
import { aHouseDetail, HOUSE } from '#test/houses.ts';
import { idOf, meOf, PERSON, signIn } from '#test/people.ts';
import { finishPostponed } from '#test/postponed.ts';
import { aServer, renderApp } from '#test/render-app.tsx';
import { aBook, aChange, aRuleComment } from '#test/rules.ts';

const BOOK = `/api/houses/rule-book/${HOUSE}` as const;
const CHANGES = `/api/houses/rule-changes/${HOUSE}` as const;
const CHANGE = `/api/rule-changes/${aChange(1)._id}` as const;
const PROPOSE = '/api/roomies/rulechange';

interface Given {
  book?: RuleBook;
  changes?: RuleChange[];
  comments?: RuleComment[];
}

function atTheRules(role: 'roomie' | 'homeowner', { book = aBook(), changes = [], comments = [] }: Given = {}) {
  signIn(role);
  const kept = { book, changes, comments };
  const live = new FakeLive();
  const server = aServer()
    .on('GET /api/me', () => ok(meOf(role)))
    .on(`GET /api/houses/byId/${HOUSE}`, () => ok(aHouseDetail()))
    .on(`GET ${BOOK}`, () => ok(kept.book))
    .on(`GET ${CHANGES}`, ({ query }) => {
      const isOpen = query.get('state') === 'open';
      return ok({ items: kept.changes.filter(({ state }) => (state === 'open') === isOpen), next_cursor: null });
    })
    .on(`GET ${CHANGE}/comments`, () => ok({ items: kept.comments, next_cursor: null }));
  const path = role === 'roomie' ? '/rulechange' : `/house-rules?id=${HOUSE}`;
  return { server, kept, live, ...renderApp(path) };
}

const bodies = (server: ReturnType<typeof aServer>, method: string, path: string) =>
  server.asked.filter((asked) => asked.method === method && asked.path === path).map(({ body }) => body);

describe('the rules of a house', () => {
  it('show the changes until they are acknowledged', async () => {
    const { server, kept, user } = atTheRules('roomie');
    expect(await screen.findByText('eleven')).toHaveTextContent('added: eleven');
    expect(screen.getByText('ten').tagName).toBe('DEL');
    expect(screen.getByText(/^Version 2, in force since/)).toHaveTextContent('1 of 3 roomies has acknowledged them.');
    server.on(`PUT ${BOOK}/acknowledgement`, () => {
      kept.book = aBook({ acknowledged_at: '2026-11-21T10:00:00.000Z' });
      return ok(kept.book);
    });
    await user.click(screen.getByRole('button', { name: 'Acknowledge' }));
    expect(await screen.findByText(/^You acknowledged this version on/)).toBeVisible();
    expect(bodies(server, 'PUT', `${BOOK}/acknowledgement`)).toEqual([{ version: 2 }]);
    await user.click(screen.getByRole('button', { name: 'What changed' }));
    expect(screen.getByText('ten').tagName).toBe('DEL');
    await user.click(screen.getByRole('button', { name: 'Only the rules' }));
    expect(screen.queryByText('ten')).not.toBeInTheDocument();
  });

  it('have an empty state for rules and proposals', async () => {
    atTheRules('roomie', { book: aBook({ version: 0, text: '', began_at: null, previous: null }) });
    expect(await screen.findByText('No house rules yet.')).toBeVisible();
    expect(await screen.findByText('No open proposals.')).toBeVisible();
    expect(await screen.findByText('No decisions yet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Acknowledge' })).not.toBeInTheDocument();
  });

  it('can be reloaded after a failure', async () => {
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    const { server, user } = atTheRules('roomie');
    server.on(`GET ${BOOK}`, () => refuse('internal', 'Broken.'));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.on(`GET ${BOOK}`, () => ok(aBook({ acknowledged_at: '2026-11-21T10:00:00.000Z' })));
    await user.click(retry);
    expect(await screen.findByText(/Quiet after eleven\./)).toBeVisible();
    logged.mockRestore();
  });
});

describe('a proposal', () => {
  it("starts with the rule's wording, and is sent from its own URL", async () => {
    const { server, user } = atTheRules('roomie');
    server.on(`PUT ${PROPOSE}`, () => ok(aChange(1)));
    const open = await screen.findByRole('button', { name: 'Propose a change' });
    await waitFor(() => {
      expect(open).toBeEnabled();
    });
    await user.click(open);
    const dialog = within(await screen.findByRole('dialog', { name: 'Propose a change' }));
    await user.selectOptions(dialog.getByRole('combobox'), 'Be kind.');
    const wording = dialog.getByRole('textbox', { name: 'New wording' });
    expect(wording).toHaveValue('Be kind.');
    await user.type(dialog.getByRole('textbox', { name: 'What’s wrong with it?' }), 'What does it mean?');
    expect(dialog.getByRole('button', { name: 'Propose' })).toBeDisabled();
    await user.clear(wording);
    await user.click(dialog.getByRole('button', { name: 'Propose' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(bodies(server, 'PUT', PROPOSE)).toEqual([
      { email: meOf('roomie').userData.email, rule: 'Be kind.', why_not: 'What does it mean?', suggestion: '' },
    ]);
  });

  it('can set a price for missed turns, shown beside its text', async () => {
    const turnPrice = { amount: '2.50', currency: 'GBP' };
    const { server, user } = atTheRules('roomie', { changes: [aChange(1, { turn_price: turnPrice })] });
    server.on(`PUT ${PROPOSE}`, () => ok(aChange(2)));
    expect(await screen.findByText('Price per missed point')).toBeInTheDocument();
    expect(screen.getByText('£2.50')).toBeInTheDocument();
    const open = await screen.findByRole('button', { name: 'Propose a change' });
    await waitFor(() => {
      expect(open).toBeEnabled();
    });
    await user.click(open);
    const dialog = within(await screen.findByRole('dialog', { name: 'Propose a change' }));
    await user.type(dialog.getByRole('textbox', { name: 'New wording' }), 'Missed turns cost three pounds.');
    await user.type(dialog.getByRole('textbox', { name: 'Why is it needed?' }), 'Fair.');
    const price = dialog.getByRole('textbox', { name: 'Price per missed point' });
    await user.type(price, 'much');
    expect(dialog.getByRole('button', { name: 'Propose' })).toBeDisabled();
    await user.clear(price);
    await user.type(price, '3');
    await user.click(dialog.getByRole('button', { name: 'Propose' }));
    await waitFor(() => {
      expect(bodies(server, 'PUT', PROPOSE)).toMatchObject([{ rule: '', turn_price: '3.00' }]);
    });
  });

  it('is voted on, with votes as numbers', async () => {
    const { server, kept, user } = atTheRules('roomie', { changes: [aChange(1)] });
    const card = within(await screen.findByRole('article', { name: 'Change of a rule' }));
    expect(card.getByText('1 for, 0 against')).toHaveTextContent('2 haven’t voted');
    server.on(`PUT ${CHANGE}/vote`, () => {
      kept.changes = [aChange(1, { own_vote: 'against', votes: { for: 1, against: 1, missing: 1 } })];
      return ok(kept.changes[0]);
    });
    await user.click(card.getByRole('button', { name: 'Against: Greet each other.' }));
    expect(await card.findByText('1 for, 1 against')).toBeVisible();
    expect(card.getByRole('button', { name: 'Against: Greet each other.' })).toHaveAttribute('aria-pressed', 'true');
    expect(bodies(server, 'PUT', `${CHANGE}/vote`)).toEqual([{ vote: 'against' }]);
  });

  it('has comments, which their author can remove after a confirmation', async () => {
    const own = aRuleComment(2, {
      author: { _id: PERSON.roomie, first_name: 'Mara', photo: null },
      text: 'I like it.',
    });
    const { server, kept, user } = atTheRules('roomie', { changes: [aChange(1)], comments: [own, aRuleComment(1)] });
    await user.click(await screen.findByRole('button', { name: /^Discussion/ }));
    expect(await screen.findByText('What about guests?')).toBeVisible();
    server
      .on(`POST ${CHANGE}/comments`, () => ok(aRuleComment(3)))
      .on(`DELETE ${CHANGE}/comments/${own._id}`, () => {
        kept.comments = [{ ...own, text: '', removed_at: own.created_at }];
        return ok(kept.comments[0]);
      });
    await user.type(screen.getByRole('textbox', { name: 'What do you think?' }), ' They greet, too. ');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => {
      expect(bodies(server, 'POST', `${CHANGE}/comments`)).toEqual([{ text: 'They greet, too.' }]);
    });
    await user.click(screen.getByRole('button', { name: 'Remove: I like it.' }));
    expect(await screen.findByText('You removed a comment.')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('I like it.')).toBeVisible();
    expect(server.times('DELETE', `${CHANGE}/comments/${own._id}`)).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Remove: I like it.' }));
    await screen.findByRole('button', { name: 'Undo' });
    await finishPostponed();
    expect(server.times('DELETE', `${CHANGE}/comments/${own._id}`)).toBe(1);
    expect(screen.getByText('You removed a comment.')).toBeVisible();
  });

  it('shows its decision, with the reason', async () => {
    const decision = { decided_at: '2026-11-20T10:00:00.000Z', reason: 'Talk first.', version: null };
    atTheRules('roomie', {
      changes: [aChange(1, { state: 'declined', is_voting: false, may_vote: false, suggestion: '', decision })],
    });
    const card = within(await screen.findByRole('article', { name: 'Remove a rule' }));
    expect(card.getByText('Declined')).toBeVisible();
    expect(card.getByText('Talk first.')).toBeVisible();
    expect(card.getByText('The rule is removed.')).toBeVisible();
    expect(card.queryByRole('button', { name: /^For/ })).not.toBeInTheDocument();
  });
});

describe('the homeowner', () => {
  const roomies = [
    { _id: idOf(11), first_name: 'Ben', last_name: 'Okri', photo: null, acknowledged_at: '2026-11-21T10:00:00.000Z' },
    { _id: idOf(12), first_name: 'Cem', last_name: 'Aydin', photo: null, acknowledged_at: null },
  ];
  const book = aBook({ acknowledgements: { given: 1, of: 2, roomies } });
  const over = aChange(1, { is_voting: false, may_vote: false, votes: { for: 2, against: 0, missing: 0 } });

  it('sees who has acknowledged the rules, and waits while the house votes', async () => {
    atTheRules('homeowner', { book, changes: [aChange(2, { may_vote: false })] });
    const people = within(await screen.findByRole('list', { name: 'Who has acknowledged them' }));
    expect(people.getByText('Ben Okri').closest('li')).toHaveTextContent(/Nov 21, 2026|21 Nov 2026/);
    expect(people.getByText('Cem Aydin').closest('li')).toHaveTextContent('Not yet');
    expect(await screen.findByText(/You can decide when voting ends\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument();
  });

  it('accepts with the full new rules, merged again after a conflict', async () => {
    const { server, user } = atTheRules('homeowner', { book, changes: [over] });
    server.on(`PUT ${CHANGE}/decision`, () =>
      refuse('stale_version', 'Changed.', { current: { version: 3, text: 'Be kind.\nNo shoes.' } }),
    );
    const accept = await screen.findByRole('button', { name: 'Accept: Greet each other.' });
    await waitFor(() => {
      expect(accept).toBeEnabled();
    });
    await user.click(accept);
    const dialog = within(await screen.findByRole('dialog', { name: 'Accept the proposal' }));
    const rules = dialog.getByRole('textbox', { name: 'The rules' });
    expect(rules).toHaveValue('Greet each other.\nQuiet after eleven.');
    await user.type(dialog.getByRole('textbox', { name: /^Your reason/ }), 'Good idea.');
    await user.click(dialog.getByRole('button', { name: 'Publish rules' }));
    await user.click(await dialog.findByRole('button', { name: 'Use the saved version' }));
    expect(rules).toHaveValue('Greet each other.\nNo shoes.');
    server.on(`PUT ${CHANGE}/decision`, () => ok({ ...over, state: 'accepted' }));
    await user.click(dialog.getByRole('button', { name: 'Publish rules' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(bodies(server, 'PUT', `${CHANGE}/decision`).at(-1)).toEqual({
      decision: 'accepted',
      reason: 'Good idea.',
      rules: 'Greet each other.\nNo shoes.',
      rules_version: 3,
    });
  });

  it('has to give a reason to decline', async () => {
    const { server, user } = atTheRules('homeowner', { book, changes: [over] });
    server.on(`PUT ${CHANGE}/decision`, () => ok({ ...over, state: 'declined' }));
    await user.click(await screen.findByRole('button', { name: 'Decline: Greet each other.' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline the proposal?' }));
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(dialog.getByText('Enter a reason.')).toBeVisible();
    await user.type(dialog.getByRole('textbox'), 'Talk first.');
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    await waitFor(() => {
      expect(bodies(server, 'PUT', `${CHANGE}/decision`)).toEqual([{ decision: 'declined', reason: 'Talk first.' }]);
    });
  });
});

it('sees changes live', async () => {
  const { kept, live } = atTheRules('roomie');
  expect(await screen.findByText('No open proposals.')).toBeVisible();
  await waitFor(() => {
    expect(live.hasSocket()).toBe(true);
  });
  kept.changes = [aChange(1)];
  live.push('rules:changed', { house_id: HOUSE });
  expect(await screen.findByText('Greet each other.')).toBeVisible();
});
