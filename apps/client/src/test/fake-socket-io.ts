import { type Authenticate, FakeLive } from './fake-live.ts';

/** Replaces socket.io-client: connects to the test's `FakeLive`, or to nothing. */
export const io = ({ auth }: { auth: Authenticate }) => FakeLive.accept(auth);
