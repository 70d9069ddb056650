import { readdir } from 'node:fs/promises';
import { Fault } from '../report/fault.ts';
import { importing } from '../report/importing.ts';
import type { Rule } from './rule.ts';

const folder = new URL('./rules/', import.meta.url);

/**
 * Loads every rule. To add one, add a file to generator/audit/rules.
 *
 * @throws Fault if a file there cannot be imported or exports no rule of its name
 */
export async function loadRules(): Promise<Rule[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).sort();
  const modules = files.map(async (file) => {
    const name = file.replace('.ts', '');
    const path = `generator/audit/rules/${file}`;
    // A bundler finds the files of the folder by this pattern (https://esbuild.github.io/api/#glob).
    const { rule } = await importing(path, (): Promise<{ rule?: Rule }> => import(`./rules/${name}.ts`));
    if (rule?.id === name) return rule;
    throw new Fault(
      path,
      `it must export a rule with the name of the file as its id. Write: export const rule: Rule = { id: '${name}', … };`,
    );
  });
  return Promise.all(modules);
}
