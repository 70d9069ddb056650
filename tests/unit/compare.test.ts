import { expect, test } from 'vitest';
import { compare as compareBoth, comparePage } from '../../generator/workshop/diff/compare.ts';
import type { PageSnapshot } from '../../generator/workshop/diff/snapshot.ts';

type Reading = PageSnapshot['reading'];
type Block = Reading['blocks'][number];

const block = (text: string, more: Partial<Block> = {}): Block => ({
  text,
  heading: '',
  term: null,
  inMain: true,
  inQuote: false,
  ...more,
});
const blocks = (...texts: string[]) => ({ blocks: texts.map((text) => block(text)) });

function page(route: string, reading: Partial<Reading>): PageSnapshot {
  const empty = { headings: [], blocks: [], links: [], images: [], anchors: [], graph: [] };
  return {
    route,
    definition: null,
    bytes: 100,
    looks: 'A',
    reading: { title: 'A page', description: 'About it', ...empty, ...reading },
  };
}

/** Compares two builds that are held as a whole. */
function compare(
  before: readonly PageSnapshot[],
  after: readonly PageSnapshot[],
  redirects: Readonly<Record<string, string>> = {},
) {
  const [old, now] = [before, after].map((pages) => new Map(pages.map((one) => [one.route, one])));
  const kept = after.flatMap((to) => {
    const from = old?.get(to.route);
    return from ? [comparePage(from, to)] : [];
  });
  const gone = before.filter(({ route }) => !now?.has(route));
  const fresh = after.filter(({ route }) => !old?.has(route));
  return compareBoth({ kept, gone, fresh }, new Map(Object.entries(redirects)));
}

/** The changes of a single page. */
function changes(before: Partial<Reading>, after: Partial<Reading>) {
  const [changed] = compare([page('/a', before)], [page('/a', after)]).changed;
  return changed?.changes.map(({ item: _, ...change }) => change);
}

test('a site that is the same', () => {
  const site = [page('/a', blocks('One', 'Two'))];
  const nothing = {
    added: [],
    looks: [],
    removed: [],
    renamed: [],
    shared: [],
    changed: [],
    pagesChanged: 0,
    same: 1,
    bytes: 0,
  };
  expect(compare(site, site)).toEqual(nothing);
});

test('a price is named by its term and heading', () => {
  const priced = (price: string) => ({ blocks: [block(price, { heading: 'Full sweep', term: '60 min' })] });
  expect(changes(priced('$90'), priced('$95'))).toEqual([{ what: '60 min (Full sweep)', before: '$90', after: '$95' }]);
});

test('a price keeps its name where it has no heading', () => {
  const priced = (price: string) => ({ blocks: [block(price, { term: '60 min' })] });
  expect(changes(priced('$90'), priced('$95'))).toEqual([{ what: '60 min', before: '$90', after: '$95' }]);
});

test('a price whose term has another name is not a change of its own', () => {
  const priced = (term: string) => ({ blocks: [block(term), block('$90', { term })] });
  expect(changes(priced('60 min'), priced('One hour'))).toEqual([
    { what: 'text', before: '60 min', after: 'One hour' },
  ]);
});

test('text that is new or gone leaves the text around it alone', () => {
  const [short, long] = [blocks('One', 'Two'), blocks('One', 'Between', 'Two')];
  expect(changes(short, long)).toEqual([{ what: 'text', before: null, after: 'Between' }]);
  expect(changes(long, short)).toEqual([{ what: 'text', before: 'Between', after: null }]);
});

test('text that moved is one move', () => {
  expect(changes(blocks('One', 'Two', 'Three'), blocks('Three', 'One', 'Two'))).toEqual([
    { what: 'Three', before: 'Two', after: null, isMove: true },
  ]);
});

test('texts that moved together are one move, and the texts around them stay', () => {
  const [before, after] = [blocks('A', 'A text', 'B', 'B text', 'C'), blocks('B', 'B text', 'A', 'A text', 'D', 'C')];
  expect(changes(before, after)).toEqual([
    { what: 'text', before: null, after: 'D' },
    { what: 'A', before: null, after: 'B text', isMove: true },
  ]);
});

test('an edited item is paired with its earlier version, although another comes before it now', () => {
  const [before, after] = [blocks('Free parking behind the house'), blocks('Tea', 'Free parking beside the house')];
  expect(changes(before, after)).toEqual([
    { what: 'text', before: null, after: 'Tea' },
    { what: 'text', before: 'Free parking behind the house', after: 'Free parking beside the house' },
  ]);
});

test('a price is paired by its term, although another comes before it now', () => {
  const priced = (...prices: [string, string][]) => ({ blocks: prices.map(([term, price]) => block(price, { term })) });
  expect(changes(priced(['60 min', '$90']), priced(['30 min', '$50'], ['60 min', '$95']))).toEqual([
    { what: '30 min', before: null, after: '$50' },
    { what: '60 min', before: '$90', after: '$95' },
  ]);
});

test('texts at one position are paired in order', () => {
  const under = (...texts: string[]) => ({ blocks: texts.map((text) => block(text, { heading: 'Hours' })) });
  expect(changes(under('Monday', 'Tuesday', 'Call us'), under('Friday', 'Call us'))).toEqual([
    { what: 'text under “Hours”', before: 'Monday', after: 'Friday' },
    { what: 'text under “Hours”', before: 'Tuesday', after: null },
  ]);
});

test('a link that keeps its text but leads elsewhere', () => {
  const booking = (href: string) => ({ links: [{ href, text: 'Book', inMain: true }] });
  expect(changes(booking('/old'), booking('/new'))).toEqual([
    { what: 'target of the link “Book”', before: '/old', after: '/new' },
  ]);
});

