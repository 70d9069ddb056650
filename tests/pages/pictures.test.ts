import { type CheerioAPI, load } from 'cheerio';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { contentOf, type OutputFile } from '../../generator/publish/output-file.ts';
import { builtSite } from '../harness/pages/built-site.ts';
import { heroWith, photo } from '../harness/project/photo.ts';
import { page } from '../harness/project/project.ts';
import { builtFiles, sharedProject } from '../harness/project/shared-project.ts';

const plan = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><path d="M0 0h30v20z"/></svg>';
const later = '  - { type: prose, heading: A, text: A, image: photos/Room 1.jpg, alt: The room again }\n';
const intro = '  - { type: intro, heading: A, text: A }\n';

const pages = {
  photo: heroWith('photos/Room 1.jpg') + later,
  'photo-2': heroWith('photos/Room 2.jpg') + later,
  far: intro + intro + later,
  clear: heroWith('clear.png'),
  drawing: heroWith('plan.svg'),
};
let files: ReadonlyMap<string, OutputFile>;

beforeAll(async () => {
  const clear = sharp({ create: { width: 900, height: 600, channels: 4, background: '#a5502c80' } });
  const definitions = Object.entries(pages).map(([name, sections]) => [
    `pages/${name}.yaml`,
    page({ route: `/${name}`, sections }),
  ]);
  const { root, remove } = await sharedProject('small', {
    ...Object.fromEntries(definitions),
    'photos/Room 1.jpg': await photo(1400, 2100),
    'photos/Room 2.jpg': await photo(1400, 2000),
    'clear.png': await clear.png().toBuffer(),
    'plan.svg': plan,
  });
  // Without the cache, every run makes the pictures.
  files = await builtFiles(root, { cache: (_, make) => make() }).finally(remove);
});

async function contentAt(address: string): Promise<string | Uint8Array> {
  const file = files.get(address.replace(/^\//, ''));
  if (!file) throw new Error(`There is no file ${address}.`);
  return contentOf(file);
}

const pageAt = async (name: keyof typeof pages): Promise<CheerioAPI> => load(String(await contentAt(`${name}.html`)));

const sizes = '(min-width: 48rem) calc(50vw - 5rem), 100vw';

test('a photograph is offered in three formats at the widths that its slot needs, the right way up', async () => {
  const $ = await pageAt('photo');
  const img = $('main picture img').first();
  expect($('style').text()).toMatch(/\{background-color:#a8[\da-f]{4}\}/);
  expect(img.attr()).toMatchObject({
    alt: 'A warm room',
    width: '1600',
    height: '1067',
    loading: 'eager',
    fetchpriority: 'high',
    sizes,
    class: expect.stringMatching(/ bg-\[#a8[\da-f]{4}\] /),
  });
  const offers = [...img.siblings('source').get(), ...img.get()].map((one) => $(one).attr('srcset') ?? '');
  const ending = (offer: string) => offer.replace(/\/assets\/room-1-[\w-]{12}-/g, '');
  expect(offers.map(ending)).toEqual([
    '480.avif 480w, 800.avif 800w, 1200.avif 1200w, 1600.avif 1600w',
    '480.webp 480w, 800.webp 800w, 1200.webp 1200w, 1600.webp 1600w',
    '480.jpeg 480w, 800.jpeg 800w, 1200.jpeg 1200w, 1600.jpeg 1600w',
  ]);
});

test('the files have the offered width and no metadata from the camera', async () => {
  const original = await sharp(await photo(1400, 2100)).metadata();
  expect(original).toHaveProperty('exif');
  const $ = await pageAt('photo');
  const offers = $('main picture').first().find('source, img').get();
  for (const offer of offers.flatMap((one) => $(one).attr('srcset')?.split(', ') ?? [])) {
    const [address = '', width] = offer.split(' ');
    const made = await sharp(Buffer.from(await contentAt(address))).metadata();
    expect(`${made.width}w`, address).toBe(width);
    expect(made.height, address).toBe(Math.round(((made.width ?? 0) * 2) / 3));
    expect(made, address).not.toHaveProperty('exif');
  }
});

test.each(['photo', 'photo-2'] as const)(
  'the best file of the first picture of /%s is requested before the page is read',
  async (name) => {
    const $ = await pageAt(name);
    const preload = $('head link[rel="preload"][as="image"]');
    expect(preload).toHaveLength(1);
    expect(preload.attr()).toMatchObject({
      type: 'image/avif',
      imagesrcset: $('source[type="image/avif"]').first().attr('srcset'),
      imagesizes: sizes,
      fetchpriority: 'high',
    });
  },
);

test('later pictures load lazily', async () => {
  const $ = await pageAt('photo');
  const images = $('main img')
    .get()
    .map((img) => [$(img).attr('loading'), $(img).attr('fetchpriority')]);
  expect(images).toEqual([
    ['eager', 'high'],
    ['lazy', undefined],
  ]);
  const far = await pageAt('far');
  expect(far('head link[as="image"]')).toHaveLength(0);
  expect(far('main img').attr('loading')).toBe('lazy');
});

test('a picture keeps its transparency, and an SVG stays unchanged', async () => {
  const clear = (await pageAt('clear'))('main img').attr('src') ?? '';
  expect(clear).toMatch(/^\/assets\/clear-[\w-]{12}-900\.png$/);
  expect(await sharp(Buffer.from(await contentAt(clear))).metadata()).toMatchObject({ format: 'png', hasAlpha: true });
  const drawing = (await pageAt('drawing'))('main img');
  expect(drawing.attr()).toMatchObject({ width: '30', height: '20' });
  expect(String(await contentAt(drawing.attr('src') ?? ''))).toBe(plan);
});

test('a section without a picture shows its drawing', () => {
  const hero = builtSite('every-fact').page('/')('main section').first();
  expect(hero.find('svg')).toHaveLength(1);
  expect(hero.find('img')).toHaveLength(0);
});
