import { describe, expect, test } from 'vitest';
import { htmlFaults } from './html.ts';
import { builtRoutes, facts, files, pageAt, routes, targets, textOf } from './site.ts';

test('there is a page for every route of the specification, and one for every address that leads nowhere', () => {
  expect([...builtRoutes].sort()).toEqual([...routes, '/404'].sort());
  expect(routes).toHaveLength(30);
});

describe.each(routes)('%s', (route) => {
  test('has the shared parts of every page', () => {
    const $ = pageAt(route);
    expect(textOf(route, 'body')).toContain('75-Min New Client Special $90!');
    expect(targets(route, 'Click Here for Details', 'body')).toEqual(['/promotions']);
    const navigation = $('header nav')
      .first()
      .find('a')
      .map((_, link) => [[$(link).text(), $(link).attr('href')]])
      .get();
    expect(navigation.slice(0, 8)).toEqual([
      ['Home', '/'],
      ['Services', '/services'],
      ['Packages', '/bundles'],
      ['Promotions', '/promotions'],
      ['Areas', '/areas-we-serve'],
      ['About', '/about'],
      ['Policies', '/policies'],
      ['Location', '/location'],
    ]);
    expect(targets(route, 'Book Now', 'header')).toEqual([facts.links.booking]);
    expect(targets(route, 'Book Your Session', 'footer')).toEqual([facts.links.booking]);
    for (const [words, target] of [
      ['Services', '/services'],
      ['Promotions', '/promotions'],
      ['Policies', '/policies'],
      ['Location & Hours', '/location'],
      ['Facebook', facts.links.facebook],
      ['Instagram', facts.links.instagram],
    ]) {
      expect(targets(route, words ?? '', 'footer')).toEqual([target]);
    }
    const footer = $('footer').last();
    expect(footer.find('a[href="tel:+19405550142"], a[href="sms:+19405550142"], a[href^="mailto:"]')).toHaveLength(3);
    expect(footer.text()).toContain('Powered by');
    expect(footer.find('form[method="post"][target="_blank"] input[type="email"][name="EMAIL"]')).toHaveLength(1);
    expect($('dialog').text()).toContain('Maybe Later');
    expect(targets(route, 'Book Your Special', 'dialog')).toEqual(['/promotions']);
  });

  test('fades into the next page, and fetches it when a pointer rests on its link', () => {
    const $ = pageAt(route);
    expect($('style').text()).toMatch(
      /prefers-reduced-motion: ?no-preference\)\{@view-transition\{navigation:auto\}\}/,
    );
    expect(JSON.parse($('script[type="speculationrules"]').text())).toEqual({
      prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
    });
  });

  test('marks its own link in the navigation, and no other', () => {
    const $ = pageAt(route);
    const marked = $('header [aria-current="page"]')
      .map((_, link) => $(link).attr('href'))
      .get();
    const linked = $('header nav').first().find(`a[href="${route}"]`).length > 0;
    expect(marked).toEqual(linked ? [route, route] : []);
  });

  test('tells search engines and shared links what it is', () => {
    const $ = pageAt(route);
    const canonical = `https://www.example.com${route}`;
    const title = $('title').text();
    const description = $('meta[name="description"]').attr('content') ?? '';
    expect(title.length).toBeGreaterThan(20);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThan(60);
    expect(description.length).toBeLessThanOrEqual(160);
    expect($('meta[name="keywords"]').attr('content')).toMatch(/,/);
    expect($('link[rel="canonical"]').attr('href')).toBe(canonical);
    expect($('meta[property="og:url"]').attr('content')).toBe(canonical);
    expect($('meta[property="og:title"]').attr('content')).toBe(title);
    expect($('meta[property="og:description"]').attr('content')).toBe(description);
    expect($('h1')).toHaveLength(1);
    expect(String(files.get('sitemap.xml'))).toContain(`<loc>${canonical}</loc>`);
  });

  test('has links that lead somewhere, and open a new tab only for another website', () => {
    const $ = pageAt(route);
    for (const link of $('a').toArray()) {
      const href = $(link).attr('href') ?? '';
      if (href.startsWith('/')) {
        const [path = '', anchor] = href.split('#');
        expect(builtRoutes, href).toContain(path);
        if (anchor) expect(pageAt(path)(`#${anchor}`), href).toHaveLength(1);
      } else if (!href.startsWith('#')) expect(href).toMatch(/^(https:\/\/|tel:|sms:|mailto:)/);
      expect($(link).attr('target')).toBe(href.startsWith('https:') ? '_blank' : undefined);
    }
  });
});

test.each(builtRoutes)('%s is valid HTML', async (route) => {
  expect(await htmlFaults(String(files.get(`${route.slice(1) || 'index'}.html`)))).toEqual([]);
});

test('no two pages share a title or a description', () => {
  for (const selector of ['title', 'meta[name="description"]']) {
    const all = builtRoutes.map(pageAt).map(($) => $(selector).attr('content') ?? $(selector).text());
    expect(new Set(all).size).toBe(builtRoutes.length);
  }
});
