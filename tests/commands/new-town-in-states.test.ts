import { expect, test } from 'vitest';
import { newTown } from '../harness/project/new-town.ts';
import { generate, textIn } from '../harness/project/project.ts';
import { withTowns } from '../harness/project/small.ts';
import { siteWithTable } from '../harness/project/town-table.ts';

const barre = 'name: Barre\npage: /visit-barre\ncenter: { latitude: 44.2, longitude: -72.5 }\n';
const siteWithBarre = () => siteWithTable('', { 'pages/towns/barre.yaml': barre });

test.each(['NH', 'nh', 'New Hampshire'])('the state of a new town: %s', async (region) => {
  const root = await siteWithBarre();
  const done = await newTown(root, 'Lyme', '--region', region, '--latitude', '43.81', '--longitude', '-72.15');
  expect(done).toMatchObject({ exit: 0 });
  expect(await textIn(root, 'pages/towns/lyme.yaml')).toContain('\npage: /visit-lyme\nregion: NH\n');
});

test('the state of the business is not written', async () => {
  const root = await siteWithBarre();
  expect(await newTown(root, 'Calais', '--region', 'VT')).toMatchObject({ exit: 0 });
  expect(await textIn(root, 'pages/towns/calais.yaml')).not.toContain('region');
});

test.each(['XX', 'Ontario'])('a state that does not exist: %s', async (region) => {
  const done = await newTown(await siteWithBarre(), 'Lyme', '--region', region);
  expect(done).toMatchObject({ exit: 2, err: `"${region}" is not a state. Write it as two letters, such as NH.\n` });
});

test('a business without a state has a town with the name of a new one', async () => {
  const abroad = withTowns('towns: pages/towns\n').replace(
    'region: VT, postalCode: "05641", country: US',
    'postalCode: "1010", country: AT',
  );
  const inStyria = `${barre}region: Steiermark\n`;
  const root = await siteWithTable('', { 'site.yaml': abroad, 'pages/towns/barre.yaml': inStyria });
  expect(await newTown(root, 'Barre')).toMatchObject({
    exit: 2,
    err: expect.stringContaining('The town Barre already exists: pages/towns/barre.yaml:1.'),
  });
});

test.each([
  ['with the option', ['Barre', '--region', 'MA']],
  ['after its name', ['Barre, MA']],
])('a new town with the name of one in another state, which is %s', async (_, named) => {
  const root = await siteWithBarre();
  const done = await newTown(root, ...named, '--latitude', '42.42', '--longitude', '-72.1');
  expect(done).toMatchObject({ exit: 0 });
  expect(await textIn(root, 'pages/towns/barre-ma.yaml')).toContain('name: Barre\npage: /visit-barre-ma\nregion: MA\n');
  expect((await generate('check', '--root', root)).out).not.toContain('error');
  const again = await newTown(root, ...named);
  expect(again).toMatchObject({ exit: 2, err: expect.stringContaining('The town Barre already exists: ') });
});

test('capitals do not distinguish the name of a new town', async () => {
  const root = await siteWithBarre();
  const again = await newTown(root, 'BARRE', '--slug', 'barre-2');
  expect(again).toMatchObject({ exit: 2, err: expect.stringContaining('The town BARRE already exists: ') });
  expect(await newTown(root, 'barre', '--region', 'MA')).toMatchObject({ exit: 0 });
  expect(await textIn(root, 'pages/towns/barre-ma.yaml')).toContain('region: MA\n');
});

test('a town far from the business may be in the state that it names', async () => {
  const root = await siteWithBarre();
  const place = ['--latitude', '39.8', '--longitude', '-89.64'];
  expect(await newTown(root, 'Springfield', ...place)).toMatchObject({ exit: 2 });
  expect(await newTown(root, 'Springfield', '--region', 'IL', ...place)).toMatchObject({ exit: 0 });
});

test('a name that exists can be added in another state', async () => {
  const root = await siteWithBarre();
  const taken = async (...named: string[]) => (await newTown(root, ...named)).err;
  expect(await taken('Barre')).toContain('Or, if the new one is in another state, add the state:  --region MA');
  const place = ['--latitude', '42.42', '--longitude', '-72.1'];
  expect(await newTown(root, 'Barre', '--region', 'MA', ...place)).toMatchObject({ exit: 0 });
  expect(await taken('Barre')).toContain('--region NH');
  expect(await taken('Barre', '--region', 'MA')).not.toContain('--region');
});

test('abroad, a region with the letters of one of the United States has none of its neighbors', async () => {
  const abroad = withTowns('towns: pages/towns\n')
    .replace('region: VT', 'region: MI')
    .replace('country: US', 'country: IT');
  const root = await siteWithTable('', { 'site.yaml': abroad, 'pages/towns/barre.yaml': barre });
  const { err } = await newTown(root, 'Barre');
  expect(err).toContain('The town Barre already exists: ');
  expect(err).not.toContain('--region');
});
