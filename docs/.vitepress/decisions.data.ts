import { createContentLoader } from 'vitepress';

export interface Decision {
  readonly number: string;
  readonly title: string;
  readonly link: string;
}

declare const data: readonly Decision[];
export { data };

/** Every decision, by its number. */
export default createContentLoader('adr/*.md', {
  includeSrc: true,
  transform: (pages): readonly Decision[] =>
    pages
      .map(({ url, src = '' }) => {
        const [, number = '', title = ''] = /^# (\d+)\. (.*)$/m.exec(src) ?? [];
        return { number, title, link: url };
      })
      .sort((one, other) => Number(one.number) - Number(other.number)),
});
