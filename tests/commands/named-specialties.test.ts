import { expect, test } from 'vitest';
import { keptProject, replaced } from '../harness/commands/kept-builds.ts';
import { page } from '../harness/project/project.ts';
import { townFiles } from '../harness/project/town-files.ts';

const list = '  - { type: links, heading: A, links: [{ specialty: grates, label: "{specialty.opening}", to: / }] }\n';

/** A definition for all towns names a specialty, and makes no page, because each town has a page definition of its own. */
const grates = {
  'pages/grates.yaml': page({ route: '/grates/{town.slug}', rest: 'each: towns\n', sections: list }),
  'pages/grates-in-peacham.yaml': page({ route: '/grates/peacham', rest: 'town: peacham\n' }),
  'pages/grates-in-barnet.yaml': page({ route: '/grates/barnet', rest: 'town: barnet\n' }),
};

test('builds, checks, and renames accept a specialty that only a definition without pages names', async () => {
  const site = await keptProject('chimney-sweep', { ...(await townFiles('chimney-sweep')), ...grates });
  for (const town of ['peacham', 'barnet']) {
    await replaced(site, `pages/towns/${town}.yaml`, 'specialties:\n', 'specialties:\n  grates: { opening: Iron. }\n');
  }
  for (const run of [site.build, site.check, site.freshCheck, site.fresh])
    expect(await run()).toMatchObject({ exit: 0 });
  await replaced(site, 'pages/prices.yaml', 'heading: ', 'heading: The ');
  expect(await site.build()).toMatchObject({ exit: 0 });
  expect(await site.command('rename', 'service', 'stove', 'heater')).toMatchObject({ exit: 0, err: '' });
});
