import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import { Global, Module } from '@nestjs/common';
import { LoggerModule as PinoModule } from 'nestjs-pino';
import { stdSerializers } from 'pino';

import { Config } from '#kernel/config/config.ts';
import { loggedPath } from './logged-path.ts';
import { RefusalLog } from './refusal-log.ts';

/**
 * JSON lines with the request's id. Bodies, headers and query strings are never logged (they hold tokens, messages and
 * notes): of a request only method and path are, without secrets of links, of an answer only the status.
 */
@Global()
@Module({
  providers: [RefusalLog],
  exports: [RefusalLog],
  imports: [
    PinoModule.forRootAsync({
      inject: [Config, RefusalLog],
      useFactory: (config: Config, refusals: RefusalLog) => ({
        pinoHttp: {
          level: config.env.LOG_LEVEL,
          genReqId: ({ id }: IncomingMessage & { id: unknown }) => (typeof id === 'string' ? id : randomUUID()),
          customLogLevel: (request, response, error) => {
            if (refusals.isLeftOut(request)) return 'silent';
            return error || response.statusCode >= 500 ? 'error' : response.statusCode >= 400 ? 'info' : 'debug';
          },
          serializers: {
            req: (request: { id: unknown; method: string; url: string }) => ({
              id: request.id,
              method: request.method,
              path: loggedPath(request.url),
            }),
            res: (response: { statusCode: number }) => ({ status: response.statusCode }),
            // An error of the database driver carries the parameters of its query.
            err: (error: Error) => {
              const { type, message, stack } = stdSerializers.err(error);
              return { type, message, stack };
            },
          },
        },
      }),
    }),
  ],
})
export class LoggingModule {}
