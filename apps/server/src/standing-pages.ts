import { LISTED_PATHS, type ListedPath, type Locale, UNLISTED_PATHS } from '@common-roof/contracts';
import { areaInEveryLocale } from '@common-roof/messages';

import type { PageContent, PageDescription, PageLink, PublicPages } from '#kernel/http/public-pages.ts';

/** Described by the context whose data they show. */
type DataPath = '/roomad';
type StandingPath = Exclude<ListedPath, DataPath>;

const ROLES = ['roomie', 'homeowner', 'neatkeeper', 'admin'] as const;
const POINTS = ['one', 'two', 'three'] as const;
const TRUST = ['sealed', 'quiet', 'own', 'open', 'offline', 'calm'] as const;
const QUESTIONS = ['cost', 'account', 'join', 'signature', 'privacy', 'leaving', 'phone'] as const;
const ABOUT = ['why', 'how', 'data'] as const;
const STEPS = ['send', 'confirm', 'answer'] as const;

const firstView = areaInEveryLocale('screens/firstView');
const applications = areaInEveryLocale('screens/applications');
const entry = areaInEveryLocale('screens/entry');
const tour = areaInEveryLocale('screens/tour');
const signIn = areaInEveryLocale('screens/signIn');
const pages = areaInEveryLocale('pages');

interface StandingPage {
  /** Its name among titles and descriptions. */
  readonly title: string;
  readonly description: string;
  /** Its picture for previews of links. */
  readonly picture: string;
  readonly content: (locale: Locale) => PageContent;
  readonly data?: (locale: Locale) => PageDescription['data'];
}

const STANDING: Readonly<Record<StandingPath, StandingPage>> = {
  '/': { title: 'landing', description: 'landing', picture: 'landing', content: landingContent, data: landingData },
  '/apply': {
    title: 'apply',
    description: 'apply',
    picture: 'apply',
    content: (locale) => {
      const say = (...names: string[]): string => applications[locale].text(['applications', ...names]);
      return {
        heading: say('apply', 'heading'),
        paragraphs: [say('apply', 'lead'), pages[locale].text(['needsScript'])],
        sections: STEPS.map((step) => ({
          heading: say('steps', step, 'title'),
          paragraphs: [say('steps', step, 'text')],
        })),
      };
    },
  },
  '/aboutus': {
    title: 'about',
    description: 'about',
    picture: 'aboutus',
    content: (locale) => {
      const say = (...names: string[]): string => entry[locale].text(['about', ...names]);
      return {
        heading: say('heading'),
        paragraphs: [say('lead')],
        sections: ABOUT.map((part) => ({ heading: say(part, 'heading'), paragraphs: [say(part, 'text')] })),
      };
    },
  },
  '/contactus': {
    title: 'contact',
    description: 'contact',
    picture: 'contactus',
    content: (locale) => ({
      heading: entry[locale].text(['contact', 'heading']),
      paragraphs: [entry[locale].text(['contact', 'lead']), pages[locale].text(['needsScript'])],
    }),
  },
  '/signin': {
    title: 'signIn',
    description: 'signIn',
    picture: 'landing',
    content: (locale) => ({
      heading: signIn[locale].text(['signIn', 'heading']),
      paragraphs: [signIn[locale].text(['signIn', 'lead']), pages[locale].text(['needsScript'])],
    }),
  },
};

/**
 * Tells the server which pages the client has, and what those say that show no data.
 * @param releasedAt when the client was built: their texts change with it
 */
export function describeStandingPages(publicPages: PublicPages, releasedAt: Date): void {
  publicPages.allow(UNLISTED_PATHS);
  publicPages.linkEverywhere(navigation);
  publicPages.describeMissing(({ locale }) => missing(locale));
  for (const path of Object.keys(STANDING) as StandingPath[]) {
    publicPages.describe(path, ({ locale }) => describe(path, locale));
  }
  publicPages.listFirst(LISTED_PATHS.map((path) => ({ path, changedAt: releasedAt })));
}

function describe(path: StandingPath, locale: Locale): PageDescription {
  const { title, description, picture, content, data } = STANDING[path];
  return {
    title: firstView[locale].text(['shell', 'title', title]),
    description: pages[locale].text([description, 'description']),
    address: path,
    picture: {
      path: `/social/${picture}.${locale}.jpg`,
      width: 1_200,
      height: 630,
      alt: firstView[locale].text(['landing', 'scene']),
    },
    ...(data && { data: data(locale) ?? [] }),
    content: content(locale),
  };
}

function missing(locale: Locale): PageDescription {
  const say = (name: string): string => firstView[locale].text(['shell', 'notFound', name]);
  return {
    title: firstView[locale].text(['shell', 'title', 'notFound']),
    description: say('text'),
    isMissing: true,
    content: { heading: say('heading'), paragraphs: [say('text')] },
  };
}

const navigation = (locale: Locale): PageLink[] => {
  const name = (label: string): string => entry[locale].text(['public', 'nav', label]);
  return [
    { path: '/', name: 'Common Roof' },
    { path: '/roomad', name: name('rooms') },
    { path: '/apply', name: name('apply') },
    { path: '/aboutus', name: name('about') },
    { path: '/contactus', name: name('contact') },
    { path: '/signin', name: name('signIn') },
  ];
};

function landingContent(locale: Locale): PageContent {
  const say = (...names: string[]): string => tour[locale].text(['tour', ...names]);
  return {
    heading: firstView[locale].text(['landing', 'heading']),
    paragraphs: [firstView[locale].text(['landing', 'lead'])],
    sections: [
      ...ROLES.map((role) => ({
        heading: say('roles', role, 'title'),
        paragraphs: [say('roles', role, 'text'), ...POINTS.map((point) => say('roles', role, 'point', point))],
      })),
      ...TRUST.map((part) => ({
        heading: say('trust', part, 'title'),
        paragraphs: [say('trust', part, 'text')],
      })),
      ...QUESTIONS.map((about) => ({
        heading: say('questions', about, 'question'),
        paragraphs: [say('questions', about, 'answer')],
      })),
    ],
  };
}

function landingData(locale: Locale): PageDescription['data'] {
  const say = (...names: string[]): string => tour[locale].text(['tour', ...names]);
  const description = pages[locale].text(['landing', 'description']);
  return [
    { '@type': 'WebSite', name: 'Common Roof', description, inLanguage: locale },
    {
      '@type': 'FAQPage',
      inLanguage: locale,
      mainEntity: QUESTIONS.map((about) => ({
        '@type': 'Question',
        name: say('questions', about, 'question'),
        acceptedAnswer: { '@type': 'Answer', text: say('questions', about, 'answer') },
      })),
    },
  ];
}
