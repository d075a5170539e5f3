import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { send } from '#api/base-query.ts';
import { timeOfDay } from '#lib/dates.ts';
import { newVersion } from '#lib/new-version.ts';
import { ANSWERED_AT_HEADER } from '#lib/stored-answers.ts';
import { FakeServer, ok } from '#test/fake-server.ts';
import { signIn } from '#test/people.ts';
import { ConnectionBar } from './connection-bar.tsx';
import { NewVersionBar } from './new-version-bar.tsx';

describe('a page shown offline from what the device kept', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    act(() => void window.dispatchEvent(new Event('online')));
  });

  it('says since when, by its oldest answer', async () => {
    signIn('roomie');
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const times = ['Fri, 27 Nov 2026 09:30:00 GMT', 'Fri, 27 Nov 2026 08:15:00 GMT', 'Fri, 27 Nov 2026 09:00:00 GMT'];
    new FakeServer().on('GET /api/notes', () => ok({}, { [ANSWERED_AT_HEADER]: times.shift() ?? '' })).install();
    render(<ConnectionBar />);
    const read = { method: 'GET', path: '/api/notes', query: {}, body: undefined } as const;
    await act(async () => {
      for (let time = 0; time < 3; time += 1) await send(read);
    });
    expect(screen.getByRole('status')).toHaveTextContent('You’re offline.');
    const oldest = timeOfDay('2026-11-27T08:15:00Z', 'en');
    // As text, because a time contains a narrow space that matchers turn into an ordinary one.
    expect(screen.getByRole('status').textContent).toContain(`As of ${oldest}.`);
  });
});

describe('a new version of the app', () => {
  it('is offered, and loaded when the reader wants it', async () => {
    const load = jest.fn();
    render(<NewVersionBar />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    act(() => {
      newVersion.announce(load);
    });
    expect(screen.getByRole('status')).toHaveTextContent('A new version is ready.');
    expect(load).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Load it' }));
    expect(load).toHaveBeenCalledTimes(1);
  });
});