test('a page with most of its text under a new route is renamed', () => {
  const before = [page('/a', blocks('One', 'Two', 'Three'))];
  const after = [page('/b', blocks('One', 'Two', 'Four'))];
  expect(compare(before, after)).toMatchObject({
    added: [],
    removed: [],
    renamed: [{ from: '/a', to: '/b' }],
    changed: [{ route: '/b', changes: [{ before: 'Three', after: 'Four' }] }],
  });
});

test('each of very many moved pages is recognized by its text', () => {
  const pagesAt = (folder: string) =>
    Array.from({ length: 70 }, (_, index) =>
      page(`${folder}/${index}`, blocks('One', 'Two', 'Three', `Town ${index}`)),
    );
  const { added, removed, renamed } = compare(pagesAt('/old'), pagesAt('/new').reverse());
  expect({ added, removed }).toEqual({ added: [], removed: [] });
  expect(renamed).toMatchObject(pagesAt('').map(({ route }) => ({ from: `/old${route}`, to: `/new${route}` })));
});

test('one new page replaces only one of two old ones', () => {
  const before = [page('/a', blocks('One', 'Two')), page('/b', blocks('One', 'Two'))];
  const { renamed, removed } = compare(before, [page('/c', blocks('One', 'Two'))]);
  expect(renamed).toMatchObject([{ from: '/a', to: '/c' }]);
  expect(removed).toMatchObject([{ route: '/b' }]);
});

test('a page that redirects to a new one has moved there, even with other words', () => {
  const before = [page('/nash', blocks('Near Nash')), page('/old', blocks('One', 'Two'))];
  const after = [page('/new-nash', blocks('Near New Nash')), page('/new', blocks('One', 'Two'))];
  const { added, removed, renamed } = compare(before, after, { '/nash': '/new-nash' });
  expect({ added, removed }).toEqual({ added: [], removed: [] });
  expect(renamed).toMatchObject([
    { from: '/nash', to: '/new-nash' },
    { from: '/old', to: '/new' },
  ]);
});

test('of two pages that redirect to a new one, only one has moved there', () => {
  const before = [page('/a', blocks('One')), page('/b', blocks('Two'))];
  const { renamed, removed } = compare(before, [page('/c', blocks('Three'))], { '/a': '/c', '/b': '/c' });
  expect(renamed).toMatchObject([{ from: '/a', to: '/c' }]);
  expect(removed).toMatchObject([{ route: '/b' }]);
});

test('a page with other text under a new route is new, and the old one is gone', () => {
  const before = [page('/a', blocks('One', 'Two', 'Three'))];
  const after = [page('/b', blocks('One', 'Four', 'Five')), page('/c', {})];
  expect(compare(before, after)).toMatchObject({
    added: [
      { route: '/b', title: 'A page' },
      { route: '/c', title: 'A page' },
    ],
    removed: [{ route: '/a', title: 'A page' }],
    renamed: [],
    same: 0,
    bytes: 100,
  });
});

test('a change that several pages share is listed once, and not with each page', () => {
  const routes = ['/a', '/b', '/c', '/d', '/e', '/f', '/g'];
  const before = routes.map((route, index) => page(route, blocks(route, ...(index < 3 ? ['Open daily'] : []))));
  const after = routes.map((route, index) =>
    page(route, blocks(route, ...(index < 3 ? ['Closed'] : []), ...(route === '/b' ? ['B'] : []))),
  );
  expect(compare(before, after)).toMatchObject({
    shared: [{ routes: ['/a', '/b', '/c'], changes: [{ what: 'text', before: 'Open daily', after: 'Closed' }] }],
    changed: [{ route: '/b', changes: [{ what: 'text', before: null, after: 'B' }] }],
    pagesChanged: 3,
    same: 4,
  });
});

test.each([
  ['of a word', ['From $90 in', 'today'], ['From $95 in', 'today'], 'text', '$90', '$95'],
  ['with a new word', ['In', 'we come'], ['In', 'we always come'], 'text', 'we', 'we always'],
  ['with a word less', ['In', 'we always come'], ['In', 'we come'], 'text', 'we always', 'we'],
])('a change %s in texts that differ otherwise is listed once', (_, [a, b], [c, d], what, old, now) => {
  const site = (start = '', end = '') =>
    ['Rome', 'Athens', 'Troy'].map((town) =>
      page(`/${town}`, { blocks: [block(`${start} ${town} ${end}`, { heading: town })] }),
    );
  const { shared, changed } = compare(site(a, b), site(c, d));
  expect(shared).toMatchObject([{ changes: [{ what, before: old, after: now }] }]);
  expect(changed).toEqual([]);
});

test('a text in the header or the footer is not under a heading of the main part', () => {
  const outside = (text: string, heading: string) => block(text, { heading, inMain: false });
  const site = (...[top, blurb, phone]: [string, string, string]) =>
    ['Rome', 'Athens', 'Troy'].map((town) =>
      page(`/${town}`, {
        blocks: [
          outside(top, ''),
          block(town, { heading: town }),
          outside(blurb, town),
          outside('Contact', 'Contact'),
          outside(phone, 'Contact'),
        ],
      }),
    );
  expect(compare(site('Top', 'Fair', 'Call'), site('Peak', 'Good', 'Ring')).shared).toMatchObject([
    { changes: ['text in the header', 'text in the footer', 'text under “Contact”'].map((what) => ({ what })) },
  ]);
});

test('a change that only two of three pages share is listed with each', () => {
  const site = (text: string) => [page('/a', blocks(text)), page('/b', blocks(text)), page('/c', blocks('C'))];
  const { shared, changed } = compare(site('Old'), site('New'));
  expect(shared).toEqual([]);
  expect(changed.map(({ route }) => route)).toEqual(['/a', '/b']);
});
