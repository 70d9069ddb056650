export const pageCount = 400;

/**
 * A version of a site, with its number in every page and in the stylesheet that they load. Some pages are only in odd versions;
 * `index.html` and the numbered pages are in all.
 */
export function siteOf(version: number): { path: string; content: string }[] {
  const asset = `assets/style-${version}.css`;
  const text = `${version} `.repeat(500);
  const content = `<!doctype html><title>${version}</title><link href="${asset}">${text}</html>`;
  const pages = ['index', ...Array.from({ length: pageCount }, (_, index) => `page-${index}`)];
  const passing = version % 2 === 1 ? Array.from({ length: 20 }, (_, index) => `odd-${index}`) : [];
  return [
    ...[...pages, ...passing].map((name) => ({ path: `${name}.html`, content })),
    { path: asset, content: String(version) },
  ];
}
