import { expect, test } from 'vitest';
import { converse, generate, page, project, textIn } from '../harness/project/project.ts';
import { withTowns } from '../harness/project/small.ts';

const rename = (root: string, ...args: string[]) => generate('rename', 'town', ...args, '--root', root);

const town = (name: string, route = '/', rest = '') =>
  `name: ${name}\npage: ${route}\ncenter: { latitude: 44.2, longitude: -72.5 }\n${rest}`;
const texts = (all: readonly string[]) =>
  all.map((text) => `  - { type: intro, heading: Here, text: ${JSON.stringify(text)} }\n`).join('');
const about = (key: string, sections: readonly string[]) =>
  page({ route: `/in-${key}`, rest: `town: ${key}\n`, sections: texts(sections) });

/** A site of towns with names that are also words. */
function siteWith(files: Record<string, string>) {
  const site = withTowns('towns: pages/towns\n').replace('name: Small Works', 'name: Dover Plumbing');
  return project('small', {
    'site.yaml': site,
    'pages/towns/hope.yaml': town('Hope', '/in-hope'),
    'pages/towns/good-hope.yaml': town('Good Hope'),
    'pages/towns/may.yaml': town('May'),
    'pages/towns/rome.yaml': town('Rome'),
    'pages/towns/barre.yaml': town('Barre', '/in-barre'),
    'pages/towns/dover.yaml': town('Dover', '/in-dover'),
    'pages/in-hope.yaml': about('hope', ['Here.']),
    'pages/in-barre.yaml': about('barre', ['Here.']),
    'pages/in-dover.yaml': about('dover', ['Here.']),
    ...files,
  });
}

/** What a text of another page says after the name of a town changed everywhere. */
async function renamedElsewhere(key: string, text: string, others: readonly string[]): Promise<string | undefined> {
  const { root } = await siteWith({
    'pages/other.yaml': page({ route: '/other', sections: texts([text, ...others]) }),
  });
  expect(await rename(root, key, 'hill', '--texts')).toMatchObject({ exit: 0, err: '' });
  const [, written = ''] = (await textIn(root, 'pages/other.yaml')).match(/text: ("(?:[^"\\]|\\.)*")/) ?? [];
  return JSON.parse(written);
}

const hopeIsWord = ['We hope so.'];

test.each([
  ['dover', 'The drive from Dover is short.', 'The drive from Hill is short.'],
  ['hope', 'We come to Rome, Hope and Barre.', 'We come to Rome, Hill and Barre.'],
  ['hope', 'A plumber for Hope, VT.', 'A plumber for Hill, VT.'],
  ['hope', 'A plumber for Hope, Vermont.', 'A plumber for Hill, Vermont.'],
  ['hope', 'See [our work in Hope](/in-hope).', 'See [our work in Hill](/in-hill).'],
])('in a text of another page, the town %s is renamed where it surely is one: %s', async (key, before, after) => {
  expect(await renamedElsewhere(key, before, hopeIsWord)).toBe(after);
});

test.each([
  ['hope', 'Good Hope is small.', 'another town'],
  ['dover', 'Turn left on Dover Street.', 'a street'],
  ['dover', 'The drive from New Dover is long.', 'a longer name'],
  ['dover', 'The men from Dover Electric came.', 'a company'],
  ['dover', 'Nobody at Dover Plumbing smokes.', 'the business'],
  ['hope', 'Hope is not a plan.', 'another word'],
  ['hope', 'We live in Hope.', 'perhaps another word'],
  ['may', 'It rains from May to June.', 'a month'],
  ['barre', 'Our shop in Barre is warm.', 'the city of the business'],
])('%s stays where it may be something else: %s (%s)', async (key, text) => {
  expect(await renamedElsewhere(key, text, hopeIsWord)).toBe(text);
});

const specialties = `specialties: { drains: { opening: Hope Electric digs in Hope on Hope Street. Hope is hard on drains. } }\n`;

test('the lines about the town come first, then others that name it, then those that stay', async () => {
  const other = page({
    route: '/other',
    sections: texts(['We hope so, from Rome, Hope and Barre.', 'Hope is no plan.']),
  });
  const { root } = await siteWith({
    'pages/towns/hope.yaml': town('Hope', '/in-hope', specialties),
    'pages/in-hope.yaml': about('hope', ['In Hope, we dig.']),
    'pages/other.yaml': other,
  });
  const first = await rename(root, 'hope', 'hill');
  expect(first).toMatchInlineSnapshot(`
    {
      "err": "",
      "exit": 0,
      "out": "Renamed the town "hope" to "hill" in 3 files.
      pages/towns/hope.yaml is now pages/towns/hill.yaml
      pages/in-hope.yaml is now pages/in-hill.yaml
      /in-hope is now /in-hill, and redirects there

    3 lines still say “Hope”:
      pages/in-hill.yaml:7:45  - { type: intro, heading: Here, text: "In Hope, we dig." }
      pages/towns/hill.yaml:1:7  name: Hope
      pages/towns/hill.yaml:4:57  specialties: { drains: { opening: Hope Electric digs in Hope on Hope Street. Hope is hard …

    1 line still names Hope in other texts:
      pages/other.yaml:6:65  … heading: Here, text: "We hope so, from Rome, Hope and Barre." }

    To change them, run:  npm run rename -- town hope hill --old-name Hope --texts

    2 lines with “Hope” may be about something else, and stay unchanged:
      pages/towns/hill.yaml:4:35  specialties: { drains: { opening: Hope Electric digs in Hope on Hope Street. Hope is hard …
      pages/other.yaml:7:42  - { type: intro, heading: Here, text: "Hope is no plan." }
    ",
    }
  `);
});

