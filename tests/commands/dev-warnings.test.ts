import { expect, onTestFinished, test } from 'vitest';
import { develop } from '../harness/commands/dev.ts';

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
