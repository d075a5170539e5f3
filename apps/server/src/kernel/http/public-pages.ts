import type { Locale, PageAnswers } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { DomainError } from '#kernel/errors/domain-error.ts';
import { ConcurrencyLimiter } from '#kernel/rate-limits/concurrency-limiter.ts';
import type { WantedView } from './first-views.ts';

/** Descriptions read at once and in line, so that crawlers can't take the database from those who use the product. */
const AT_ONCE = 4;
const MOST_WAITING = 100;

/** What previews of links show of a page. */
export interface LinkPreview {
  /** From the root of the product. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

export interface PageLink {
  readonly path: string;
  readonly name: string;
}

/** What is on a page, for browsers that don't run scripts. */
export interface PageContent {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly sections?: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
  readonly links?: readonly PageLink[];
}

/** What a page says to search engines, link previews and browsers without scripts. */
export interface PageDescription {
  /** Without the product's name. */
  readonly title: string;
  readonly description: string;
  /** Path and query of its one address. Absent: search engines don't list the page. */
  readonly address?: string;
  /** Whether its subject is gone. */
  readonly isMissing?: boolean;
  readonly picture?: LinkPreview;
  /** Objects of schema.org; each gets its context and, as `url`, the address of the page. */
  readonly data?: readonly Readonly<Record<string, unknown>>[];
  readonly content: PageContent;
  /** What the page's code would ask for first. Whatever is in it is public. */
  readonly answers?: PageAnswers;
  /** The view that is seen first; absent: the one of its path. */
  readonly view?: WantedView;
  /** Path of the photo that is seen first. */
  readonly firstPhoto?: string;
}

export interface PageQuestion {
  readonly query: URLSearchParams;
  readonly locale: Locale;
  /** BCP 47: the reader's variant of the language, whose formats they see. */
  readonly region: string;
  /** Returns the whole address of a path. */
  readonly toUrl: (path: string) => string;
}
type DescribePage = (asked: PageQuestion) => PageDescription | Promise<PageDescription>;

/** An address for the map that search engines read. */
export interface SiteAddress {
  readonly path: string;
  /** When its content last changed; absent: with the product. */
  readonly changedAt?: Date;
}
type ListAddresses = (most: number) => Promise<readonly SiteAddress[]>;

/** What the pages of the client are, and what contexts say about theirs. */
@Injectable()
export class PublicPages {
  private readonly limiter = new ConcurrencyLimiter(AT_ONCE, MOST_WAITING, () => new DomainError('unavailable'));
  private readonly described = new Map<string, DescribePage>();
  private readonly lists: ListAddresses[] = [];
  private first: readonly SiteAddress[] = [];
  private others: readonly RegExp[] = [];
  private missing: DescribePage | null = null;
  private navigation: (locale: Locale) => readonly PageLink[] = () => [];

  /** Describes the page at a path. */
  describe(path: string, page: DescribePage): void {
    this.described.set(path, page);
  }

  /** Describes what is shown at addresses that don't exist. */
  describeMissing(page: DescribePage): void {
    this.missing = page;
  }

  /** Names pages that nobody describes. @param paths with `:name` for any one part */
  allow(paths: readonly string[]): void {
    this.others = paths.map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`));
  }

  /** Sets the links that every described page has. */
  linkEverywhere(navigation: (locale: Locale) => readonly PageLink[]): void {
    this.navigation = navigation;
  }

  /** Sets the addresses at the beginning of the map of the site. */
  listFirst(addresses: readonly SiteAddress[]): void {
    this.first = addresses;
  }

  /** Adds addresses to the map of the site, as long as it has room. */
  listFrom(list: ListAddresses): void {
    this.lists.push(list);
  }

  linksFor(locale: Locale): readonly PageLink[] {
    return this.navigation(locale);
  }

  /**
   * Returns what a page says; null for one without a description, such as those behind sign-in.
   * @throws 503 if too many are being described
   */
  async find(pathname: string, asked: PageQuestion): Promise<PageDescription | null> {
    const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
    const page = this.described.get(path);
    if (page === undefined) return this.others.some((other) => other.test(path)) ? null : this.findMissing(asked);
    return this.limiter.run(async () => page(asked));
  }

  /** Lists all addresses for search engines, at most as many as wanted. */
  async listAddresses(most: number): Promise<readonly SiteAddress[]> {
    const found: SiteAddress[] = [...this.first];
    for (const list of this.lists) {
      if (found.length < most) found.push(...(await list(most - found.length)));
    }
    return found.slice(0, most);
  }

  private async findMissing(asked: PageQuestion): Promise<PageDescription> {
    const page = await this.missing?.(asked);
    return { ...(page ?? { title: '', description: '', content: { heading: '', paragraphs: [] } }), isMissing: true };
  }
}
