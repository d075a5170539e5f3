import { screen, within } from '@testing-library/react';

import { LANGUAGES, spoken, startI18n } from '#i18n/i18n.ts';
import { anAd } from '#test/ads.ts';
import { FakeServer, ok, refuse } from '#test/fake-server.ts';
import { readdirSync, SOURCES, statSync } from '#test/files.ts';
import { renderApp } from '#test/render-app.tsx';

const PICTURES = `${SOURCES}/../public/tour`;

const offerRooms = (...titles: string[]): FakeServer =>
  new FakeServer()
    .on('GET /api/wds', () =>
      ok({ items: titles.map((title, at) => anAd({ _id: `ad-${String(at)}`, title })), next_cursor: null }),
    )
    .install();
const markDemo = (): void => {
  const meta = document.createElement('meta');
  meta.name = 'demo-accounts';
  document.head.append(meta);
};

afterEach(() => {
  document.querySelector('meta[name="demo-accounts"]')?.remove();
});

describe('the landing page', () => {
  it('leads to rooms and to an application as homeowner, and to no demonstration where there is none', async () => {
    offerRooms();
    renderApp('/');
    expect(await screen.findByRole('link', { name: 'Find a room' })).toHaveAttribute('href', '/roomad');
    expect(screen.getByRole('link', { name: 'List your house' })).toHaveAttribute('href', '/apply');
    expect(screen.queryByRole('link', { name: 'See the demo' })).not.toBeInTheDocument();
  });

  it('leads to the demonstration where there is one', async () => {
    markDemo();
    offerRooms();
    renderApp('/');
    expect(await screen.findByRole('link', { name: 'See the demo' })).toHaveAttribute('href', '/signin#demo');
  });

  it('tells each of the four people what they get', async () => {
    offerRooms();
    renderApp('/');
    for (const name of ['Roomies', 'Homeowners', 'Neatkeepers', 'Admins']) {
      const part = (await screen.findByRole('heading', { name, level: 3 })).closest('article');
      expect(part && within(part).getAllByRole('listitem')).toHaveLength(3);
      expect(part && within(part).getAllByRole('img').length).toBeGreaterThan(0);
    }
  });

  it('has every picture in each language and look, reserving its space, and none is heavy', async () => {
    offerRooms();
    const names: string[] = [];
    for (const language of LANGUAGES) {
      await startI18n(language);
      const { unmount } = renderApp('/');
      await screen.findByRole('heading', { name: spoken.now().t('tour.roles.admin.title'), level: 3 });
      for (const picture of screen
        .getAllByRole('img')
        .filter((each) => each.getAttribute('src')?.startsWith('/tour/'))) {
        expect(Number(picture.getAttribute('width')) * Number(picture.getAttribute('height'))).toBeGreaterThan(0);
        expect(picture).toHaveAttribute('loading', 'lazy');
        names.push((picture.getAttribute('src') ?? '').slice('/tour/'.length));
      }
      unmount();
    }
    await startI18n('en');
    expect(names.toSorted()).toEqual(readdirSync(PICTURES).toSorted());
    expect(names.filter((name) => statSync(`${PICTURES}/${name}`).size > 40_000)).toEqual([]);
  });

  it('shows the newest rooms', async () => {
    const server = offerRooms('Attic with a view', 'Room by the park');
    renderApp('/');
    expect(await screen.findByRole('link', { name: 'Attic with a view' })).toHaveAttribute('href', '/roomad?id=ad-0');
    expect(screen.getByRole('heading', { name: 'Room by the park', level: 3 })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All open rooms' })).toHaveAttribute('href', '/roomad');
    expect(server.asked.filter(({ path }) => path === '/api/wds').map(({ query }) => query.get('limit'))).toEqual([
      '3',
    ]);
  });

  it('says when no room is open', async () => {
    offerRooms();
    renderApp('/');
    expect(await screen.findByText('Every room is taken. Check back in a few days.')).toBeVisible();
  });

  it('tries again when rooms couldn’t be loaded', async () => {
    let tries = 0;
    new FakeServer()
      .on('GET /api/wds', () => {
        tries += 1;
        return tries === 1
          ? refuse('unavailable', 'Try again in a minute.')
          : ok({ items: [anAd({ title: 'Late room' })], next_cursor: null });
      })
      .install();
    const { user } = renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Late room' })).toBeVisible();
  });

  it('answers questions when asked, and links all public pages', async () => {
    offerRooms();
    renderApp('/');
    const question = await screen.findByText('Is there an app?');
    expect(question.closest('details')).toHaveTextContent('You can add it to your home screen');
    const pages = within(await screen.findByRole('navigation', { name: 'All pages' })).getAllByRole('link');
    expect(pages.map((page) => page.getAttribute('href'))).toEqual([
      '/roomad',
      '/apply',
      '/aboutus',
      '/contactus',
      '/signin',
    ]);
  });
});

describe('the demonstration on the sign-in page', () => {
  it('signs a visitor in as one of its people', async () => {
    markDemo();
    const server = new FakeServer()
      .on('POST /api/login', () => refuse('rate_limited', 'Try again in a minute.'))
      .install();
    const { user } = renderApp('/signin#demo');
    await user.click(await screen.findByRole('button', { name: 'Kim, a neatkeeper' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(server.asked.filter(({ path }) => path === '/api/login').map(({ body }) => body)).toEqual([
      { email: 'kim@demo.test', password: 'common-roof-demo', account_type: 'neatkeeper' },
    ]);
  });

  it('is absent elsewhere', async () => {
    new FakeServer().install();
    renderApp('/signin');
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Look around the demo' })).not.toBeInTheDocument();
  });
});
