import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { outputFile } from '../../../generator/plan/routes/address.ts';
import type { SiteName } from '../../setup/global-setup.ts';
import { type BuiltSite, builtSite } from './built-site.ts';

/** What is wrong with a page of a site. */
type DocumentCheck = (route: string, site: BuiltSite) => string[] | Promise<string[]>;

/** Declares tests of what is true of every page of any site, read as a file. */
export function testDocuments(name: SiteName): void {
  const site = builtSite(name);

  const testEach = (title: string, check: DocumentCheck) =>
    test(title, async () => {
      const faults: string[] = [];
      for (const route of site.routes) faults.push(...(await check(route, site)).map((fault) => `${route} ${fault}`));
      expect(faults).toEqual([]);
    });

  testEach('every page has one main heading', (route) => {
    const headings = site.page(route)('h1').length;
    return headings === 1 ? [] : [`has ${headings}`];
  });
  testEach('every link leads to a page, to a place on one, to a picture, or to another site in a new tab', brokenLinks);
  testEach('every page marks its own link in the navigation, and no other', wrongMarks);
  testEach('every page tells search engines and shared links the same', wrongTags);
  testEach('every page has a social card of 1200 by 630 pixels', wrongCard);
  testEach('every page waits only for itself and its fonts, and loads nothing from another site', loads);
  testEach('every page has a policy that comes first and allows exactly the code in the page', wrongPolicy);
  testEach('every page is served at its canonical URL', async (route) => {
    const canonical = site.page(route)('link[rel="canonical"]').attr('href');
    if (!canonical) return [];
    const answer = await fetch(inject('sites')[name].origin + new URL(canonical).pathname, { redirect: 'manual' });
    const same = answer.status === 200 && (await answer.text()) === site.file(outputFile(route)).toString();
    return same ? [] : [`is not what is served at ${canonical}`];
  });

  test('no two pages share a title, a description or a social card', () => {
    for (const selector of ['title', 'meta[name="description"]', 'meta[property="og:image"]']) {
      const all = site.routes.map((route) => contentOf(site, route, selector));
      expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
    }
  });

  test('the sitemap lists every page except those hidden from search engines', () => {
    const listed = [
      ...site
        .file('sitemap.xml')
        .toString()
        .matchAll(/<loc>(.*?)<\/loc>/g),
    ].map(([, url]) => url);
    const shown = site.routes.filter((route) => site.page(route)('meta[name="robots"]').length === 0);
    expect(listed.sort()).toEqual(shown.map((route) => contentOf(site, route, 'link[rel="canonical"]')).sort());
    expect(shown).not.toContain('/404');
  });
}

function contentOf(site: BuiltSite, route: string, selector: string): string {
  const element = site.page(route)(selector);
  return element.attr('content') ?? element.attr('href') ?? element.text();
}

