import { screen, within } from '@testing-library/react';

import { keepShared, readShared } from '#lib/shared-content.ts';
import { own, MESSAGES } from '#test/chat.tsx';
import { fakeCaches } from '#test/fake-caches.ts';
import { FakeLive } from '#test/fake-live.ts';
import { ok } from '#test/fake-server.ts';
import { aHouse, aHouseDetail, HOUSE } from '#test/houses.ts';
import { aConversation, CONVERSATION, conversationPageOf, meOf, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

async function share(text: string, photos: readonly File[] = []): Promise<void> {
  const form = new FormData();
  form.set('text', text);
  for (const photo of photos) form.append('photos', photo);
  await keepShared(form);
}

function open(role: 'roomie' | 'homeowner' | 'neatkeeper', canWrite = true) {
  signIn(role);
  new FakeLive();
  aServer()
    .on('GET /api/me', () => ok(meOf(role)))
    .on('GET /api/houses/all', () => ok({ items: [aHouse()], next_cursor: null }))
    .on(`GET /api/houses/byId/${HOUSE}`, () => ok(aHouseDetail()))
    .on('GET /api/repairs', () => ok({ items: [], next_cursor: null }))
    .on('GET /api/messages', () => ok(conversationPageOf([aConversation({ can_write: canWrite })])))
    .on(`GET ${MESSAGES}`, () =>
      ok({
        items: [own(1, 'x', 'Hello')],
        has_more_before: false,
        has_more_after: false,
        last_read_seq: 1,
        last_change: 0,
      }),
    );
  return renderApp('/share');
}

beforeEach(() => {
  fakeCaches();
  URL.createObjectURL = () => 'blob:shared';
  URL.revokeObjectURL = () => undefined;
});

describe('what a phone shares', () => {
  it('is the next message of the conversation that is chosen, and is forgotten', async () => {
    await share('Look: https://a.example');
    const { user, where } = open('roomie');
    const content = await screen.findByRole('region', { name: 'What you share' });
    expect(content).toHaveTextContent('Look: https://a.example');
    expect(screen.queryByRole('button', { name: /purchase/ })).not.toBeInTheDocument();
    const chat = screen.getByRole('region', { name: 'In a conversation' });
    await user.click(await within(chat).findByRole('button'));
    expect(await screen.findByRole('textbox', { name: /^Message to/ })).toHaveValue('Look: https://a.example');
    expect(where.path).toBe(`/chat?c=${CONVERSATION}`);
    await expect(readShared()).resolves.toBeNull();
  });

  it('is offered to forms that take photos', async () => {
    await share('', [new File(['pixels'], 'receipt.jpg', { type: 'image/jpeg' })]);
    open('roomie');
    expect(await screen.findByRole('img', { name: '1 photo' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'A purchase, as its receipt' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'A chore I did' })).toBeInTheDocument();
  });

  it('is reported as a repair, by a homeowner too', async () => {
    await share('', [new File(['pixels'], 'tap.jpg', { type: 'image/jpeg' })]);
    const { user, where } = open('homeowner');
    expect(await screen.findByRole('img', { name: '1 photo' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'A chore I did' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'A repair to report' }));
    const form = await screen.findByRole('dialog', { name: 'Report a repair' });
    expect(where.path).toBe('/repairs?open=repair');
    expect(await within(form).findByRole('group', { name: 'Photos' })).toBeVisible();
    await expect(readShared()).resolves.toBeNull();
  });

  it('can be discarded', async () => {
    await share('never mind');
    const { user, where } = open('roomie');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(where.path).toBe('/user');
    await expect(readShared()).resolves.toBeNull();
  });

  it.each([
    ['nothing has arrived', 'roomie' as const, '', /Nothing has arrived/],
    ['the reader is a neatkeeper', 'neatkeeper' as const, 'Look', /Roomies and homeowners/],
  ])('has an explanation when %s', async (_, role, text, explanation) => {
    await share(text);
    open(role);
    expect(await screen.findByText(explanation)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the start page' })).toBeInTheDocument();
  });

  it('goes into no conversation that has ended', async () => {
    await share('Look');
    open('roomie', false);
    expect(await screen.findByText('You have no conversation to write in.')).toBeInTheDocument();
  });
});
