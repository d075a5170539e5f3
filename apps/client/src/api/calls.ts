import * as contracts from '@common-roof/contracts';
import type { Call, CallArguments, CallResponse, HttpMethod } from '@common-roof/contracts';

type Contracts = typeof contracts;
/** The calls of the contracts, by the names under which these export them. */
export type CallName = { [Name in keyof Contracts]: Contracts[Name] extends Call ? Name : never }[keyof Contracts];

/** What a call is given: nothing where it has neither parameters, query nor body. */
export type Args<Name extends CallName> =
  unknown extends CallArguments<Contracts[Name]> ? void : CallArguments<Contracts[Name]>;

/** What it answers: null where the answer has no body. */
export type Answer<Name extends CallName> =
  CallResponse<Contracts[Name]> extends undefined ? null : CallResponse<Contracts[Name]>;

/** Method, path, and whether it is done once however often it arrives. */
export type CallTable = Readonly<Record<string, readonly [method: HttpMethod, path: string, once: boolean]>>;

/** What pages ask that do without the store: those of strangers, and what stands in front of the others. */
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

/** How the calls are made that are asked with the store, or those that are asked without it. */
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
