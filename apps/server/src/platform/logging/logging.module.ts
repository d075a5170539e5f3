import { Module } from '@nestjs/common';
import { LoggerModule as PinoModule } from 'nestjs-pino';
import { stdSerializers } from 'pino';

import { Config } from '../config/config.ts';
import { loggedPath } from './logged-path.ts';

/**
 * JSON lines with the request's id. Bodies, headers and query strings are never logged (they hold tokens, messages and
 * notes): of a request only method and path are, without secrets of links, of an answer only the status.
 */
@Module({
  imports: [
    PinoModule.forRootAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        pinoHttp: {
          level: config.env.LOG_LEVEL,
          genReqId: (request: { id?: unknown }) => String(request.id),
          customLogLevel: (_request, response, error) =>
            error || response.statusCode >= 500 ? 'error' : response.statusCode >= 400 ? 'info' : 'debug',
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
