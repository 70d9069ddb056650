import { expect, test } from 'vitest';
import { builtSite } from '../harness/pages/built-site.ts';
import { call, links, routes } from './specification.ts';

const site = builtSite('site');

test('there is a page for every route of the specification', () => {
  expect(routes).toHaveLength(30);
  expect(site.routes).toEqual(expect.arrayContaining(routes));
});

test('every page has the banner, which leads to the promotions', () => {
  for (const route of site.routes) {
    expect(site.text(route, 'body'), route).toContain('75-Min New Client Special $90!');
    expect(site.targets(route, 'Click Here for Details', 'body'), route).toEqual(['/promotions']);
  }
});

test('every page has the eight links of the navigation, and Book Now', () => {
  for (const route of site.routes) {
    const $ = site.page(route);
    const navigation = $('header nav').first().find('a').get();
    expect(navigation.slice(0, 8).map((link) => [$(link).text(), $(link).attr('href')])).toEqual([
      ['Home', '/'],
      ['Services', '/services'],
      ['Packages', '/bundles'],
      ['Promotions', '/promotions'],
      ['Areas', '/areas-we-serve'],
      ['About', '/about'],
      ['Policies', '/policies'],
      ['Location', '/location'],
    ]);
    expect(navigation, route).toHaveLength(9);
    expect(site.targets(route, 'Book Now', 'header'), route).toEqual([links.booking]);
    expect($('header a').first().attr('href'), route).toBe('/');
    expect($('header').attr('class'), route).toContain('sticky');
  }
});

test('every page has the footer', () => {
  for (const route of site.routes) {
    const footer = site.page(route)('body footer').last();
    const targets = (words: string) => site.targets(route, words, 'footer');
    expect(targets('Book Your Session'), route).toEqual([links.booking]);
    expect(targets('Services'), route).toEqual(['/services']);
    expect(targets('Promotions'), route).toEqual(['/promotions']);
    expect(targets('Policies'), route).toEqual(['/policies']);
    expect(targets('Location & Hours'), route).toEqual(['/location']);
    expect(targets('Facebook'), route).toEqual([links.facebook]);
    expect(targets('Instagram'), route).toEqual([links.instagram]);
    expect(footer.find('a[href^="tel:"]').attr('href'), route).toEqual(call);
    expect(footer.find('a[href^="sms:"], a[href^="mailto:"]').length, route).toBe(2);
    expect(footer.find('address').text(), route).toContain('Aubrey, TX');
    expect(footer.text(), route).toContain('Powered by');
    expect(footer.find('form[method="post"][target="_blank"] input[type="email"][name="EMAIL"]'), route).toHaveLength(
      1,
    );
  }
});

test('every page has the offer for new clients, which leads to the promotions', () => {
  for (const route of site.routes) {
    expect(site.text(route, 'dialog'), route).toContain('Maybe Later');
    expect(site.targets(route, 'Book Your Special', 'dialog'), route).toEqual(['/promotions']);
  }
});
