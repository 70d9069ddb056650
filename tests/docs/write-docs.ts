/** Writes what the docs say about sections and audits again: `npm run docs`. Everything in it comes from the code. */
import { readFile, writeFile } from 'node:fs/promises';
import { auditTable } from './audit-table.ts';
import { sectionGallery } from './section-gallery.ts';

await writeFile('docs/sections.md', await sectionGallery('docs/sections'));
const audits = await readFile('docs/audits.md', 'utf8');
await writeFile(
  'docs/audits.md',
  audits.replace(/(<!-- rules -->\n)[\s\S]*?(<!-- end -->)/, `$1${await auditTable()}$2`),
);
