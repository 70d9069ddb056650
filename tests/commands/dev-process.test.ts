import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { startDev } from '../../generator/workshop/dev/start-dev.ts';
import { listenWith } from '../../generator/workshop/listen.ts';
import { type DevSession, develop } from '../harness/commands/dev.ts';
import { fixtures, repository } from '../harness/project/project.ts';

/** A copy of the program, so that a test can break it. */
let program: string;
/** One server for the whole file. Its site lives under a path and starts with an error. */
let dev: DevSession;

beforeAll(async () => {
  program = await mkdtemp(join(tmpdir(), 'program-'));
  for (const part of ['client', 'generator', 'templates', 'package.json', 'tsconfig.json']) {
    await cp(join(repository, part), join(program, part), { recursive: true });
  }
  await symlink(join(repository, 'node_modules'), join(program, 'node_modules'));
  dev = await develop('chimney-sweep', {
    program,
    prepare: (edit) => edit('pages/start.yaml', (yaml) => yaml.replace(/heading: .*/, 'heading: "Before')),
  });
  return async () => {
    await dev.stop();
    await rm(program, { recursive: true, force: true });
  };
});

const overlay = (page: Page) => page.locator('dev-overlay');

test('a site that starts with an error shows the error, and then the site under its path', async () => {
  const page = await dev.visit('/maple-notch/');
  await overlay(page).getByText('pages/start.yaml').first().waitFor();
  await overlay(page).getByText('The site appears here once this is fixed.').waitFor();
  await dev.edit('pages/start.yaml', (yaml) => yaml.replace('"Before', 'After the thaw'));
  await page.getByRole('heading', { name: 'After the thaw' }).waitFor();
  await dev.answers('/maple-notch/chimneys/peacham', 200);
});

test('an old address leads where site.yaml redirects it', async () => {
  await dev.edit('site.yaml', (yaml) => yaml.replace(/^words:/m, 'redirects: { /flues: /chimneys/peacham }\n\nwords:'));
  await dev.answers('/maple-notch/flues', 200);
  const page = await dev.visit('/maple-notch/flues');
  expect(page.url()).toMatch(/\/maple-notch\/chimneys\/peacham$/);
});

test('a broken template does not end the server', async () => {
  const page = await dev.visit('/maple-notch/');
  const template = join(program, 'templates/sections/hero.tsx');
  const working = await readFile(template, 'utf8');
  await writeFile(template, working.replace('<h1', '<h1 <'));
  const place = overlay(page).getByRole('button', { name: /^templates\/sections\/hero\.tsx:\d+:\d+$/ });
  await place.waitFor();
  expect(
    await overlay(page)
      .getByText(/ERROR|node:internal/)
      .count(),
  ).toBe(0);
  expect(await page.locator('h1').innerText()).toBe('After the thaw');
  await dev.answers('/maple-notch/', 200);

  await writeFile(template, working.replace('</h1>', '!</h1>'));
  await page.getByRole('heading', { name: 'After the thaw!' }).waitFor();
});

test('a page is there while a changed template is read', async () => {
  const template = join(program, 'templates/sections/hero.tsx');
  const working = await readFile(template, 'utf8');
  const answer = async () => {
    const response = await fetch(`${dev.address}/maple-notch/`);
    return { status: response.status, isNew: (await response.text()).includes('?</h1>') };
  };
  await writeFile(template, working.replace(/!?<\/h1>/, '?</h1>'));
  const answersUntilNew = async () => {
    const answers = [await answer()];
    while (!answers.at(-1)?.isNew) answers.push(await answer());
    return answers;
  };
  // Several at a time, so that some are under way when the builder is replaced.
  const answers = await Promise.all(Array.from({ length: 4 }, answersUntilNew));
  expect(answers.flat().filter(({ status }) => status !== 200)).toEqual([]);
});

