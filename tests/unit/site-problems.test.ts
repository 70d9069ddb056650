import { expect, test } from 'vitest';
import { planSite } from '../../generator/pipeline/plan-site.ts';
import { project } from '../harness/project/project.ts';
import { sharedTools } from '../harness/project/shared-tools.ts';
import { exampleProblems } from '../setup/example-fault.ts';

test('tests that cannot begin, because a site has no fact that a schema requires, name its folder', async () => {
  const { root } = await project('small', { 'site.yaml': 'language: en-US\n' });
  const error = await planSite({ root }, await sharedTools()).catch((error) => error);
  expect(String(exampleProblems(error, []))).toMatch(
    /^Error: \nIn tests\/fixtures\/every-fact:\nsite\.yaml:1:1 {2}error {2}missing-property\n/,
  );
});
