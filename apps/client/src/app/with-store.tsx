import { useState } from 'react';
import { Provider } from 'react-redux';
import { Outlet } from 'react-router-dom';

import { createStore } from './store.ts';

/** Around every page that keeps what the server answers. The others are not made to wait for this. */
export default function WithStore() {
  const [store] = useState(createStore);
  return (
    <Provider store={store}>
      <Outlet />
    </Provider>
  );
}
