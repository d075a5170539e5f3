import { z } from 'zod';

/** Where files are kept, for commands that need nothing else of what a server is configured with. */
export const StorageEnvironment = z.object({
  DATA_DIR: z.string().default(''),
  FILES_DRIVER: z.enum(['local', 's3']).default('local'),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: z.stringbool().default(false),
});
