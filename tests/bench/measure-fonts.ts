/**
 * Measures the ascent and descent of each face, and the scale of each of its fallback fonts on the texts of a built site, and
 * prints them beside those in generator/assets/font-faces.ts. Build the site, then run `npx tsx tests/bench/measure-fonts.ts [folder]` (by default dist).
 *
 * Each is measured with the first of its fonts that this machine has, or else with one of the same widths from the
 * @fontsource packages. Liberation and DejaVu have no package here: install fonts-liberation and fonts-dejavu-core.
 * A difference below 0.01 has moved no page in tests/site/first-paint.test.ts.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium, type Page } from 'playwright';
import { type Face, type FallbackFont, faces } from '../../generator/assets/font-faces.ts';
import { outputRoute } from '../../generator/plan/routes/address.ts';
import { hosts } from '../../generator/publish/hosts/hosts.ts';
import { readSite } from '../../generator/workshop/preview/read-site.ts';
import { browserArguments } from '../harness/browser/browser-arguments.ts';
import { serveFolder } from '../harness/browser/serve-folder.ts';
import { findChromium } from '../setup/chromium.ts';

const require = createRequire(import.meta.url);

interface Text {
  words: string;
  family: string;
  weight: number;
}

/** Runs in the page, and returns its texts as they are shown, each with the font that it asks for. */
function textsOfPage(): Text[] {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const words = walker.currentNode.textContent?.replace(/\s+/g, ' ').trim();
    const parent = walker.currentNode.parentElement;
    if (!words || !parent || parent.closest('script, style, noscript, template, svg')) continue;
    const { fontFamily, fontWeight, textTransform } = getComputedStyle(parent);
    texts.push({
      words: textTransform === 'uppercase' ? words.toUpperCase() : words,
      family: fontFamily.split(',')[0]?.replaceAll('"', '') ?? '',
      weight: Number(fontWeight),
    });
  }
  return texts;
}

/** Runs in the page. Returns null where the font does not load. Letter spacing is left out: size-adjust does not change it. */
async function widthIn({ family, texts }: { family: string; texts: readonly Text[] }): Promise<number | null> {
  const canvas = document.createElement('canvas').getContext('2d');
  let width = 0;
  for (const { words, weight } of texts) {
    const font = `${weight} 100px "${family}"`;
    const loaded = await document.fonts.load(font, words).catch(() => []);
    if (!canvas || loaded.length === 0) return null;
    canvas.font = font;
    width += canvas.measureText(words).width;
  }
  return width;
}

/** Runs in the page, and returns the height of a font above and below the baseline, in percent of its size. */
async function heightsOf(family: string): Promise<[ascent: number, descent: number]> {
  const context = document.createElement('canvas').getContext('2d');
  // Browsers round the heights to whole pixels.
  const font = `1000px "${family}"`;
  await document.fonts.load(font);
  if (!context) return [Number.NaN, Number.NaN];
  context.font = font;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('x');
  return [fontBoundingBoxAscent / 10, fontBoundingBoxDescent / 10];
}

/** Every text of the site once for each font that it is shown in. Leaves the page on the last route. */
async function textsOfSite(page: Page, routes: readonly string[], address: string): Promise<Text[]> {
  const texts = new Map<string, Text>();
  for (const route of routes) {
    await page.goto(address + route);
    for (const text of await page.evaluate(textsOfPage)) texts.set(JSON.stringify(text), text);
  }
  return [...texts.values()];
}

function isWithin(weights: string | undefined, weight: number): boolean {
  const [min = Number.NaN, max = min] = weights?.split(' ').map(Number) ?? [];
  return weight >= min && weight <= max;
}

/** The texts of a face that are shown in this fallback font until the face arrives. */
function textsFor({ family, fallbacks }: Face, { weights }: FallbackFont, texts: readonly Text[]): Text[] {
  return texts.filter((text) => {
    const named = fallbacks.some((other) => isWithin(other.weights, text.weight));
    return text.family === family && (weights ? isWithin(weights, text.weight) : !named);
  });
}

/** The font of an installed @fontsource package, for a full name such as `Arimo Bold`. */
async function packagedFont(name: string): Promise<string[]> {
  const [, family, style] = name.match(/^(.+) (Regular|Bold)$/) ?? [];
  if (!family) return [];
  const slug = family.toLowerCase().replaceAll(' ', '-');
  const weight = style === 'Bold' ? 700 : 400;
  try {
    const file = require.resolve(`@fontsource/${slug}/files/${slug}-latin-${weight}-normal.woff2`);
    return [`url(data:font/woff2;base64,${await readFile(file, 'base64')})`];
  } catch {
    return [];
  }
}

/** Declares a fallback font at its own size, and returns the family that it got. */
async function declare({ names, weights = 'normal' }: FallbackFont, page: Page): Promise<string> {
  const family = `Unscaled ${names[0]}`;
  const packaged = (await Promise.all(names.map(packagedFont))).flat();
  const src = [...names.map((name) => `local("${name}")`), ...packaged].join(',');
  await page.addStyleTag({ content: `@font-face{font-family:"${family}";src:${src};font-weight:${weights}}` });
  return family;
}

/** A line of the table. */
function line(...[face, fallback, ...numbers]: string[]): string {
  return `${face?.padEnd(20)}${fallback?.padEnd(18)}${numbers.map((number) => number.padStart(12)).join('')}`;
}

async function measure(face: Face, fallback: FallbackFont, texts: readonly Text[], page: Page): Promise<string> {
  const shown = textsFor(face, fallback, texts);
  const real = await page.evaluate(widthIn, { family: face.family, texts: shown });
  const unscaled = await page.evaluate(widthIn, { family: await declare(fallback, page), texts: shown });
  const { names, scale } = fallback;
  const recorded = [face.family, names[0] ?? '', scale.toFixed(4)];
  if (shown.length === 0) return line(...recorded, ' (the site has no text in this weight)');
  if (real === null) return line(...recorded, ' (the site does not load this face)');
  if (unscaled === null) return line(...recorded, ' (this machine does not have the font)');
  return line(...recorded, (real / unscaled).toFixed(4), (real / unscaled - scale).toFixed(4));
}

async function measureHeights({ family, ascent, descent }: Face, page: Page): Promise<string> {
  const measured = await page.evaluate(heightsOf, family);
  const row = (what: string, recorded: number, now: number) =>
    line(family, what, recorded.toFixed(1), now.toFixed(1), (now - recorded).toFixed(1));
  return `${row('ascent', ascent, measured[0])}\n${row('descent', descent, measured[1])}`;
}

const folder = process.argv[2] ?? 'dist';
const { base, files } = await readSite(folder, hosts.generic);
const pages = [...files.keys()].filter((file) => file.endsWith('.html') && file !== '404.html').sort();
const { origin, stop } = await serveFolder(folder);
const { args = [], ...others } = browserArguments();
// Hinting would round the widths of letters to whole pixels.
const unhinted = [...args, '--font-render-hinting=none'];
const browser = await chromium.launch({ executablePath: findChromium(), ...others, args: unhinted });
try {
  // The policy of a page does not let anybody add fonts.
  const page = await browser.newPage({ bypassCSP: true });
  // Texts are those of the document, before any script adds to them.
  await page.route('**/*.js', (route) => route.abort());
  const texts = await textsOfSite(page, pages.map(outputRoute), origin + base);
  console.log(line('face', 'fallback', 'recorded', 'measured', 'difference'));
  for (const face of faces) {
    console.log(await measureHeights(face, page));
    for (const fallback of face.fallbacks) console.log(await measure(face, fallback, texts, page));
  }
} finally {
  await browser.close();
  stop();
}
