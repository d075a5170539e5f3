import { useState } from 'react';
import { Provider } from 'react-redux';
import { Outlet } from 'react-router-dom';

import { Toasts } from '../ui/toasts.tsx';
import { createStore } from './store.ts';

/** Around every page that calls the server. The landing page calls nothing, and is not made to wait for this. */
export default function WithStore() {
  const [store] = useState(createStore);
  return (
    <Provider store={store}>
      <Outlet />
      <Toasts />
    </Provider>
  );
}
