import { OPEN_ROOMS_AT_ONCE, PAGE_ANSWERS } from '@common-roof/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import { anAd } from '#test/ads.ts';
import { FakeServer, ok, refuse } from '#test/fake-server.ts';
import { idOf } from '#test/people.ts';
import { renderApp } from '#test/render-app.tsx';

const ID = idOf(710);
const LIST = `/api/wds?limit=${String(OPEN_ROOMS_AT_ONCE)}`;
const pageOf = (...titles: string[]) => ({
  items: titles.map((title, at) => publicAd(String(at), title)),
  next_cursor: null,
});
const publicAd = (_id: string, title: string, photos: ReturnType<typeof anAd>['photos'] = []) => ({
  ...anAd({ _id, title, photos }),
  rating: { average: null, count: 0 },
});

/** Puts answers into the page, as the server does. */
function sendAlong(answers: Record<string, unknown>): void {
  const element = document.createElement('script');
  element.id = PAGE_ANSWERS;
  element.type = 'application/json';
  element.textContent = JSON.stringify(answers);
  document.body.append(element);
}
const asked = (server: FakeServer): string[] => server.asked.map(({ path }) => path);

describe('open rooms that came with their page', () => {
  it('are shown at once, and asked for again because they may have changed', async () => {
    const answer = Promise.withResolvers<undefined>();
    const server = new FakeServer()
      .on('GET /api/wds', async () => {
        await answer.promise;
        return ok(pageOf('New room'));
      })
      .install();
    sendAlong({ [LIST]: pageOf('Sunny room') });
    renderApp('/roomad');
    expect(await screen.findByRole('link', { name: 'Sunny room' })).toBeVisible();
    await waitFor(() => {
      expect(asked(server)).toEqual(['/api/wds']);
    });
    answer.resolve(undefined);
    expect(await screen.findByRole('link', { name: 'New room' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Sunny room' })).not.toBeInTheDocument();
  });

  it('stay if they cannot be asked for again', async () => {
    const server = new FakeServer().on('GET /api/wds', () => refuse('unavailable', 'Try again.')).install();
    sendAlong({ [LIST]: pageOf('Sunny room') });
    renderApp('/roomad');
    await waitFor(() => {
      expect(asked(server)).toEqual(['/api/wds']);
    });
    expect(await screen.findByRole('link', { name: 'Sunny room' })).toBeVisible();
  });

  it('are not those of a search', async () => {
    new FakeServer().on('GET /api/wds', () => ok(pageOf('Room in York'))).install();
    sendAlong({ [LIST]: pageOf('Sunny room') });
    renderApp('/roomad?city=York');
    expect(await screen.findByRole('link', { name: 'Room in York' })).toBeVisible();
    expect(screen.queryByText('Sunny room')).not.toBeInTheDocument();
  });
});

describe('an open room that came with its page', () => {
  it('is shown without being asked for', async () => {
    const server = new FakeServer().install();
    sendAlong({ [`/api/wds/${ID}`]: publicAd(ID, 'Sunny room') });
    renderApp(`/roomad?id=${ID}`);
    expect(await screen.findByRole('heading', { name: 'Sunny room', level: 1 })).toBeVisible();
    // A visitor who comes back to it later gets its present state.
    await waitFor(() => {
      expect(document.getElementById(PAGE_ANSWERS)).toBeNull();
    });
    expect(asked(server)).toEqual([]);
  });

  it('is asked for if it did not come', async () => {
    new FakeServer().on(`GET /api/wds/${ID}`, () => ok(publicAd(ID, 'Sunny room'))).install();
    renderApp(`/roomad?id=${ID}`);
    expect(await screen.findByRole('heading', { name: 'Sunny room', level: 1 })).toBeVisible();
  });

  it('has a drawing in place of a photo that is gone', async () => {
    const photo = {
      image_id: ID,
      caption: 'Window',
      url: '/api/images/1/large',
      small_url: '/api/images/1/small',
      width: 4,
      height: 3,
    };
    new FakeServer().install();
    sendAlong({ [`/api/wds/${ID}`]: publicAd(ID, 'Sunny room', [photo]) });
    renderApp(`/roomad?id=${ID}`);
    const image = await screen.findByRole('img', { name: 'Window' });
    expect(image).toHaveAttribute('src', '/api/images/1/large');
    fireEvent.error(image);
    expect(screen.queryByRole('img', { name: 'Window' })).not.toBeInTheDocument();
  });
});
