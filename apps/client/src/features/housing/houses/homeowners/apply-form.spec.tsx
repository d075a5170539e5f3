import { screen, waitFor } from '@testing-library/react';

import { aServer, renderApp } from '#test/render-app.tsx';

describe("a homeowner's application", () => {
  it('focuses the first invalid field of the page', async () => {
    aServer();
    const { user } = renderApp('/apply');
    await user.click(await screen.findByRole('button', { name: 'Apply' }));
    await waitFor(() => {
      expect(screen.getByLabelText('First name')).toHaveFocus();
    });
  });
});
