import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isScalar, visit } from 'yaml';
import { callingCodeOf } from '../../../templates/schema/forms/country-code.ts';
import { gap, isGap } from '../../check/mistakes/gap.ts';
import { type Path, pathOf } from '../../read/locate.ts';
import { parse, type Source } from '../../read/source.ts';
import { UsageError } from '../../report/usage-error.ts';
import type { Tools } from '../../tools.ts';
import { type Edit, newFile } from '../edit/edit.ts';
import { done, refusal, wanted } from './new-messages.ts';
import type { SiteOrder } from './site-order.ts';

/** A small site in English. Each text that only its owner can know is a gap. */
const starter = fileURLToPath(new URL('./starter/', import.meta.url));

const pageFiles = ['pages/home.yaml', 'pages/services.yaml', 'pages/contact.yaml', 'pages/404.yaml'];

/** The most letters that fit under an icon on a phone. */
const mostLetters = 12;

/** @throws UsageError if a folder already has a site */
export async function checkHasNoSite(root: string): Promise<void> {
  const namesIn = (folder: string): Promise<string[]> =>
    readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
  const [names, pages] = [await namesIn(root), await namesIn(join(root, 'pages'))];
  if (names.includes('site.yaml') || pages.length > 0) throw new UsageError(refusal.siteTaken);
}

/**
 * Writes site.yaml and the first pages of a new business. In a language other than English, every text that visitors
 * read is a gap.
 */
export async function addSite(order: SiteOrder, { check }: Tools): Promise<Edit[]> {
  const readStarter = async (file: string) => parse(file, await readFile(join(starter, file), 'utf8'));
  const site = await readStarter('site.yaml');
  const pages = await Promise.all(pageFiles.map(readStarter));
  if (order.booking === undefined) for (const source of [site, ...pages]) bookByPhone(source);
  if (!/^en\b/.test(order.language)) {
    const checked = check({ site, pages, towns: [] }, { isPublished: () => true });
    for (const { source, roles } of [...(checked.site ? [checked.site] : []), ...checked.pages]) {
      // What was checked may be a repaired copy.
      const original = [site, ...pages].find(({ file }) => file === source.file) ?? source;
      for (const [pointer, { role }] of roles) {
        if (role === 'shown') translateLater(original, pathOf(pointer), order.language);
      }
    }
  }
  for (const [path, value] of knownFacts(order)) site.doc.setIn(path, value);
  return [site, ...pages].map(({ file, doc }) =>
    newFile(file, doc.toString({ lineWidth: 0 }), file === 'site.yaml' ? done.site(order.name) : ''),
  );
}

/** Returns the facts of site.yaml that are known. */
function knownFacts({ name: typed, type, country, language, currency, booking }: SiteOrder): [Path, unknown][] {
  // In YAML, a brace that is not doubled begins a placeholder.
  const name = typed.replace(/[{}]/g, '$&$&');
  const callingCode = callingCodeOf(country);
  return [
    [['business', 'name'], name],
    [['business', 'type'], type],
    [['language'], language],
    [['currency'], currency ?? gap(wanted.currency)],
    [['address', 'country'], country],
    [['contact', 'countryCode'], callingCode ?? gap(wanted.countryCode)],
    [['links'], booking === undefined ? {} : { booking }],
    ...(/^en\b/.test(language) ? [] : [[['hours', 'Monday'], gap(wanted.hours(language))] satisfies [Path, unknown]]),
    ...(typed.length <= mostLetters ? [[['brand', 'shortName'], name] satisfies [Path, unknown]] : []),
  ];
}

function translateLater({ doc }: Source, path: Path, language: string): void {
  const text = String(doc.getIn(path));
  const hasWords = /\p{L}/u.test(text.replace(/\{.*?\}/g, ''));
  if (hasWords && !isGap(text)) doc.setIn(path, gap(wanted.translation(text, language)));
}

/** What buttons say and do if customers call to book. */
const byPhone = new Map<unknown, string>([
  ['booking', 'call'],
  ['Book Now', 'Call Now'],
]);

/** Replaces every link to the booking page. */
function bookByPhone({ doc }: Source): void {
  visit(doc, {
    Pair: (_, { value }) => {
      if (isScalar(value)) value.value = byPhone.get(value.value) ?? value.value;
    },
  });
}