test('at a terminal, the texts about the town alone can be changed, and no other', async () => {
  const other = page({ route: '/other', sections: texts(['From Rome, Dover and Barre.']) });
  const { root } = await siteWith({ 'pages/in-dover.yaml': about('dover', ['In Dover.']), 'pages/other.yaml': other });
  const { exit, asked } = await converse(['own'], 'rename', 'town', 'dover', 'hill', '--root', root);
  expect({ exit, asked }).toEqual({ exit: 0, asked: ['Write “Hill” instead of “Dover” on 3 lines?'] });
  expect(await textIn(root, 'pages/in-hill.yaml')).toContain('In Hill.');
  expect(await textIn(root, 'pages/other.yaml')).toBe(other);
});

test('what a customer wrote stays as it is, and is listed', async () => {
  const review = '{ quote: "From Dover, with thanks.", name: "A. B., Dover", source: A letter, date: 2025-03 }';
  const sections = `${texts(['In Dover.'])}  - { type: reviews, heading: Letters, reviews: [${review}] }\n`;
  const { root } = await siteWith({
    'pages/in-dover.yaml': page({ route: '/in-dover', sections, rest: 'town: dover\n' }),
  });
  const { out } = await rename(root, 'dover', 'hill', '--texts');
  expect(out).toContain(
    '1 line with “Dover” may be about something else, and stays unchanged:\n  pages/in-hill.yaml:8',
  );
  const written = await textIn(root, 'pages/in-hill.yaml');
  expect(written).toContain('text: "In Hill."');
  expect(written).toContain(review);
});

test('a page that a town alone has as its `page:` is about the town, also without `town:`', async () => {
  const own = page({ route: '/in-dover', sections: texts(['Dover is green.']) });
  const { root } = await siteWith({ 'pages/in-dover.yaml': own });
  expect(await rename(root, 'dover', 'hill', '--texts')).toMatchObject({ exit: 0, err: '' });
  expect(await textIn(root, 'pages/in-dover.yaml')).toBe(own.replace('Dover', 'Hill'));
});

test('the address of the business stays, and a message says so', async () => {
  const { root } = await siteWith({});
  const { out } = await rename(root, 'barre', 'hill', '--texts');
  expect(out).toContain('Barre is also the city of the business. If the city has a new name, change `city:`');
  expect(await textIn(root, 'pages/towns/hill.yaml')).toContain('name: Hill\n');
  expect(await textIn(root, 'site.yaml')).toContain('city: Barre');
});

test.each([
  ['dover', ['near Dover', 'Rome, Dover and Barre', 'near Dover, NH', 'near Hill, VT', '[Hill](/in-hill)']],
  ['dover-nh', ['near Dover', 'Rome, Dover and Barre', 'near Hill, NH', 'near Dover, VT', '[Dover](/in-dover)']],
])('texts that may name a town of another state stay as they are: %s', async (key, expected) => {
  const others = ['near Dover', 'Rome, Dover and Barre', 'near Dover, NH', 'near Dover, VT', '[Dover](/in-dover)'];
  const own = ['Dover drains, unlike Dover, VT.', 'In Dover, VT.', '[Dover](/in-dover)'];
  const link = '  - { type: links, heading: Others, links: [{ label: Dover, to: /in-dover }] }\n';
  const { root } = await siteWith({
    'pages/towns/dover-nh.yaml': town('Dover', '/in-dover-nh', 'region: NH\n'),
    'pages/in-dover-nh.yaml': about('dover-nh', own) + link,
    'pages/other.yaml': page({ route: '/other', sections: texts(others) }),
  });
  expect(await rename(root, key, 'hill', '--texts')).toMatchObject({ exit: 0, err: '' });
  const textsOf = async (file: string) => (await textIn(root, file)).match(/(?<=text: ").*(?=")/g) ?? [];
  expect(await textsOf('pages/other.yaml')).toEqual(expected);
  if (key !== 'dover-nh') return;
  expect(await textsOf('pages/in-hill.yaml')).toEqual(['Hill drains, unlike Dover, VT.', ...own.slice(1)]);
  expect(await textIn(root, 'pages/in-hill.yaml')).toContain(link);
});

test.each([
  ['hope-vt', 'Hope'],
  ['new-hope-vt', 'New Hope'],
])('the state in the new slug %s of a town is not in its name', async (to, name) => {
  const { root } = await siteWith({});
  const { out } = await rename(root, 'hope', to, '--texts');
  expect(await textIn(root, `pages/towns/${to}.yaml`)).toContain(`name: ${name}\n`);
  expect(out.includes('The name is still “Hope”.')).toBe(name === 'Hope');
});

test('the state in the old slug of a town in another state is not in its name', async () => {
  const { root } = await siteWith({ 'pages/towns/lyme-nh.yaml': `${town('Lyme', '/')}region: NH\n` });
  await rename(root, 'lyme-nh', 'old-lyme-nh', '--texts');
  expect(await textIn(root, 'pages/towns/old-lyme-nh.yaml')).toContain('name: Old Lyme\n');
});
