import { filterOf, readView, writeView } from './houses-view.ts';

const read = (query: string) => readView(new URLSearchParams(query));

describe('the URL of the houses page', () => {
  it('is empty for the default view', () => {
    expect(writeView(read(''))).toEqual({});
    expect(filterOf(read(''))).toEqual({ sort: 'name' });
  });

  it('is read back as it was written', () => {
    const query = 'view=table&search=oak&state=draft&sort=vacant';
    expect(new URLSearchParams(writeView(read(query))).toString()).toBe(query);
    expect(filterOf(read(query))).toEqual({ search: 'oak', state: 'draft', sort: 'vacant' });
  });

  it('ignores unknown values, and archived houses, which have their own page', () => {
    expect(writeView(read('view=map&state=archived&sort=price'))).toEqual({});
  });
});
