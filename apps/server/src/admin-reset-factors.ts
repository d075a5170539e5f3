import { parseArgs } from 'node:util';

import { email } from '@common-roof/contracts';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { z } from 'zod';

import { featureModules } from './features.ts';
import { AccountsRepository } from './modules/identity/accounts/index.ts';
import { ResetFactors } from './modules/identity/own-factors/index.ts';
import { Config } from './platform/config/config.ts';
import { DomainError, notFound } from './platform/http/domain-error.ts';
import { PlatformModule } from './platform/platform.module.ts';

const USAGE = 'npm run admin:reset-factors -- --email ada@example.org';
const COMMAND = 'admin:reset-factors';

@Module({})
class ResetFactorsModule {}

/** For an admin who has lost every factor when no other admin can help: the operator of the server resets them. */
async function run(): Promise<string> {
  const { values } = parseArgs({ options: { email: { type: 'string' } } });
  const given = z.strictObject({ email }).safeParse(values);
  if (!given.success) throw new Error(`Say whose. For example: ${USAGE}`);
  const config = Config.fromProcess();
  const imports = [PlatformModule.forRoot({ config, processName: COMMAND }), ...featureModules];
  const app = await NestFactory.createApplicationContext({ module: ResetFactorsModule, imports }, { logger: false });
  try {
    const account = await app.get(AccountsRepository, { strict: false }).findByEmail(given.data.email, 'admin');
    if (!account) throw notFound();
    const { id, account_type: role } = account;
    const origin = { ip: 'server', network: 'server', userAgent: COMMAND, requestId: COMMAND, locale: null };
    await app.get(ResetFactors, { strict: false }).forget(id, { accountId: id, role }, origin);
    return `${given.data.email} can sign in with the password alone. A running worker sends word of it.`;
  } finally {
    await app.close();
  }
}

try {
  process.stdout.write(`${await run()}\n`);
  process.exit(0);
} catch (error) {
  const reason = error instanceof DomainError ? error.message : error instanceof Error ? error.message : String(error);
  process.stderr.write(`Nothing was reset: ${reason}\n`);
  process.exit(1);
}
