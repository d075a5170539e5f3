import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { TippedButton } from './tipped-button.tsx';

const press = jest.fn();
const renderButton = (): HTMLElement => {
  render(<TippedButton label="People" icon="P" onClick={press} />);
  return screen.getByRole('button', { name: 'People' });
};

describe('an icon button', () => {
  it('shows what it does while it is hovered', async () => {
    const button = renderButton();
    expect(screen.queryByText('People')).not.toBeInTheDocument();
    await userEvent.hover(button);
    expect(screen.getByText('People')).toBeInTheDocument();
    await userEvent.unhover(button);
    expect(screen.queryByText('People')).not.toBeInTheDocument();
  });

  it('hides the hint after Escape', async () => {
    await userEvent.hover(renderButton());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('People')).not.toBeInTheDocument();
  });

  it('acts on a click, and hides the hint', async () => {
    await userEvent.click(renderButton());
    expect(press).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('People')).not.toBeInTheDocument();
  });
});
