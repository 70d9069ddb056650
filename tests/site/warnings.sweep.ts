import { expect, test } from 'vitest';
import { generate, repository } from '../harness/project/project.ts';

test('the site has no warnings, except those accepted with a reason', async () => {
  expect((await generate('check', '--root', repository)).out).toMatch(/^No problems\./);
});
