import { readdir } from 'node:fs/promises';
import type { Rule } from './rule.ts';

const folder = new URL('./rules/', import.meta.url);

/** Loads every rule. To add one, add a file to generator/audit/rules. */
export async function loadRules(): Promise<Rule[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).sort();
  const modules = files.map(async (file) => {
    const { rule }: { rule: Rule } = await import(new URL(file, folder).href);
    return rule;
  });
  return Promise.all(modules);
}
