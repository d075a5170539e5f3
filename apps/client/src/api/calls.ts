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

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/**
 * How each call is made. Built for people, this module holds the finished table instead of what makes it
 * (`build/light-contracts.ts`): to make a call nobody needs the schemas of all of them.
 */
export const CALLS: Readonly<Record<string, readonly [method: HttpMethod, path: string, once: boolean]>> =
  Object.fromEntries(
    Object.entries(contracts).flatMap(([name, value]) =>
      isCall(value) ? [[name, [value.method, value.path, value.once === true]]] : [],
    ),
  );
