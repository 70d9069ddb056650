import { type CheerioAPI, load } from 'cheerio';

/** A file without its words, as the program that it is for reads it. */
export interface Skeleton {
  /** The kinds of elements with their attributes, the kinds of addresses, the shape of data: all that words must not add to. */
  kinds: Set<string>;
  /** How many there are of what loads, runs, or sends something. */
  active: Record<string, number>;
}

/** @throws if data in the file cannot be read */
export function skeletonOf(path: string, content: string): Skeleton {
  if (path.endsWith('.html')) return pageSkeleton(load(content));
  if (/\.(xml|svg)$/.test(path)) return elementSkeleton(load(content, { xml: true }));
  const lines = path.endsWith('.webmanifest')
    ? shapeOf(JSON.parse(content))
    : content.split('\n').map((line) => `${line.split(/\s+/).length} words, ${line.match(/^[/\w]?/)}`);
  return { kinds: new Set(lines), active: { lines: lines.length } };
}

function pageSkeleton($: CheerioAPI): Skeleton {
  const { kinds, active } = elementSkeleton($);
  const data = $('script[type="application/ld+json"]').get();
  const islands = $('[data-props]').get();
  const policy = $('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
  for (const script of data) for (const line of shapeOf(JSON.parse($(script).text()))) kinds.add(line);
  for (const island of islands)
    for (const line of shapeOf(JSON.parse($(island).attr('data-props') ?? ''))) kinds.add(line);
  kinds.add(policy.replaceAll(/'(sha256|nonce)-[^']+'/g, '$1'));
  return { kinds, active };
}

const activeElements =
  'script style link meta base title iframe object embed form input button textarea img source template';

function elementSkeleton($: CheerioAPI): Skeleton {
  const kinds = $('*')
    .get()
    .map((element) => {
      const attributes = Object.entries($(element).attr() ?? {}).map(([name, value]) => name + meaningOf(name, value));
      return `<${$(element).prop('tagName')} ${attributes.join(' ')}>`;
    });
  const counts = activeElements.split(' ').map((name) => [name, $(name).length] as const);
  return { kinds: new Set(kinds), active: Object.fromEntries(counts) };
}

const addresses = new Set('href src action formaction srcset imagesrcset poster data xlink:href'.split(' '));

/** What an attribute makes of its element; of an address, what it begins with (https://url.spec.whatwg.org/#url-parsing). */
function meaningOf(name: string, value: string): string {
  if (['http-equiv', 'type', 'rel', 'target'].includes(name)) return `=${value}`;
  if (!addresses.has(name)) return '';
  const { protocol, origin } = new URL(value, 'https://own.example');
  return `=${origin === 'https://own.example' ? 'own' : protocol}`;
}

function shapeOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => shapeOf(one, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [`${path}: ${typeof value}`];
  return Object.entries(value).flatMap(([key, one]) => shapeOf(one, `${path}.${key}`));
}
