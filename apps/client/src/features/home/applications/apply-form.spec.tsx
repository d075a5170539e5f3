import { screen, waitFor } from '@testing-library/react';

import { aServer, renderApp } from '../../../test/render-app.tsx';

describe('the application of a homeowner', () => {
  it('leads to the first field of the page that is wrong', async () => {
    aServer();
    const { user } = renderApp('/apply');
    await user.click(await screen.findByRole('button', { name: 'Apply' }));
    await waitFor(() => {
      expect(screen.getByLabelText('First name')).toHaveFocus();
    });
  });
});
