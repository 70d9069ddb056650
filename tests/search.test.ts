import { expect, test } from 'vitest';
import { builtRoutes, files, graph, pageAt } from './site.ts';

test('the business describes itself the same way on every page', () => {
  const all = builtRoutes.map((route) => JSON.stringify(graph(route)[0]));
  expect(new Set(all).size).toBe(1);
  expect(graph('/')[0]).toMatchObject({
    '@type': 'DaySpa',
    '@id': 'https://www.example.com/#business',
    geo: { latitude: 33.220385, longitude: -96.9073461 },
    priceRange: '$90–$190',
    telephone: '+19405550142',
    address: { streetAddress: '100 Example Trail, Suite 4', postalCode: '76227' },
    image: pageAt('/')('meta[property="og:image"]').attr('content'),
  });
  expect(graph('/')[0]?.openingHoursSpecification).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['https://schema.org/Monday', 'https://schema.org/Tuesday', 'https://schema.org/Friday'],
    opens: '19:00',
    closes: '22:00',
  });
  expect(graph('/')[0]?.openingHoursSpecification).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['https://schema.org/Wednesday', 'https://schema.org/Thursday'],
    opens: '00:00',
    closes: '00:00',
  });
});

test('a town page says where it stands in the site', () => {
  const trail = graph('/swedish-massage-frisco-tx').find((thing) => thing['@type'] === 'BreadcrumbList');
  expect(trail?.itemListElement.map((step: { item: string }) => step.item)).toEqual([
    'https://www.example.com/',
    'https://www.example.com/areas-we-serve',
    'https://www.example.com/swedish-massage-frisco-tx',
  ]);
});

test('the page for lost visitors stays out of search results', () => {
  expect(pageAt('/404')('meta[name="robots"]').attr('content')).toBe('noindex');
  expect(String(files.get('sitemap.xml'))).not.toContain('404');
});

test('the files beside the pages are there', () => {
  expect(String(files.get('robots.txt'))).toContain('Sitemap: https://www.example.com/sitemap.xml');
  expect(JSON.parse(String(files.get('site.webmanifest')))).toMatchObject({
    name: 'Duskfield Massage',
    start_url: '/',
  });
  expect(String(files.get('favicon.svg'))).toMatch(/^<svg .*fill="#/);
  expect(String(files.get('favicon.svg'))).not.toContain('class=');
});
