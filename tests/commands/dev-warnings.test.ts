import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Problems } from '../../generator/workshop/dev/dev-protocol.ts';
import { watchWarnings } from '../../generator/workshop/dev/watch-warnings.ts';
import { develop } from '../harness/commands/dev.ts';
import { fixtures } from '../harness/project/project.ts';

test('what the audits find appears in the terminal and on the page once nothing is edited, until it is corrected', async () => {
  const dev = await develop('small');
  onTestFinished(dev.stop);
  const page = await dev.visit('/');
  const badge = page.getByRole('button', { name: '1 warning' });
  await dev.edit('pages/home.yaml', (yaml) => yaml.replace(/text: .*/, 'text: A leak costs $60. }'));
  await badge.waitFor();
  expect(dev.terminal()).toContain('“Leak” is $60 on /, but $50 in site.yaml.');
  await badge.click();
  const list = page.getByRole('alertdialog', { name: '1 warning. Nothing keeps you from publishing.' });
  await list.getByText('Correct the price that is wrong').waitFor();
  await dev.edit('pages/home.yaml', (yaml) => yaml.replace('$60', '$50'));
  await expect.poll(() => dev.terminal()).toContain('No warnings are left.\n');
  await badge.waitFor({ state: 'detached' });
  expect(await list.count()).toBe(0);
});

test('an open list of warnings follows the next audit', async () => {
  const dev = await develop('small');
  onTestFinished(dev.stop);
  const page = await dev.visit('/');
  await dev.edit('pages/home.yaml', (yaml) => yaml.replace(/text: .*/, 'text: A leak costs $60. }'));
  await page.getByRole('button', { name: '1 warning' }).click();
  await dev.edit('pages/404.yaml', (yaml) => yaml.replace(/text: .*/, 'text: A leak costs $70. }'));
  const list = page.getByRole('alertdialog', { name: '2 warnings.' });
  await list.getByText('“Leak” is $70 on /404').waitFor();
  await list.getByRole('button', { name: 'Close' }).click();
  expect(await list.count()).toBe(0);
});

test('if an audit takes too long, the warnings of the one before are withdrawn', async () => {
  const found: (Problems | null)[] = [];
  const settings = { root: join(fixtures, 'small'), inColor: false };
  const audits = watchWarnings(settings, (warnings) => found.push(warnings), { longest: 1 });
  onTestFinished(audits.cancel);
  audits.auditLater();
  await expect.poll(() => found, { timeout: 10_000 }).toEqual([null]);
});
