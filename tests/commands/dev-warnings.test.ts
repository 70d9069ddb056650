import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Problems } from '../../generator/workshop/dev/dev-protocol.ts';
import { watchWarnings } from '../../generator/workshop/dev/watch-warnings.ts';
import { develop } from '../harness/commands/dev.ts';
import { fixtures } from '../harness/project/project.ts';

/** Milliseconds. An audit gives way to whatever else the machine does, so while other tests run, it may take a minute. */
const patience = 300_000;

test('what the audits find appears in the terminal and on the page once nothing is edited, until it is corrected', async () => {
  const dev = await develop('small');
  onTestFinished(dev.stop);
  const page = await dev.visit('/');
  page.setDefaultTimeout(patience);
  const badge = page.getByRole('button', { name: '1 warning' });
  await dev.edit('pages/home.yaml', (yaml) => yaml.replace(/text: .*/, 'text: A leak costs $60. }'));
  await badge.waitFor();
  await expect.poll(dev.terminal).toContain('“Leak” is $60 on /, but $50 in site.yaml.');
  await badge.click();
  const first = page.getByRole('alertdialog', { name: '1 warning. Nothing keeps you from publishing.' });
  await first.getByText('Correct the price that is wrong').waitFor();

  // An open list follows the next audit.
  await dev.edit('pages/404.yaml', (yaml) => yaml.replace(/text: .*/, 'text: A leak costs $70. }'));
  const second = page.getByRole('alertdialog', { name: '2 warnings.' });
  await second.getByText('“Leak” is $70 on /404').waitFor();
  await second.getByRole('button', { name: 'Close' }).click();
  expect(await second.count()).toBe(0);

  await dev.edit('pages/home.yaml', (yaml) => yaml.replace('$60', '$50'));
  await badge.click();
  await first.getByText('“Leak” is $70 on /404').waitFor();
  // This edit does not reload the page, which would close the list.
  await dev.edit('pages/404.yaml', (yaml) => yaml.replace('$70', '$50'));
  await expect.poll(dev.terminal, { timeout: patience }).toContain('No warnings are left.\n');
  await badge.waitFor({ state: 'detached' });
  expect(await page.getByRole('alertdialog').count()).toBe(0);
});

test('if an audit takes too long, the warnings of the one before are withdrawn', async () => {
  const found: (Problems | null)[] = [];
  const settings = { root: join(fixtures, 'small'), inColor: false };
  const audits = watchWarnings(settings, (warnings) => found.push(warnings), { longest: 1 });
  onTestFinished(audits.cancel);
  audits.auditLater();
  await expect.poll(() => found, { timeout: patience }).toEqual([null]);
});
