import { Global, Module } from '@nestjs/common';

import { LinkSecrets } from './link-secrets.ts';
import { Passwords } from './passwords.ts';
import { RateLimits } from './rate-limits.ts';
import { Seals } from './seals.ts';

@Global()
@Module({
  providers: [Passwords, RateLimits, LinkSecrets, Seals],
  exports: [Passwords, RateLimits, LinkSecrets, Seals],
})
export class SecurityModule {}
