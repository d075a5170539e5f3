import { type Authenticate, FakeLive } from './fake-live.ts';

/** Stands in for socket.io-client: connects to the `FakeLive` of the test, or to nothing. */
export const io = ({ auth }: { auth: Authenticate }) => FakeLive.accept(auth);
