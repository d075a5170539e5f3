import type * as contracts from '@common-roof/contracts/schemas';
import type { Call, CallArguments, CallResponse } from '@common-roof/contracts';

type Contracts = typeof contracts;

/** The calls of the contracts by method and path. */
type Calls = {
  [
    Name in keyof Contracts as Contracts[Name] extends Call
      ? `${Contracts[Name]['method']} ${Contracts[Name]['path']}`
      : never
  ]: Contracts[Name];
};

/** How the client names a call: its method and path, as in the API reference (`GET /api/houses/byId/{id}`). */
export type Route = keyof Calls;

/** The arguments of a call; none if it has no parameters, query or body. */
export type Args<R extends Route> = unknown extends CallArguments<Calls[R]> ? void : CallArguments<Calls[R]>;

/** The answer of a call; null if it has no body. */
export type Answer<R extends Route> = CallResponse<Calls[R]> extends undefined ? null : CallResponse<Calls[R]>;
