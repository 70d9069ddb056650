import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { outputFile } from '../../../generator/plan/routes/address.ts';
import { siteFilesOf } from '../../../generator/workshop/dev/site-files.ts';
import { grounds } from '../../../templates/define.ts';
import { planWithPayload, readYaml } from '../../harness/pages/every-text.ts';
import { type Skeleton, skeletonOf } from '../../harness/pages/skeleton.ts';
import { sharedTools } from '../../harness/project/shared-tools.ts';
import { writeGallery } from '../../setup/write-gallery.ts';

/** What has a meaning in HTML, JavaScript, addresses, XML or JSON, or for the direction of a text. */
export const scraps = [
  '<script>harm()</script>',
  '</script><img src=x onerror=harm()>',
  '</title></style></textarea></svg>',
  '<!--',
  '-->',
  '<!--<script>',
  '" onload="harm()" x="',
  "' onload='harm()' x='",
  'javascript:harm()',
  'data:text/html,<script>harm()</script>',
  ']]>',
  '&lt;script&gt;&#60;&',
  '\\"],',
  '\u2028',
  '\u202E\u2066\u2067\u061C',
];

/** What has a meaning in files that are read line by line. */
export const newLines = '\n/* https://evil.example 200\n\n/*\n  X-Harm: 1\n';

export interface InertSite {
  /**
   * Builds the site with something around every text, and compares it with the site without.
   *
   * @returns how many texts had it, and what it added to the files besides words
   */
  with: (payload: string) => Promise<{ changed: number; added: string[] }>;
}

/** The site with every fact, and with every example of every section type, in a folder that nothing else is in. */
export async function inertSite(root: string): Promise<InertSite> {
  const tools = await sharedTools();
  await writeGallery(root, tools);
  // Their sections are on the other pages too, and no ground changes what a text means.
  for (const ground of grounds) await rm(join(root, `pages/on-${ground}.yaml`));
  await appendFile(join(root, 'site.yaml'), '\nredirects: { /gone: /plain, /away: https://away.example.com/a }\n');
  const yaml = await readYaml(root);
  const build = async (payload: string) => {
    const { planned, changed } = await planWithPayload(root, yaml, payload, tools);
    const { read } = siteFilesOf(planned, { root, today: '2026-01-01' }, tools);
    const pages = [...planned.site.pages.map(({ route }) => route), '/gone', '/away'].map(outputFile);
    const skeletons = new Map<string, Skeleton>();
    for (const path of [...pages, 'favicon.svg', 'site.webmanifest', 'sitemap.xml', 'robots.txt', '_redirects']) {
      skeletons.set(path, skeletonOf(path, String((await read(path)) ?? 'missing')));
    }
    return { skeletons, changed };
  };
  const plain = (await build('')).skeletons;
  // Widgets get a text with markup in parts.
  const marked = (await build('\\*')).skeletons;
  const known = new Set([...plain.values(), ...marked.values()].flatMap(({ kinds }) => [...kinds]));
  return {
    with: async (payload) => {
      const { skeletons, changed } = await build(payload);
      return {
        changed,
        added: [...skeletons].flatMap(([path, skeleton]) => addedTo(path, skeleton, known, plain.get(path))),
      };
    },
  };
}

/** A word can have a meaning, such as that of a closed day; what it changes then is also somewhere else in the site. */
function addedTo(path: string, { kinds, active }: Skeleton, known: ReadonlySet<string>, plain?: Skeleton): string[] {
  const before = plain?.active ?? {};
  const more = Object.keys(active).filter((name) => active[name] !== before[name]);
  return [
    ...[...kinds].filter((kind) => !known.has(kind)).map((kind) => `${path} has ${kind}`),
    ...more.map((name) => `${path} has ${name} ${active[name]} times instead of ${before[name]}`),
  ];
}
