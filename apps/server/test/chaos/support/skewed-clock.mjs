/** Preloaded into a process: sets its clock ahead by SECONDS_AHEAD. */
const aheadMs = Number(process.env.SECONDS_AHEAD) * 1_000;
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + aheadMs);
    else super(...given);
  }

  static now() {
    return RealDate.now() + aheadMs;
  }
};
