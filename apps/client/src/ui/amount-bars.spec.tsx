import { render, screen } from '@testing-library/react';

import { AmountBars, linesFor } from './amount-bars.tsx';

describe('amount bars', () => {
  it.each([
    [0, [0, 1]],
    [0.4, [0, 0.1, 0.2, 0.30000000000000004, 0.4]],
    [61.5, [0, 20, 40, 60, 80]],
    [100, [0, 20, 40, 60, 80, 100]],
    [12_345, [0, 5_000, 10_000, 15_000]],
  ])('have round amounts on their axis, for up to %d', (most, lines) => {
    expect(linesFor(most)).toEqual(lines);
  });

  it('name two series, and mark missing data', () => {
    render(
      <AmountBars
        height={200}
        names={['Jan', 'Feb']}
        series={[
          { label: '2026', color: 'primary.main', amounts: [100, null] },
          { label: '2025', color: 'warning.main', amounts: [50, 80] },
        ]}
        format={(amount) => `€${String(amount)}`}
      />,
    );
    expect(screen.getByTitle('Jan, 2026: €100').firstElementChild).toHaveStyle({ height: '100%' });
    expect(screen.getByTitle('Jan, 2025: €50').firstElementChild).toHaveStyle({ height: '50%' });
    expect(screen.getByTitle('Feb, 2026: –')).toBeInTheDocument();
  });
});
