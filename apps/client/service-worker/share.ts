import { keepShared, SHARE_PATH } from '#lib/shared-content.ts';

/** Takes what a phone shares: it stays on the device, and the page asks where it should go. */
export async function takeShared(request: Request): Promise<Response> {
  try {
    await keepShared(await request.formData());
  } catch {
    // The page says that nothing has arrived, and how to try again.
  }
  return Response.redirect(SHARE_PATH, 303);
}
