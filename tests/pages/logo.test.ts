import { type CheerioAPI, load } from 'cheerio';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { contentOf, type OutputFile } from '../../generator/publish/output-file.ts';
import { branded, brightLogo, pngLogo, roundLogo } from '../harness/project/logos.ts';
import { page } from '../harness/project/project.ts';
import { builtFiles, sharedProject } from '../harness/project/shared-project.ts';

interface Built {
  files: ReadonlyMap<string, OutputFile>;
  $: CheerioAPI;
  content: (path: string) => Promise<Buffer>;
  /** Some pixels of the mark on a card, and all of its drawing. */
  cardPixels: () => Promise<{ mark: Buffer; drawing: Buffer }>;
}

/** A site with this brand, and a picture in the first section of a page. */
async function built(brand: string, more: Record<string, string | Buffer> = {}): Promise<Built> {
  const { root, remove } = await sharedProject('small', {
    'red.svg': roundLogo('#ff0000'),
    'blue.png': await pngLogo(700, 700),
    'name.png': await pngLogo(1200, 300),
    'pages/a.yaml': page({}),
    ...branded(`${brand}, shortName: Small`),
    ...more,
  });
  const files = await builtFiles(root).finally(remove);
  const content = async (path: string) => Buffer.from(await contentOf(files.get(path) as OutputFile));
  const $ = load(String(await content('index.html')));
  const cardPixels = async () => {
    const card = sharp(await content(new URL($('meta[property="og:image"]').attr('content') ?? '').pathname.slice(1)));
    const part = (left: number, top: number, width: number, height: number) =>
      card.clone().extract({ left, top, width, height }).removeAlpha().raw().toBuffer();
    return { mark: await part(104, 88, 4, 4), drawing: await part(752, 0, 448, 630) };
  };
  return { files, $, content, cardPixels };
}

const address = (attribute: string | undefined) => attribute?.replace(/-[\w-]{12}(?=[-.])/, '-HASH');

const businessIn = ($: CheerioAPI) => JSON.parse($('script[type="application/ld+json"]').text())['@graph'][0];

describe.each([
  ['an SVG logo', 'logo: red.svg', [255, 0, 0]],
  ['a raster logo', 'logo: tall.png', [0, 0, 255]],
  ['a drawing', 'mark: drop', null],
])('%s', (_, brand, middle) => {
  test('is on the home screen of a phone, on a square that nothing shows through', async () => {
    const { $, content } = await built(brand, { 'tall.png': await pngLogo(600, 700) });
    expect($('link[rel="apple-touch-icon"]').attr('href')).toBe('/apple-touch-icon.png');
    const icon = sharp(await content('apple-touch-icon.png'));
    const { data, info } = await icon.raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([180, 180, 3]);
    const pixel = (x: number, y: number) => [...data.subarray((y * 180 + x) * 3, (y * 180 + x) * 3 + 3)];
    expect(pixel(0, 0)).not.toEqual([0, 0, 0]);
    expect(pixel(0, 0)).toEqual(pixel(179, 179));
    if (middle) expect(pixel(90, 90)).toEqual(middle);
    else expect((await icon.stats()).entropy).toBeGreaterThan(0.1);
  });
});

describe('an SVG logo', () => {
  test('is in the header, next to the name, and does not move it when it arrives', async () => {
    const { $ } = await built('logo: red.svg');
    const image = $('header .brand img');
    expect(image.attr()).toMatchObject({ alt: '', width: '24', height: '24', loading: 'eager' });
    expect(address(image.attr('src'))).toBe('/assets/red-HASH.svg');
    expect($('header .brand').text()).toBe('Small Works');
    expect($('header .brand svg')).toHaveLength(0);
  });

  test('is the favicon, the icon of the web manifest, and the logo for search engines', async () => {
    const { $, content } = await built('logo: red.svg');
    expect($('link[rel="icon"]').attr()).toMatchObject({ href: '/favicon.svg', type: 'image/svg+xml' });
    expect(String(await content('favicon.svg'))).toBe(roundLogo('#ff0000'));
    expect(JSON.parse(String(await content('site.webmanifest'))).icons).toEqual([
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ]);
    expect(businessIn($).logo).toBe('https://small.example.com/favicon.svg');
  });

  test('is on social cards', async () => {
    const { mark } = await (await built('logo: red.svg')).cardPixels();
    expect(mark.toString('hex')).toMatch(/^(?:f[c-f]0[0-3]0[0-3])+$/);
  });
});

