import type { Call, UploadLimits } from '@common-roof/contracts';
import { filled } from '@common-roof/words';
import multipart, { type Multipart } from '@fastify/multipart';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { CALL, callOf, callOfRoute, isForm } from './call.decorator.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { boundedJson } from './json-body.ts';

/** A file's part has a name, a type and little else to say about itself. */
const HEADERS_PER_PART = 20;
const FIELD_NAME_BYTES = 100;

/** One file of a form. What its sender calls it is never used. */
export type FormFile = { readonly bytes: Buffer } | { readonly tooLarge: true };

/** The files of a call that takes some, null where it was sent as JSON. */
export const FormFiles = createParamDecorator(
  (_: unknown, context: ExecutionContext): AsyncIterable<FormFile> | null => {
    const { upload } = Reflect.getMetadata(CALL, context.getHandler()) as Call;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    return upload && isForm(request) ? formFiles(partsOf(request, upload), upload) : null;
  },
);

/** Lets calls that take files take them, and larger JSON than the others; a form to any other call is refused. */
export async function acceptFiles(fastify: FastifyInstance): Promise<void> {
  fastify.addHook('onRoute', (route) => {
    const upload = callOfRoute([route.method].flat(), route.url)?.upload;
    if (upload) route.bodyLimit = upload.jsonBytes;
  });
  fastify.addHook('onRequest', (request, _reply, done) => {
    const call = callOf(request);
    const refused = isForm(request) && request.routeOptions.url !== undefined && !call?.upload && !call?.ignoresBody;
    done(refused ? new DomainError('unsupported_media_type', { detail: 'Send JSON.' }) : undefined);
  });
  await fastify.register(multipart, { limits: { fields: 0 } });
  const parse = boundedJson(fastify);
  fastify.addHook('preHandler', async (request) => {
    const upload = callOf(request)?.upload;
    if (upload?.field === undefined || !isForm(request)) return;
    const text = await bodyField(request, upload, upload.field);
    request.body = await new Promise((resolve, reject) => {
      parse(request, Buffer.from(text), (error, body) => {
        if (error) reject(error);
        else resolve(body);
      });
    });
  });
}

/** The parts of a form, begun once: its body is read before its files. */
const begun = new WeakMap<FastifyRequest, AsyncIterableIterator<Multipart>>();

function partsOf(
  request: FastifyRequest,
  { files, fileBytes, jsonBytes, field }: UploadLimits,
): AsyncIterableIterator<Multipart> {
  const known = begun.get(request);
  if (known) return known;
  const fields = field === undefined ? 0 : 1;
  const limits = {
    files,
    fields,
    parts: files + fields,
    fileSize: fileBytes,
    fieldSize: jsonBytes,
    fieldNameSize: FIELD_NAME_BYTES,
    headerPairs: HEADERS_PER_PART,
  };
  // Known to the parser of forms, though not to its types.
  const options = { throwFileSizeLimit: false, limits };
  const parts = request.parts(options);
  begun.set(request, parts);
  return parts;
}

/** The JSON that comes before the files. @throws 400 where it does not, 413 where it is too long */
async function bodyField(request: FastifyRequest, upload: UploadLimits, field: string): Promise<string> {
  try {
    const first: IteratorResult<Multipart, unknown> = await partsOf(request, upload).next();
    const part = first.done === true ? undefined : first.value;
    if (part?.type === 'field' && part.fieldname === field) {
      if (part.valueTruncated) throw new DomainError('body_too_large');
      // What is marked as JSON was parsed on the way; its shape is bounded like that of any other.
      return typeof part.value === 'string' ? part.value : JSON.stringify(part.value);
    }
  } catch (error) {
    throw refusalOf(error, upload.files);
  }
  throw new DomainError('invalid_request', { detail: filled('Send the field {field} first, as JSON.', { field }) });
}

/**
 * The files of a form, read one at a time: only one is ever in memory.
 * @throws 400 for a form that cannot be read or has no file, 413 for one with too many files
 */
async function* formFiles(parts: AsyncIterable<Multipart>, { files, field }: UploadLimits): AsyncGenerator<FormFile> {
  let count = 0;
  try {
    for await (const part of parts) {
      if (part.type === 'field') continue;
      const { file } = part;
      count += 1;
      const chunks: Buffer[] = [];
      for await (const chunk of file as AsyncIterable<Buffer>) chunks.push(chunk);
      yield file.truncated ? { tooLarge: true } : { bytes: Buffer.concat(chunks) };
    }
  } catch (error) {
    throw refusalOf(error, files);
  }
  if (count === 0 && field === undefined)
    throw new DomainError('invalid_request', { detail: 'There is no file in this form.' });
}

function refusalOf(error: unknown, files: number): DomainError {
  if (error instanceof DomainError) return error;
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) {
    return new DomainError('body_too_large', {
      detail: filled('Send at most {most} files at once, and nothing else.', { most: files }),
    });
  }
  return new DomainError('invalid_request', { detail: 'This form cannot be read.' });
}
