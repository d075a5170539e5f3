import type { ResolverOptions } from 'react-hook-form';

import { browser } from '#lib/browser.ts';
import { reloadOnMissingChunk } from '#lib/missing-chunk.ts';
import { contractResolver, loadResolver, schemaOf } from './contract-resolver.ts';

const TYPED = { name: ' ', email: 'nobody', message: 'Hello' };
const OPTIONS: ResolverOptions<typeof TYPED> = { fields: {}, shouldUseNativeValidation: false };

describe('contractResolver', () => {
  it("validates with the call's schema", async () => {
    const check = contractResolver<typeof TYPED, typeof TYPED>(({ contactOperator }) => contactOperator.body);
    const { errors } = await check(TYPED, undefined, OPTIONS);
    expect(Object.keys(errors)).toEqual(expect.arrayContaining(['name', 'email']));
  });

  it("leaves validation to the server if the schemas can't be loaded, and keeps the page", async () => {
    const stop = reloadOnMissingChunk();
    const original = browser.reloadTo;
    const reloadTo = jest.fn<undefined, [string]>();
    browser.reloadTo = reloadTo;
    const check = contractResolver<typeof TYPED, typeof TYPED>(
      ({ contactOperator }) => contactOperator.body,
      () => {
        window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
        return Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
      },
    );
    expect(await check(TYPED, undefined, OPTIONS)).toEqual({ values: TYPED, errors: {} });
    expect(reloadTo).not.toHaveBeenCalled();
    browser.reloadTo = original;
    stop();
  });

  it('tries to load them again for the next form', async () => {
    const loads = [() => Promise.reject(new TypeError('Failed to fetch')), loadResolver];
    const check = contractResolver<typeof TYPED, typeof TYPED>(
      ({ contactOperator }) => contactOperator.body,
      () => loads.shift()?.() ?? loadResolver(),
    );
    await check(TYPED, undefined, OPTIONS);
    expect((await check(TYPED, undefined, OPTIONS)).errors).toHaveProperty('email');
  });

  it("finds no errors in transformed values if the schemas can't be loaded", async () => {
    const pick: Parameters<typeof schemaOf>[0] = ({ contactOperator }) => contactOperator.body;
    expect((await schemaOf(pick)).safeParse(TYPED).success).toBe(false);
    const none = await schemaOf(pick, () => Promise.reject(new TypeError('Failed to fetch')));
    expect(none.safeParse(TYPED)).toEqual({ success: true, data: TYPED });
  });
});
