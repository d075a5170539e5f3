import { useState } from 'react';
import { Provider } from 'react-redux';
import { Outlet } from 'react-router-dom';

import { createStore } from './store.ts';

/** Wraps every page that caches answers. The others don't wait for it. */
export default function WithStore() {
  const [store] = useState(createStore);
  return (
    <Provider store={store}>
      <Outlet />
    </Provider>
  );
}