describe('a raster logo', () => {
  test('is in the header in several sizes', async () => {
    const { $, content } = await built('logo: blue.png');
    const image = $('header .brand img');
    expect(image.attr()).toMatchObject({ alt: '', width: '96', height: '96', sizes: '2rem' });
    expect(
      $('header .brand source')
        .get()
        .map(({ attribs }) => attribs.type),
    ).toEqual(['image/avif', 'image/webp']);
    const files = (image.attr('srcset') ?? '').split(', ').map((one) => one.split(' '));
    expect(files.map(([, width]) => width)).toEqual(['32w', '64w', '96w']);
    const sizes = files.map(async ([path = '']) => (await sharp(await content(path.slice(1))).metadata()).width);
    expect(await Promise.all(sizes)).toEqual([32, 64, 96]);
  });

  test('is made into square icons for browsers, phones, and search engines', async () => {
    const { $, content, files } = await built('logo: tall.png', { 'tall.png': await pngLogo(600, 700) });
    expect([...files.keys()]).not.toContain('favicon.svg');
    expect($('link[rel="icon"]').attr()).toMatchObject({ href: '/icon-192.png', type: 'image/png' });
    expect(businessIn($).logo).toBe('https://small.example.com/icon-512.png');
    const { icons } = JSON.parse(String(await content('site.webmanifest')));
    expect(icons).toEqual([
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ]);
    for (const side of [192, 512]) {
      const { data, info } = await sharp(await content(`icon-${side}.png`))
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height, info.channels]).toEqual([side, side, 4]);
      const middle = (side / 2) * side * 4;
      expect([...data.subarray(middle, middle + 4)], 'left of the logo').toEqual([0, 0, 0, 0]);
      expect([...data.subarray(middle + side * 2, middle + side * 2 + 4)]).toEqual([0, 0, 255, 255]);
    }
  });

  test('is on social cards', async () => {
    const { mark } = await (await built('logo: blue.png')).cardPixels();
    expect(mark.toString('hex')).toMatch(/^(?:0000ff)+$/);
  });

  test('may have more colors than a card, whose drawing keeps its own', async () => {
    const bright = await built('logo: bright.png', { 'bright.png': await brightLogo() });
    const drawn = await built('mark: drop');
    const [own, other] = await Promise.all([bright.cardPixels(), drawn.cardPixels()]);
    expect(own.drawing.equals(other.drawing)).toBe(true);
    expect(new Set(own.mark.toString('hex').match(/.{6}/g)).size).toBeGreaterThan(4);
  });
});

test('a business without a logo has none for search engines', async () => {
  expect(businessIn((await built('mark: drop')).$)).not.toHaveProperty('logo');
});

test('a logo replaces a drawing, even on a site without cards', async () => {
  const { $, files, content } = await built('mark: drop, logo: red.svg', {});
  expect($('header .brand svg')).toHaveLength(0);
  expect(String(await content('favicon.svg'))).toBe(roundLogo('#ff0000'));
  const plain = branded('logo: red.svg, shortName: Small');
  const without = await built('logo: red.svg', { 'site.yaml': `${plain['site.yaml']}cards: none\n` });
  expect([...without.files.keys()].filter((path) => path.includes('card-'))).toEqual([]);
  expect([...without.files.keys()]).toContain('favicon.svg');
  expect([...files.keys()]).toContainEqual(expect.stringContaining('card-'));
});

test('a logo with the name in it is alone in the header, and icons show the other one', async () => {
  const { $, content } = await built('logo: red.svg, wordmark: name.png');
  const image = $('header .brand img');
  expect(image.attr()).toMatchObject({ alt: 'Small Works', width: '384', height: '96', sizes: '8rem' });
  expect($('header .brand').text()).toBe('');
  expect(String(await content('favicon.svg'))).toBe(roundLogo('#ff0000'));
  const { $: drawn, content: contentBeside } = await built('mark: drop, wordmark: name.png');
  expect(drawn('header .brand').find('img, svg')).toHaveLength(1);
  expect(String(await contentBeside('favicon.svg'))).toContain('<title>Small Works</title>');
  expect(businessIn(drawn)).not.toHaveProperty('logo');
});
