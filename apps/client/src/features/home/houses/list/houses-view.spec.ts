import { filterOf, readView, writeView } from './houses-view.ts';

const read = (query: string) => readView(new URLSearchParams(query));

describe('the address of the page of houses', () => {
  it('says nothing when everything is as usual', () => {
    expect(writeView(read(''))).toEqual({});
    expect(filterOf(read(''))).toEqual({ sort: 'name' });
  });

  it('comes back as it was written', () => {
    const query = 'view=table&search=oak&state=draft&sort=vacant';
    expect(new URLSearchParams(writeView(read(query))).toString()).toBe(query);
    expect(filterOf(read(query))).toEqual({ search: 'oak', state: 'draft', sort: 'vacant' });
  });

  it('leaves out what it does not know, and archived houses, which have a page of their own', () => {
    expect(writeView(read('view=map&state=archived&sort=price'))).toEqual({});
  });
});
