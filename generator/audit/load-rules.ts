import { readdir } from 'node:fs/promises';
import type { Rule } from './rule.ts';

const folder = new URL('./rules/', import.meta.url);

/** Loads every rule. To add one, add a file to generator/audit/rules. */
export async function loadRules(): Promise<Rule[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).sort();
  const modules = files.map(async (file) => {
    // A bundler finds the files of the folder by this pattern (https://esbuild.github.io/api/#glob).
    const { rule }: { rule: Rule } = await import(`./rules/${file.replace('.ts', '')}.ts`);
    return rule;
  });
  return Promise.all(modules);
}
