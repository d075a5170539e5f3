import type { z } from 'zod';

/** Identifies one intention of a caller, for instance one opened form. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
/** Set on an answer that was stored for an earlier call with the same key. */
export const REPLAYED_HEADER = 'idempotency-replayed';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Shape = z.ZodType;

export interface UploadLimits {
  /** Maximum number of files in one form. */
  readonly files: number;
  readonly fileBytes: number;
  /** Maximum size of the whole body when it is sent as JSON. */
  readonly jsonBytes: number;
  /** Name of the form field that holds the body's JSON, before its files; absent: the form has files only. */
  readonly field?: string;
}

/**
 * One call of the HTTP API: what the server validates and documents, and what the client sends and expects. `path` is
 * written as in OpenAPI (`/api/houses/byId/{id}`).
 */
export interface Call<
  Params extends Shape | undefined = Shape | undefined,
  Query extends Shape | undefined = Shape | undefined,
  Body extends Shape | undefined = Shape | undefined,
  Response extends Shape | undefined = Shape | undefined,
  Method extends HttpMethod = HttpMethod,
  Path extends `/${string}` = `/${string}`,
> {
  readonly id: string;
  readonly method: Method;
  readonly path: Path;
  readonly tag: string;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Absent: the answer has no body. */
  readonly response?: Response;
  /** The call also accepts files as `multipart/form-data`, and a JSON body above the general limit. */
  readonly upload?: UploadLimits;
  /** Maximum size of its JSON body, if it is above the general limit. */
  readonly bodyBytes?: number;
  /** The body is ignored and may be a form: that is how RFC 8058 sends a one-click unsubscription. */
  readonly ignoresBody?: true;
  /**
   * The call creates or sends something: with an `Idempotency-Key` it runs once, however often it arrives within a day.
   */
  readonly once?: true;
  /** The call requires such a key, because running it twice could not be noticed. */
  readonly needsKey?: true;
  /** Media type of an answer that isn't JSON. */
  readonly produces?: string;
  /** Success status; 200 by default. */
  readonly status?: 200 | 201 | 202 | 204;
}

/** Declares a call. The type parameters are inferred from the schemas, the method and the path. */
export function defineCall<
  Method extends HttpMethod,
  Path extends `/${string}`,
  Params extends Shape | undefined = undefined,
  Query extends Shape | undefined = undefined,
  Body extends Shape | undefined = undefined,
  Response extends Shape | undefined = undefined,
>(call: Call<Params, Query, Body, Response, Method, Path>): Call<Params, Query, Body, Response, Method, Path> {
  return call;
}

type Out<S> = S extends Shape ? z.output<S> : undefined;
type In<S> = S extends Shape ? z.input<S> : undefined;

/** The input of a handler, after validation. */
export type ParsedInput<C> =
  C extends Call<infer P, infer Q, infer B> ? { params: Out<P>; query: Out<Q>; body: Out<B> } : never;

/** The input of a caller, before validation, without the parts the call doesn't have. */
export type CallArguments<C> =
  C extends Call<infer P, infer Q, infer B>
    ? (P extends Shape ? { params: In<P> } : unknown) &
        (Q extends Shape ? { query?: In<Q> } : unknown) &
        (B extends Shape ? { body: In<B> } : unknown)
    : never;

export type CallResponse<C> = C extends Call<infer _P, infer _Q, infer _B, infer R> ? Out<R> : never;

/** Whether an export of the contracts is a call rather than a schema or a constant. */
export const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
