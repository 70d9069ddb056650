import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type DevSession, develop } from '../harness/commands/dev.ts';
import { plainPhoto } from '../harness/project/photo.ts';

/** One server for the whole file. Every test has a page of its own. */
let dev: DevSession;
/** A file in which the stand-in editor notes what it was asked to open. */
let opened: string;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'editor-'));
  opened = join(folder, 'opened');
  const editor = join(folder, 'editor.sh');
  await writeFile(editor, `#!/bin/sh\necho "$@" > ${opened}\n`, { mode: 0o755 });
  dev = await develop('every-fact', { env: { LAUNCH_EDITOR: editor } });
  return async () => {
    await dev.stop();
    await rm(folder, { recursive: true, force: true });
  };
});

test('with Alt held, a text shows where it is written, and a click opens that line in the editor', async () => {
  const text = '      Come in.\n\n      Sit\n      down.\n';
  await dev.addPage('/pointed', `  - type: intro\n    heading: Welcome to {business.name}\n    text: |\n${text}`);
  const page = await dev.visit('/pointed');
  const outline = (location: string) => page.locator('dev-outline', { hasText: location });
  const box = await page.locator('h1').boundingBox();
  if (!box) throw new Error('The heading is not visible.');

  await page.keyboard.down('Alt');
  await page.mouse.move(box.x + 10, box.y + box.height / 2);
  await outline('pages/pointed.yaml:7').waitFor();
  await page.mouse.click(box.x + 10, box.y + box.height / 2);
  await expect
    .poll(() => readFile(opened, 'utf8').catch(() => ''))
    .toContain(`${join(dev.root, 'pages/pointed.yaml')}`);

  await page.getByText('Sit down.').hover();
  await outline('pages/pointed.yaml:11').waitFor();

  const brand = await page.locator('header a').first().boundingBox();
  await page.mouse.move((brand?.x ?? 0) + (brand?.width ?? 0) - 10, (brand?.y ?? 0) + (brand?.height ?? 0) / 2);
  await outline('site.yaml:').waitFor();
  await page.keyboard.up('Alt');
  await page.locator('dev-outline').waitFor({ state: 'detached' });
});

test('with Alt held, a text is found where it is now, after an edit that changes nothing on the page', async () => {
  await dev.addPage('/moved', '  - { type: intro, heading: Right, text: Text. }\n');
  const page = await dev.visit('/moved');
  const box = await page.locator('h1').boundingBox();
  if (!box) throw new Error('The heading is not visible.');
  const isOutlined = async (location: string, step: number) => {
    await page.keyboard.down('Alt');
    await page.mouse.move(box.x + 10 + step, box.y + box.height / 2);
    const found = await page.locator('dev-outline', { hasText: location }).isVisible();
    await page.keyboard.up('Alt');
    return found;
  };
  await expect.poll(() => isOutlined('pages/moved.yaml:6', 0)).toBe(true);
  await dev.edit('pages/moved.yaml', (yaml) => `# One line more.\n${yaml}`);
  let step = 0;
  await expect.poll(() => isOutlined('pages/moved.yaml:7', ++step % 5)).toBe(true);
});

test('with Alt held, a text is found in every browser, and again after the server failed to answer', async () => {
  await dev.addPage('/standard', '  - { type: intro, heading: Right, text: Text. }\n');
  const page = await dev.visit('/standard');
  await page.evaluate(() => Reflect.deleteProperty(Document.prototype, 'caretRangeFromPoint'));
  await page.route('**/@dev/provenance*', (route) => route.abort(), { times: 1 });
  const box = await page.locator('h1').boundingBox();
  if (!box) throw new Error('The heading is not visible.');
  const failed = page.waitForEvent('requestfailed');
  await page.keyboard.down('Alt');
  await failed;
  await page.mouse.move(box.x + 10, box.y + box.height / 2);
  await page.mouse.move(box.x + 12, box.y + box.height / 2);
  await page.locator('dev-outline', { hasText: 'pages/standard.yaml:6' }).waitFor();
});

test('with Alt held, a picture or drawing is found even if the box of a text covers it', async () => {
  const hero = (lines: string) =>
    `  - type: hero\n    heading: Rest\n    text: One room.\n    actions: [{ label: Home, to: / }]\n${lines}`;
  await dev.write('room.png', await plainPhoto());
  await dev.addPage('/photo', hero('    image: room.png\n    alt: A warm room\n'));
  await dev.addPage('/drawn', hero('    drawing: stones\n'));
  for (const [route, selector, line] of [
    ['/photo', 'main img', 11],
    ['/drawn', 'main svg', 10],
  ] as const) {
    const page = await dev.visit(route);
    const [picture, text] = [
      await page.locator(selector).first().boundingBox(),
      await page.locator('main h1').boundingBox(),
    ];
    if (!picture || !text) throw new Error('The section is not visible.');
    await page.keyboard.down('Alt');
    // The heading is short, but its box goes on over the left edge of the picture.
    await page.mouse.move(Math.max(picture.x + 5, text.x + text.width / 2), text.y + text.height / 2);
    await page.locator('dev-outline', { hasText: `pages${route}.yaml:${line}` }).waitFor();
    await page.keyboard.up('Alt');
  }
});

test('a location that cannot be opened is copied, and the page says why', async () => {
  await dev.addPage('/unopened', '  - { type: intro, heading: Right, text: Text. }\n');
  const page = await dev.visit('/unopened');
  await page.route('**/@dev/open', (route) => route.fulfill({ status: 503, body: 'No editor was found.' }));
  const box = await page.locator('h1').boundingBox();
  if (!box) throw new Error('The heading is not visible.');
  await page.keyboard.down('Alt');
  await page.mouse.move(box.x + 10, box.y + box.height / 2);
  await page.locator('dev-outline').waitFor();
  await page.mouse.click(box.x + 10, box.y + box.height / 2);
  await page.locator('dev-notice', { hasText: 'No editor was found.' }).waitFor();
  expect(await page.locator('dev-notice').innerText()).toMatch(/pages\/unopened\.yaml:6( is copied)?\.$/);
});
