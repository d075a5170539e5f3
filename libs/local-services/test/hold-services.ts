import { startLocalServices } from '../src/index.ts';

// Starts everything, reports the addresses and runs until it is killed: the parent that dies in the tests.
const [dataDir = '', cacheDir = ''] = process.argv.slice(2);
const { postgres, redis, mail } = await startLocalServices({ dataDir, cacheDir });
process.stdout.write(`${JSON.stringify({ postgres: postgres.url, redis: redis.url, mail: mail?.url })}\n`);
