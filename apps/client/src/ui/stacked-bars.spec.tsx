import { render, screen } from '@testing-library/react';

import { StackedBars } from './stacked-bars.tsx';

const drawn = (...counts: number[]) =>
  render(
    <StackedBars
      height={200}
      names={counts.map(() => 'Elm House')}
      parts={[
        { label: 'Occupied', color: 'green', counts },
        { label: 'Vacant', color: 'red', counts: counts.map(() => 1) },
      ]}
    />,
  );

describe('stacked bars', () => {
  it('are as long as their counts, relative to the longest', () => {
    drawn(3, 1);
    const [three, one] = screen.getAllByTitle(/^Occupied/);
    expect([three?.title, one?.title]).toEqual(['Occupied: 3', 'Occupied: 1']);
    expect(three).toHaveStyle({ width: '75%' });
    expect(one).toHaveStyle({ width: '25%' });
  });

  it.each([
    [0, ['0', '1']],
    [11, ['0', '5', '10', '15']],
    [2_000, ['0', '500', '1000', '1500', '2000', '2500']],
  ])('have round numbers on their axis, for up to %i and one', (most, ticks) => {
    drawn(most);
    expect(screen.getAllByText(/^\d+$/).map(({ textContent }) => textContent)).toEqual(ticks);
  });
});
