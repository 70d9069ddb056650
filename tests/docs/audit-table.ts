import { loadRules } from '../../generator/audit/load-rules.ts';

/** Every rule with its reason and its source, as a table in Markdown. */
export async function auditTable(): Promise<string> {
  const rules = await loadRules();
  const rows = rules.map(({ id, reason, source }) => `| [${id}](${source}) | ${reason} |\n`);
  return `| rule | why |\n| --- | --- |\n${rows.join('')}`;
}
