import * as contracts from '@common-roof/contracts';
import type { Call, CallArguments, CallResponse, HttpMethod } from '@common-roof/contracts';

type Contracts = typeof contracts;
/** The calls of the contracts, by their export names. */
export type CallName = { [Name in keyof Contracts]: Contracts[Name] extends Call ? Name : never }[keyof Contracts];

/** The arguments of a call; none if it has no parameters, query or body. */
export type Args<Name extends CallName> =
  unknown extends CallArguments<Contracts[Name]> ? void : CallArguments<Contracts[Name]>;

/** The answer of a call; null if it has no body. */
export type Answer<Name extends CallName> =
  CallResponse<Contracts[Name]> extends undefined ? null : CallResponse<Contracts[Name]>;

/** Method, path, and whether the call is idempotent by key. */
export type CallTable = Readonly<Record<string, readonly [method: HttpMethod, path: string, once: boolean]>>;

/** Calls of pages without the store: public pages, and what precedes the others. */
const WITHOUT_STORE = [
  ...[
    'login',
    'secondStep',
    'passkeyLoginOptions',
    'passkeyLogin',
    'logout',
    'confirmPasskeyOptions',
    'confirmPasskey',
  ],
  ...['forgotPassword', 'resetPassword', 'acceptInvite', 'verifyEmail', 'confirmEmail', 'unsubscribe'],
  ...['applyAsHomeowner', 'confirmApplication', 'contactOperator', 'openDataExport'],
  ...['listAds', 'getAd', 'addApplicant', 'confirmAdApplication', 'withdrawAdApplication'],
  ...['readLeaseOffer', 'requestSigningCode', 'signLeaseOffer', 'changeProspect', 'getLeaseDocument'],
] as const satisfies readonly CallName[];
export type CallWithoutStore = (typeof WITHOUT_STORE)[number];

/** Returns the table of calls made with the store, or of those made without it. */
export function tableOf(isWithStore: boolean): CallTable {
  const others: ReadonlySet<string> = new Set(WITHOUT_STORE);
  return Object.fromEntries(
    Object.entries(contracts).flatMap(([name, value]) =>
      contracts.isCall(value) && others.has(name) !== isWithStore
        ? [[name, [value.method, value.path, value.once === true]]]
        : [],
    ),
  );
}
