import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { MonthSteps } from './month-steps.tsx';

function Months() {
  const [back, setBack] = useState(1);
  return (
    <MonthSteps
      months={['2026-11', '2026-10', '2026-09']}
      back={back}
      earlier="Earlier"
      later="Later"
      onChange={setBack}
    />
  );
}

describe('the steps through months', () => {
  it('keep the focus at the last month, whose step does nothing', async () => {
    const user = userEvent.setup();
    render(<Months />);
    const later = screen.getByRole('button', { name: 'Later' });
    await user.tab();
    await user.tab();
    expect(later).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('November 2026')).toBeInTheDocument();
    expect(later).toHaveAttribute('aria-disabled', 'true');
    expect(later).toBeEnabled();
    expect(later).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('November 2026')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Earlier' }));
    expect(screen.getByText('October 2026')).toBeInTheDocument();
  });
});
