import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { outputRoute } from '../../../generator/plan/routes/address.ts';
import { filesIn } from '../../../generator/publish/output-folder.ts';
import { type Project, page, project } from './project.ts';
import { small } from './small.ts';

/** Where the redirects of `hostedProject` lead. Signs in the last have a meaning in some configuration files. */
const redirects = {
  '/old-services': '/services',
  '/news/spring': '/areas/barre',
  '/top': '/#top',
  '/About_us.php': '/areas',
  '/old.html': '/areas',
  '/über-uns': '/areas',
  '/cafe%CC%81': '/areas',
  '/shop': 'https://shop.example.com:8443/oil:rose(30)?from=$host&to=%22',
};

/** A small site for a host: pages, one of them below another, and redirects. */
export async function hostedProject(host: string, base = '', more: Record<string, string> = {}): Promise<Project> {
  const moved = Object.entries(redirects).map(([from, to]) => `  ${from}: ${JSON.stringify(to)}\n`);
  return project('small', {
    'site.yaml': `host: ${host}\n${base && `base: ${base}\n`}redirects:\n${moved.join('')}${small}`,
    'pages/services.yaml': page({ route: '/services' }).replace('text: A', `text: ${'Services. '.repeat(200)}`),
    'pages/areas.yaml': page({ route: '/areas' }),
    'pages/barre.yaml': page({ route: '/areas/barre' }),
    ...more,
  });
}

/** The same, built. */
export async function builtFor(host: string, base = ''): Promise<Project & { folder: string }> {
  const made = await hostedProject(host, base);
  expect(await made.generate('build', '--quiet')).toMatchObject({ exit: 0, err: '' });
  return { ...made, folder: join(made.root, 'dist') };
}

/** Every file and route, with and without a slash and .html, every redirect, and addresses where nothing is. */
export async function addressesOf(folder: string, base: string): Promise<string[]> {
  const files = (await filesIn(folder)).filter((file) => !/^[._]|\.(br|gz)$/.test(file));
  const routes = files.filter((file) => file.endsWith('.html')).map(outputRoute);
  const slashed = routes.filter((route) => route !== '/').map((route) => `${route}/`);
  const moved = Object.keys(redirects)
    .map(decodeURI)
    .flatMap((route) => [route, `${route}/`]);
  const nothing = ['/nothing', '/nothing/', '/areas/nothing', '/assets/nothing.js', '/index.html'];
  const paths = [...files.map((file) => `/${file}`), ...routes, ...slashed, ...moved, ...nothing];
  // Some systems write codes such as %C3 in lowercase.
  const requests = paths.map(encodeURI).flatMap((path) => [path, path.replace(/%../g, (code) => code.toLowerCase())]);
  return [...new Set(requests)]
    .map((path) => base + path)
    .concat(base || '/', `${base}/services/?a=b`, `${base}/top?a=b`);
}

/** The files that only this host gets. */
export async function ownFiles(host: string, base = ''): Promise<string> {
  const { folder } = await builtFor(host, base);
  const every =
    /^(assets\/|favicon|apple-touch-icon|site\.webmanifest|sitemap|robots|published\.json)|^(index|404|services|areas(\/barre)?)\.html$/;
  const own = (await filesIn(folder)).filter((file) => !every.test(file) && !/\.(br|gz)$/.test(file)).sort();
  const shown = own.map(async (file) => {
    const text = await readFile(join(folder, file), 'utf8');
    return file.endsWith('.html') ? `${file}: ${text.match(/url=[^"]*/)?.[0]}` : `--- ${file}\n${text}`;
  });
  return `\n${(await Promise.all(shown)).join('\n')}\n`;
}
