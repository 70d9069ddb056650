/**
 * Asks Lighthouse about a page of each kind, on a phone and on a large screen, and fails where a category has less than
 * 100 points or anything moves. `npm run lighthouse` builds in memory and runs each once; `-- --runs 3` takes the median.
 * Throttling is Lighthouse's own (https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md). To Lighthouse
 * a local address is as safe as HTTPS, and its canonical audit allows the address of the real site. The last column is its
 * measure of the processor: below 1000, or in unequal lines, the machine is slow or busy, and its points for speed are too few.
 */
import { parseArgs } from 'node:util';
import type { Config, Result } from 'lighthouse';
import { readArguments } from './read-arguments.ts';

const routes = [
  '/',
  '/services',
  '/massage-celina',
  '/swedish-massage-little-elm-tx',
  '/massage-therapy-faq',
  '/location',
  '/printable-menu',
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const usage = `npm run lighthouse -- [--runs 3] [routes]

  --runs 3   the median of so many runs (default: 1)
  routes     the pages to ask about, such as / /prices (default: those of the example site that this site has)`;
const { runs, chosen } = readArguments(usage, (args) => {
  const options = { runs: { type: 'string', default: '1' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  return { runs: Math.max(1, Number(values.runs) || 1), chosen: positionals };
});

// Help does not wait for these to load.
const { launch } = await import('chrome-launcher');
const { default: lighthouse, desktopConfig } = await import('lighthouse');
const { computeMedianRun } = await import('lighthouse/core/lib/median-run.js');
const { outputFile } = await import('../../generator/plan/routes/address.ts');
const { serveFolder } = await import('../harness/browser/serve-folder.ts');
const { findChromium } = await import('../setup/chromium.ts');
const { buildSite } = await import('./build-site.ts');

const screens: [string, Config | undefined][] = [
  ['phone', undefined],
  ['desktop', desktopConfig],
];
const { folder, base, files, remove } = await buildSite();
const present = routes.filter((route) => files.has(outputFile(route)));
const { origin, stop } = await serveFolder(folder);
const chromium = await launch({ chromePath: findChromium(), chromeFlags: ['--headless=new', '--no-sandbox'] });

async function once(route: string, config: Config | undefined): Promise<Result> {
  const run = await lighthouse(origin + base + route, { port: chromium.port, logLevel: 'error' }, config);
  if (!run || run.lhr.runtimeError) throw new Error(`${route}: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
  return run.lhr;
}

async function median(route: string, config: Config | undefined): Promise<Result> {
  const results: Result[] = [];
  while (results.length < runs) results.push(await once(route, config));
  return computeMedianRun(results);
}

/** The audits of a category that took points from it. */
function losses({ audits, categories }: Result, category: string): string[] {
  return (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const { score, title, displayValue = '' } = audits[id] ?? {};
    if (!weight || typeof score !== 'number' || score === 1) return [];
    return [`    ${category}  ${id}  ${title} ${displayValue}`.trimEnd()];
  });
}

const columns = [32, 9, 6, 6, 6, 6, 9, 8, 8, 9, 7];
const line = (cells: (string | number)[]) =>
  cells.map((cell, index) => String(cell)[index < 2 ? 'padEnd' : 'padStart'](columns[index] ?? 0)).join('');
let imperfect = false;
console.log(line(['page', 'screen', 'perf', 'a11y', 'best', 'SEO', 'LCP', 'CLS', 'TBT', 'bytes', 'CPU']));
try {
  for (const route of chosen.length > 0 ? chosen : present) {
    for (const [screen, config] of screens) {
      const result = await median(route, config);
      const scores = categories.map((category) => Math.round((result.categories[category]?.score ?? 0) * 100));
      const measured = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
      const shift = measured('cumulative-layout-shift');
      const [lcp, tbt] = [measured('largest-contentful-paint'), measured('total-blocking-time')].map(Math.round);
      const measures = [`${lcp} ms`, shift.toFixed(3), `${tbt} ms`, measured('total-byte-weight')];
      console.log(line([route, screen, ...scores, ...measures, Math.round(result.environment.benchmarkIndex)]));
      for (const loss of categories.flatMap((category) => losses(result, category))) console.log(loss);
      imperfect ||= shift >= 0.0005 || scores.some((score) => score < 100);
    }
  }
} finally {
  chromium.kill();
  stop();
  await remove();
}
process.exitCode = imperfect ? 1 : 0;
