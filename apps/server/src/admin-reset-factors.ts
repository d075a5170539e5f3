import { parseArgs } from 'node:util';

import { email } from '@common-roof/contracts/schemas';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { z } from 'zod';

import { contextModules } from './context-modules.ts';
import { AccountsReadModel, ResetFactors } from '#contexts/identity/accounts/index.ts';
import { Config } from '#kernel/config/config.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { KernelModule } from '#kernel/kernel.module.ts';

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
  const imports = [KernelModule.forRoot({ config, processName: COMMAND }), ...contextModules];
  const app = await NestFactory.createApplicationContext({ module: ResetFactorsModule, imports }, { logger: false });
  try {
    const account = await app.get(AccountsReadModel, { strict: false }).findByEmail(given.data.email, 'admin');
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