function brokenLinks(route: string, site: BuiltSite): string[] {
  const $ = site.page(route);
  return $('a')
    .get()
    .flatMap((link) => {
      const href = $(link).attr('href') ?? '';
      const faults: string[] = [];
      const [path, anchor] = href.split('#');
      const target = path || route;
      if (/^[/#]/.test(href)) {
        if (site.paths.includes(target.slice(1))) return faults;
        if (!site.routes.includes(target)) faults.push(`leads to ${href}, which is not a page`);
        else if (anchor && site.page(target)(`[id="${anchor}"]`).length !== 1) faults.push(`leads nowhere on ${href}`);
      } else if (!/^(https:\/\/|tel:|sms:|mailto:)./.test(href)) faults.push(`leads to “${href}”`);
      if ($(link).attr('target') !== (href.startsWith('https:') ? '_blank' : undefined))
        faults.push(`opens ${href} in the wrong tab`);
      return faults;
    });
}

function wrongMarks(route: string, site: BuiltSite): string[] {
  const $ = site.page(route);
  const links = $('header nav a, header details a').get();
  const marked = links.filter((link) => $(link).attr('aria-current') === 'page');
  const own = links.filter((link) => $(link).attr('href') === route);
  const same = marked.length === own.length && marked.every((link) => own.includes(link));
  return same ? [] : [`marks ${marked.map((link) => $(link).text()).join(', ')}`];
}

function wrongTags(route: string, site: BuiltSite): string[] {
  const tag = (selector: string) => contentOf(site, route, selector);
  const hidden = site.page(route)('meta[name="robots"][content="noindex"]').length > 0;
  const url = tag('meta[property="og:url"]');
  return [
    !tag('title') && 'has no title',
    !tag('meta[name="keywords"]') && 'has no keywords',
    tag('meta[property="og:title"]') !== tag('title') && 'has another title for shared links',
    tag('meta[property="og:description"]') !== tag('meta[name="description"]') && 'describes itself in two ways',
    // The error page has none, because it is shown at any address.
    url.startsWith('https://') === (route === '/404') && `has the address ${url} for shared links`,
    tag('link[rel="canonical"]') !== (hidden ? '' : url) && 'has another canonical URL than for shared links',
    tag('meta[name="twitter:card"]') !== 'summary_large_image' && 'has no large card',
  ].filter((fault) => typeof fault === 'string');
}

async function wrongCard(route: string, site: BuiltSite): Promise<string[]> {
  const path = new URL(contentOf(site, route, 'meta[property="og:image"]')).pathname.slice(1);
  if (!site.paths.includes(path)) return [`has no card at ${path}`];
  const card = site.file(path);
  const { format, width, height } = await sharp(card).metadata();
  const found = `${format} ${width}×${height}`;
  if (found !== 'png 1200×630') return [`has a card of ${found}`];
  // Messengers show no pictures that take long to load.
  return card.length < 60_000 ? [] : [`has a card of ${card.length} bytes`];
}

function wrongPolicy(route: string, site: BuiltSite): string[] {
  const $ = site.page(route);
  const [encoding, policy] = $('head').children().get();
  const text = $(policy).attr('content') ?? '';
  const code = $('style:not([nonce]), script:not([src], [type="application/ld+json"])').get();
  const hashes = code.map((element) => createHash('sha256').update($(element).text()).digest('base64'));
  const nonces = $('style[nonce]')
    .get()
    .map((style) => $(style).attr('nonce'));
  const allowed = [...text.matchAll(/'(?:sha256|nonce)-([^']+)'/g)].map(([, value]) => value);
  return [
    !$(encoding).is('[charset="utf-8"]') && 'does not begin with its encoding',
    !$(policy).is('[http-equiv="Content-Security-Policy"]') && 'has something before its policy',
    allowed.sort().join() !== [...hashes, ...nonces].sort().join() && `allows ${allowed.join(', ')}`,
    /unsafe-(inline|hashes)/.test(text) && `has the policy ${text}`,
    $('[style]').length > 0 && 'has style attributes, which its policy blocks',
    text.includes('google') !== $('[data-island="map"]').length > 0 && 'allows Google, or has a map without it',
    text.includes("connect-src 'self' https:") !== $('[data-island]').not('[data-island="accordion"]').length > 0 &&
      'allows connections without a form, or has a form without them',
  ].filter((fault) => typeof fault === 'string');
}

function loads(route: string, site: BuiltSite): string[] {
  const $ = site.page(route);
  const blocking = $('link[rel="stylesheet"], script[src]:not([type="module"])').length;
  const preloaded = $('link[rel="preload"]:not([as="image"])').map((_, link) => $(link).attr('as'));
  const sources = $('[src], [srcset], link:not([rel="canonical"])')
    .get()
    // Nothing in a template, which has a document of its own, is loaded until a script puts it into the page.
    .filter(({ parent }) => !(parent?.type === 'root' && parent.parent))
    .flatMap((element) => ['src', 'srcset', 'href'].map((name) => $(element).attr(name) ?? ''));
  return [
    blocking > 0 && `waits for ${blocking} other files`,
    $('head style').length !== 1 && 'does not bring its own styles along',
    preloaded.get().join() !== 'font,font' && `loads ${preloaded.get().join()} first`,
    ...sources.map((source) => /(^|[\s,])(https?:)?\/\//.test(source) && `loads ${source}`),
  ].filter((fault) => typeof fault === 'string');
}
