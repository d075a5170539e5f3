import { makeTemplate } from './first-view-slots.ts';

function templateOf(html: string): string {
  const view = document.createElement('div');
  view.innerHTML = html;
  document.body.append(view);
  makeTemplate(view);
  view.remove();
  return view.innerHTML;
}

describe('the template of a first view', () => {
  it('has holes for texts and attributes', () => {
    expect(templateOf('<a data-slot="title" data-slot-href="address">Title</a>')).toBe(
      '<a href="{{address}}">{{title}}</a>',
    );
    expect(templateOf('<img data-slot-src="photo" data-slot-alt="caption" src="/x" alt="">')).toBe(
      '<img src="{{photo}}" alt="{{caption}}">',
    );
  });

  it('has what is there only sometimes', () => {
    expect(templateOf('<ul data-slot-if="hasAny"><li>One</li></ul>')).toBe(
      '{{#hasAny}}<ul data-filled=""><li>One</li></ul>{{/hasAny}}',
    );
  });

  it('has the first of a list, for each of them', () => {
    const drawn = ['Rent', 'Deposit'].map((name) => `<p data-slot-each="facts"><b data-slot="name">${name}</b></p>`);
    expect(templateOf(`<div>${drawn.join('')}</div><p>Rest</p>`)).toBe(
      '<div>{{#facts}}<p data-filled=""><b>{{name}}</b></p>{{/facts}}</div><p>Rest</p>',
    );
  });

  it('has lists in lists', () => {
    expect(templateOf('<i data-slot-each="rooms"><b data-slot-each="photos" data-slot="name">1</b></i>')).toBe(
      '{{#rooms}}<i data-filled="">{{#photos}}<b data-filled="">{{name}}</b>{{/photos}}</i>{{/rooms}}',
    );
  });
});
