import { TestEnvironment } from 'jest-environment-node';

/**
 * A file of tests as a machine in another time zone would run it: `@jest-environment-options {"timeZone": "…"}`.
 * Only here is `process.env` that of the process: a test has a copy, which does not reach the clock of the engine.
 */
export default class ZonedEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.before = process.env.TZ;
    process.env.TZ = config.projectConfig.testEnvironmentOptions.timeZone;
  }

  async teardown() {
    if (this.before === undefined) delete process.env.TZ;
    else process.env.TZ = this.before;
    await super.teardown();
  }
}
