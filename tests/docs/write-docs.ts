/** Writes what the docs say about sections and audits again: `npm run docs`. Everything in it comes from the code. */
import { readFile, writeFile } from 'node:fs/promises';
import { loadTools } from '../../generator/tools.ts';
import { auditTable } from './audit-table.ts';
import { licenseTable } from './dependencies.ts';
import { photographSections, sectionDocs } from './section-docs.ts';

const tools = await loadTools();
await writeFile('docs/sections.md', sectionDocs(tools.sections));
await photographSections('docs/sections', tools);
await fill('docs/audits.md', 'rules', await auditTable());
await fill('docs/licenses.md', 'licenses', licenseTable(JSON.parse(await readFile('package-lock.json', 'utf8'))));

/** Replaces what is between two comments of a file. */
async function fill(file: string, name: string, text: string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const pattern = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- end -->)`);
  await writeFile(
    file,
    before.replace(pattern, (_, start, end) => start + text + end),
  );
}
