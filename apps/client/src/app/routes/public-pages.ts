/** The code of the public pages. The first page is fetched from here before anything else is loaded. */
export const PUBLIC_PAGES = {
  '/': () => import('#routes/public/landing-page.tsx'),
  '/signin': () => import('#routes/public/sign-in-page.tsx'),
  '/forgot-password': () => import('#routes/public/forgot-password-page.tsx'),
  '/reset-password': () => import('#routes/public/reset-password-page.tsx'),
  '/accept-invite': () => import('#routes/public/accept-invite-page.tsx'),
  '/verify-email': () => import('#routes/public/verify-email-page.tsx'),
  '/unsubscribe': () => import('#routes/public/unsubscribe-page.tsx'),
  '/apply': () => import('#routes/public/apply-page.tsx'),
  '/confirm-application': () => import('#routes/public/confirm-application-page.tsx'),
  '/confirm-email': () => import('#routes/public/confirm-email-page.tsx'),
  '/data-export': () => import('#routes/public/data-export-page.tsx'),
  '/aboutus': () => import('#routes/public/about-page.tsx'),
  '/contactus': () => import('#routes/public/contact-page.tsx'),
  '/roomad': () => import('#routes/public/rooms-page.tsx'),
  '/room-application/confirm': () => import('#routes/public/confirm-room-application-page.tsx'),
  '/room-application/withdraw': () => import('#routes/public/withdraw-room-application-page.tsx'),
  '/room-suggestion': () => import('#routes/public/suggested-room-page.tsx'),
  '/showing': () => import('#routes/public/visit-page.tsx'),
  '/choose-room': () => import('#routes/public/choose-room-page.tsx'),
  '/repair': () => import('#routes/public/repair-page.tsx'),
  '/guarantee/:token': () => import('#routes/public/guarantee-page.tsx'),
  '/board/:key': () => import('#routes/public/board-page.tsx'),
  '/passport/check': () => import('#routes/public/check-passport-page.tsx'),
  '/newlease/:slug': () => import('#routes/public/new-lease-page.tsx'),
} as const;

/** The list of open rooms, which comes from the server. */
export const NEEDS_ROOMS = '/roomad' satisfies keyof typeof PUBLIC_PAGES;

/** Returns whether the window is at a path, in which `:name` stands for any one part. */
export const isHere = (path: string): boolean =>
  new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(window.location.pathname);

/** Returns whether the server has sent the first view of the page, so that it is seen already. */
export const hasFirstView = (): boolean => document.querySelector('#root main') !== null;
