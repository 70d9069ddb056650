import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';
import { stringify } from 'yaml';
import type { Tools } from '../../generator/tools.ts';
import type { AnySectionType } from '../../templates/define.ts';
import { browserArguments } from '../harness/browser/browser-arguments.ts';
import { type Served, serveFolder } from '../harness/browser/serve-folder.ts';
import { buildInto } from '../harness/project/build-into.ts';
import { findChromium } from '../setup/chromium.ts';

/** As wide as a small laptop; pictures are smaller. */
const viewport = { width: 1120, height: 800 };

/** The text of docs/sections.md: every section type with its summary, a picture and its YAML. */
export function sectionDocs(sections: Tools['sections']): string {
  const entries = [...sections].map(([type, section]) => entry(type, section));
  return `# Sections\n\n<!-- Written by npm run docs. -->\n\nEvery section type, as its own examples show it on a small business. A page lists sections from top to bottom.\n\n${entries.join('\n')}`;
}

/** Replaces the pictures in a folder with one of every section type. */
export async function photographSections(folder: string, tools: Tools): Promise<void> {
  const types = [...tools.sections];
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await withSite(tools, async (served, browser) => {
    for (const [type] of types) await photograph(type, served, browser, folder);
  });
}

function entry(type: string, { summary, examples }: AnySectionType): string {
  const yaml = stringify([{ type, ...examples.at(-1) }], { lineWidth: 110 });
  return `## ${type}\n\n${summary}\n\n![The section type ${type}](sections/${type}.webp)\n\n\`\`\`yaml\n${yaml}\`\`\`\n`;
}

/** Builds a page for every type on top of the fixture that has every fact, and serves it. */
async function withSite(tools: Tools, use: (served: Served, browser: Browser) => Promise<void>): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'gallery-'));
  await cp('tests/fixtures/every-fact', root, { recursive: true });
  for (const [type, { examples }] of tools.sections) {
    await writeFile(join(root, `pages/gallery-${type}.yaml`), pageOf(type, examples.at(-1)));
  }
  await buildInto(join(root, 'dist'), { root, today: '2026-01-01' }, tools);
  const served = await serveFolder(join(root, 'dist'));
  const browser = await chromium.launch({ executablePath: findChromium(), ...browserArguments() });
  try {
    await use(served, browser);
  } finally {
    await browser.close();
    served.stop();
    await rm(root, { recursive: true, force: true });
  }
}

function pageOf(type: string, example: object | undefined): string {
  const seo = { title: `A page for ${type}`, description: `A section of the type ${type}.`, keywords: type };
  return stringify({
    route: `/gallery/${type}`,
    name: type,
    template: 'standard',
    seo,
    sections: [{ type, ...example }],
  });
}

async function photograph(type: string, { origin }: Served, browser: Browser, folder: string): Promise<void> {
  // Sections look the same without scripts, and nothing has to be waited for.
  const page = await browser.newPage({ viewport, javaScriptEnabled: false });
  await page.goto(`${origin}/gallery/${type}`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const picture = await page.locator('main > *').first().screenshot();
  await sharp(picture)
    .resize({ width: 840 })
    .webp({ quality: 70 })
    .toFile(join(folder, `${type}.webp`));
  await page.close();
}
