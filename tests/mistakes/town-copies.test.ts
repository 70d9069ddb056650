import { expect, test } from 'vitest';
import { barnet, files, page, reportOn, town } from './report-on-towns.ts';

test('a copy whose name was not changed', async () => {
  const report = await reportOn({ ...files, 'pages/towns/groton.yaml': barnet });
  expect(report).toContain('Two towns have the name "Barnet"; the slug of this one is "groton".');
  expect(report).toMatch(/Did you mean "Groton"\?\n\n1 error in 1 file/);
  const numbered = await reportOn({ ...files, 'pages/towns/barnet-2.yaml': barnet });
  expect(numbered).toMatch(/Delete the copy, or write the name of the other town\.\n\n1 error in 1 file/);
});

test('a copy whose name was not changed, in a file whose name ends with its state', async () => {
  const report = await reportOn({ ...files, 'pages/towns/east-groton-vt.yaml': barnet });
  expect(report).toMatch(/Did you mean "East Groton"\?\n\n1 error in 1 file/);
});

test('two towns whose names differ only in capitals', async () => {
  const report = await reportOn({
    ...town,
    'pages/towns/barnet.yaml': barnet,
    'pages/towns/barnet-2.yaml': barnet.replace('name: Barnet', 'name: BARNET'),
  });
  expect(report).toMatch(/^\npages\/towns\/barnet-2.yaml:2:7 {2}error {2}duplicate-town\n.* name "BARNET"/);
  expect(report).toMatch(/\n {2}Delete the copy, or write the name of the other town\.\n\n1 error in 1 file/);
});

test('two towns in two counties with one name', async () => {
  const inCounty = (county: string, name = 'Barnet') =>
    barnet.replace('name: Barnet', `name: ${name}\ncounty: ${county}`);
  const twins = (other: string) => ({
    ...town,
    'pages/towns/barnet.yaml': inCounty('Orange'),
    'pages/towns/barnet-essex.yaml': other,
  });
  const report = await reportOn(twins(inCounty('Essex')));
  expect(report).toMatch(
    /^\npages\/towns\/barnet-essex.yaml:2:7 {2}error {2}duplicate-town\n.* "Barnet", in two counties,/,
  );
  expect(report).toMatch(/Add the county to both names, for example: {2}name: Barnet \(Essex\)\n\n1 error in 1 file/);
  for (const name of ['Barnet (Essex)', 'Barnet, Essex County'])
    expect(await reportOn(twins(inCounty('Essex', name)))).not.toContain('error');
  // A copy in which only the name was left as it was.
  const copy = { ...town, 'pages/towns/barnet.yaml': inCounty('Orange'), 'pages/towns/groton.yaml': inCounty('Essex') };
  expect(await reportOn(copy)).toContain('Did you mean "Groton"?');
  expect(await reportOn(twins(inCounty('Orange')))).toContain('Did you mean "Barnet Essex"?');
});

test.each(['barnet copy', 'barnet (1)', 'barnet 2'])('a copy that a computer made: %s', async (name) => {
  const report = await reportOn({ ...files, [`pages/towns/${name}.yaml`]: barnet });
  expect(report).toContain('There are two files for the town Barnet.');
  expect(report).toContain('\n1 error in 1 file');
  const other = await reportOn({
    ...files,
    [`pages/towns/${name}.yaml`]: barnet.replace('name: Barnet', 'name: Groton'),
  });
  expect(other).toContain('Rename the file to pages/towns/groton.yaml.');
});

test('a copy that still has the page of the other town, which is no page for a specialty', async () => {
  const about = page('/about-barnet').replace('template', 'town: barnet\ntemplate');
  const own = barnet.replace(/page: .*/, 'page: /about-barnet');
  const groton = own.replace('name: Barnet', 'name: Groton');
  const towns = { ...town, 'pages/towns/barnet.yaml': own, 'pages/towns/groton.yaml': groton };
  const report = await reportOn({ ...towns, 'pages/about.yaml': about });
  expect(report).toContain('"page" of Groton is /about-barnet, but that page is about Barnet.');
  expect(report).toContain('in a copy of pages/about.yaml with "town: groton" and a route of its own.');
});
