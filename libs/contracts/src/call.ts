import type { z } from 'zod';

/** Names one intention of a caller, for instance one opened form. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
/** On an answer that is the one of before. */
export const REPLAYED_HEADER = 'idempotency-replayed';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Shape = z.ZodType;

export interface UploadLimits {
  /** Files in one form. */
  readonly files: number;
  readonly fileBytes: number;
  /** Of the whole body, where it is sent as JSON. */
  readonly jsonBytes: number;
  /** The field of a form that holds the JSON of the body, before its files; without it a form is files alone. */
  readonly field?: string;
}

/**
 * One call of the HTTP API: what the server validates and documents, and what the client sends and expects.
 * `path` is written as in OpenAPI (`/api/houses/byId/{id}`).
 */
export interface Call<
  Params extends Shape | undefined = Shape | undefined,
  Query extends Shape | undefined = Shape | undefined,
  Body extends Shape | undefined = Shape | undefined,
  Response extends Shape | undefined = Shape | undefined,
> {
  readonly id: string;
  readonly method: HttpMethod;
  readonly path: `/${string}`;
  readonly tag: string;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Absent: the answer has no body. */
  readonly response?: Response;
  /** The call takes files too, as `multipart/form-data`, and a JSON body larger than others may send. */
  readonly upload?: UploadLimits;
  /** The JSON of its body may be larger than that of others. */
  readonly bodyBytes?: number;
  /** Its body says nothing that matters, and may be a form: RFC 8058 asks like that for a one-click unsubscription. */
  readonly ignoresBody?: true;
  /** It creates or sends something: with an `Idempotency-Key` it is done once, however often it arrives (for a day). */
  readonly once?: true;
  /** It is done with such a key alone: what it does cannot be told from doing it twice. */
  readonly needsKey?: true;
  /** The media type of an answer that is not JSON. */
  readonly produces?: string;
  /** Success status; 200 where not given. */
  readonly status?: 200 | 201 | 202 | 204;
}

/** Declares a call. The type parameters are inferred from the schemas. */
export function defineCall<
  Params extends Shape | undefined = undefined,
  Query extends Shape | undefined = undefined,
  Body extends Shape | undefined = undefined,
  Response extends Shape | undefined = undefined,
>(call: Call<Params, Query, Body, Response>): Call<Params, Query, Body, Response> {
  return call;
}

type Out<S> = S extends Shape ? z.output<S> : undefined;
type In<S> = S extends Shape ? z.input<S> : undefined;

/** What a handler receives, after validation. */
export type ParsedInput<C> =
  C extends Call<infer P, infer Q, infer B> ? { params: Out<P>; query: Out<Q>; body: Out<B> } : never;

/** What a caller gives, before validation; parts the call does not have are left out. */
export type CallArguments<C> =
  C extends Call<infer P, infer Q, infer B>
    ? (P extends Shape ? { params: In<P> } : unknown) &
        (Q extends Shape ? { query?: In<Q> } : unknown) &
        (B extends Shape ? { body: In<B> } : unknown)
    : never;

export type CallResponse<C> = C extends Call<infer _P, infer _Q, infer _B, infer R> ? Out<R> : never;

/** Whether an export of the contracts is a call, and not a schema or a constant. */
export const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
