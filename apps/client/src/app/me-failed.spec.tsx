import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';

import MeFailed from './me-failed.tsx';

describe('a current user who could not be fetched', () => {
  it('keeps the session and the page when the call was cut off', async () => {
    const user = userEvent.setup();
    const retry = jest.fn();
    render(
      <MemoryRouter>
        <MeFailed error={{ name: 'AbortError', message: 'Aborted' }} isBusy={false} onRetry={retry} />
      </MemoryRouter>,
    );
    expect(await screen.findByRole('heading', { name: 'Common Roof can’t be reached' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
