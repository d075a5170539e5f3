import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Locale } from '@common-roof/contracts';
import Mustache from 'mustache';

import { escapeHtml } from './escape-html.ts';

/** Built beside `index.html`, and only for the server. */
export const FIRST_VIEWS_FILE = 'first-views.json';

/** What is seen of a page before its code has come. The client's `first-view.tsx` draws it. */
export interface FirstView {
  readonly html: string;
  /** Styles of the whole page. */
  readonly base: string;
  /** Styles that the app brings again, and removes. */
  readonly common: string;
  /** Styles that the app adopts, and the key of its cache with their names. */
  readonly styles: string;
  readonly names: string;
  /** Addresses of the page's code. */
  readonly modules: readonly string[];
}

/** A first view by its name: its path, and what is seen there if it is filled. */
export interface WantedView {
  readonly name: string;
  /** What it is filled with, and escaped. The client's `first-view-slots.ts` says how. */
  readonly slots?: Readonly<Record<string, unknown>>;
}

interface Built {
  readonly base: string;
  readonly modules: Readonly<Record<string, readonly string[]>>;
  readonly styles: readonly Omit<FirstView, 'html' | 'base' | 'modules'>[];
  readonly views: Readonly<Record<string, { readonly html: string; readonly styles: number }>>;
}

/** The first views of public pages, as the build drew them. */
export class FirstViews {
  private constructor(private readonly built: Built | null) {}

  /** A client that was built without them works, and is seen later. */
  static in(directory: string): FirstViews {
    const file = path.join(directory, FIRST_VIEWS_FILE);
    return new FirstViews(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Built) : null);
  }

  /** @param hasDemo whether the page offers the demonstration */
  find({ name, slots }: WantedView, locale: Locale, hasDemo: boolean): FirstView | null {
    if (this.built === null) return null;
    const { base, modules, styles, views } = this.built;
    const view = views[[name, locale, ...(hasDemo ? ['demo'] : [])].join(' ')];
    const used = view && styles[view.styles];
    if (used === undefined) return null;
    const html =
      slots === undefined ? view?.html : Mustache.render(view?.html ?? '', slots, undefined, { escape: escapeHtml });
    return { ...used, base, modules: modules[name] ?? [], html: html ?? '' };
  }
}