test('a template that fails while it renders names the page, the section and its own line', async () => {
  const page = await dev.visit('/maple-notch/');
  const template = join(program, 'templates/sections/hero.tsx');
  const working = await readFile(template, 'utf8');
  await writeFile(template, working.replace(/(view: .* => \{)\n/, '$1 null!.x;\n'));
  await overlay(page).getByText('pages/start.yaml, section 1 (hero): Cannot read').waitFor();
  await overlay(page)
    .getByRole('button', { name: /^templates\/sections\/hero\.tsx:\d+:\d+$/ })
    .waitFor();
  await writeFile(template, working);
  await overlay(page).waitFor({ state: 'detached' });
});

test('pages/ may be moved away, come back as a link, and be replaced', async () => {
  const page = await dev.visit('/maple-notch/');
  const [pages, kept] = [join(dev.root, 'pages'), join(dev.root, 'kept')];
  await rename(pages, kept);
  await overlay(page).waitFor({ state: 'attached' });
  await symlink(kept, pages);
  await overlay(page).waitFor({ state: 'detached' });
  await rm(pages);
  await overlay(page).waitFor({ state: 'attached' });
  await rename(kept, pages);
  await overlay(page).waitFor({ state: 'detached' });
  await dev.edit('pages/start.yaml', (yaml) => yaml.replace('After the thaw', 'After the move'));
  await page.getByRole('heading', { name: 'After the move' }).waitFor();
});

test('a folder may become a file', async () => {
  const folder = join(dev.root, 'static/menus');
  await dev.write('static/menus/summer.txt', 'Soup');
  await dev.answers('/maple-notch/menus/summer.txt', 200);
  await dev.whileStopped(async () => {
    await rm(folder, { recursive: true });
    await writeFile(folder, 'A menu.');
  });
  await dev.answers('/maple-notch/menus', 200);
});

test.runIf(process.platform === 'linux')('a builder that was killed does not end the server', async () => {
  const ask = async (route: string) => (await fetch(`${dev.address}/maple-notch${route}`)).text();
  // The connections stay open, so that the next requests are read before anything else once the server goes on.
  const askAll = () => Promise.allSettled(['/', '/prices', '/find'].map(ask));
  await askAll();
  await dev.whileStopped(async () => {
    const answers = askAll();
    await setTimeout(200);
    await dev.killBuilder();
    await setTimeout(200);
    return { answers };
  });
  await expect.poll(dev.terminal).toContain('stopped without saying why');
  await dev.edit('pages/start.yaml', (yaml) => `${yaml}\n`);
  await dev.answers('/maple-notch/', 200);
});

test('templates/ may be replaced', async () => {
  const page = await dev.visit('/maple-notch/');
  const [templates, kept] = [join(program, 'templates'), join(program, 'kept')];
  await rename(templates, kept);
  await overlay(page).waitFor({ state: 'attached' });
  await cp(kept, templates, { recursive: true });
  await overlay(page).waitFor({ state: 'detached' });
  await dev.answers('/maple-notch/', 200);
});

test('a request before the first build is over waits for it', async () => {
  const root = await mkdtemp(join(tmpdir(), 'early-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await cp(join(fixtures, 'chimney-sweep'), root, { recursive: true });
  const { port, stop } = await listenWith(createServer(), { wanted: 0, orNext: false });
  stop();
  const address = `http://localhost:${port}/maple-notch/chimneys/peacham`;
  let isStarting = true;
  const start = async () => {
    const server = await startDev({ root, inColor: false }, { wanted: port, orNext: false }, () => {});
    isStarting = false;
    onTestFinished(server.stop);
  };
  /** Asks again for as long as nothing listens there: how soon something does depends on the machine. */
  const ask = async (): Promise<Response> => {
    const mayListenLater = isStarting;
    try {
      return await fetch(address);
    } catch (error) {
      if (!mayListenLater) throw error;
      await setTimeout(20);
      return ask();
    }
  };
  const [early] = await Promise.all([ask(), start()]);
  expect({ status: early.status, text: await early.text() }).toEqual({
    status: 200,
    text: expect.stringContaining('Peacham'),
  });
});

test('Ctrl-C ends it without an error', async () => {
  expect(await dev.interrupt()).toBe(0);
});
