import type { Call, UploadLimits } from '@common-roof/contracts';
import { filled } from '@common-roof/words';
import multipart from '@fastify/multipart';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { CALL, callOf, callOfRoute, isForm } from './call.decorator.ts';
import { DomainError } from './domain-error.ts';

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
    return upload && isForm(request) ? formFiles(request, upload) : null;
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
}

/**
 * The files of a form, read one at a time: only one is ever in memory.
 * @throws 400 for a form that cannot be read or has no file, 413 for one with too many files
 */
async function* formFiles(request: FastifyRequest, { files, fileBytes }: UploadLimits): AsyncGenerator<FormFile> {
  const limits = {
    files,
    parts: files,
    fileSize: fileBytes,
    fieldNameSize: FIELD_NAME_BYTES,
    headerPairs: HEADERS_PER_PART,
  };
  let count = 0;
  try {
    for await (const { file } of request.files({ throwFileSizeLimit: false, limits })) {
      count += 1;
      const chunks: Buffer[] = [];
      for await (const chunk of file as AsyncIterable<Buffer>) chunks.push(chunk);
      yield file.truncated ? { tooLarge: true } : { bytes: Buffer.concat(chunks) };
    }
  } catch (error) {
    throw refusalOf(error, files);
  }
  if (count === 0) throw new DomainError('invalid_request', { detail: 'There is no file in this form.' });
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
