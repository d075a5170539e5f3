import { act, renderHook } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';

import { useAddress } from './use-address.ts';

const open = () => {
  window.history.replaceState(null, '', '/view');
  return renderHook(() => useAddress<'search' | 'sort' | 'state'>(), { wrapper: BrowserRouter });
};

describe("a list's filters in the URL", () => {
  it('keep each of several changes made before the next render', () => {
    const { result } = open();
    const [, set] = result.current;
    act(() => {
      set({ sort: 'vacant' });
      set({ state: 'draft' });
    });
    expect(window.location.search).toBe('?sort=vacant&state=draft');
  });

  it('keep a choice made while a search was still being typed', () => {
    const { result } = open();
    const [, search] = result.current;
    act(() => {
      result.current[1]({ sort: 'vacant' });
    });
    act(() => {
      search({ search: 'oak' });
    });
    expect(window.location.search).toBe('?sort=vacant&search=oak');
  });

  it('omit empty values', () => {
    const { result } = open();
    act(() => {
      result.current[1]({ sort: 'vacant', search: 'oak' });
    });
    act(() => {
      result.current[1]({ sort: '', search: undefined });
    });
    expect(window.location.search).toBe('');
  });
});
